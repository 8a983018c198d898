import type { ReactNode } from 'react'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email'
import { MailBrand } from './mail-brand.tsx'
import { MailStyles, useMailStyles } from './mail-look.ts'
import type { MailSettings } from './mail-settings.ts'
import { darkStyles, mailStyles } from './mail-style.ts'

interface FrameProps {
  settings: MailSettings
  subject: string
  /** The preview text that mail programs show after the subject. */
  preview: string
  heading: string
  children: ReactNode
}

/** The layout of every mail: the logo, one card, and the sender. No external resources but the firm's own logo. */
export function MailFrame({ settings, subject, preview, heading, children }: FrameProps) {
  const { look } = settings.firm
  const styles = mailStyles(look)
  return (
    <MailStyles value={styles}>
      <Html lang="de">
        <Head>
          <title>{subject}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{darkStyles(look.colors)}</style>
        </Head>
        <Body lang="de" className="mail-page" style={styles.body}>
          <Preview useTitleTag={false}>{preview}</Preview>
          <Container style={styles.container}>
            <MailBrand settings={settings} />
            <Section className="mail-card" style={styles.card}>
              <Heading as="h1" className="mail-ink" style={styles.heading}>
                {heading}
              </Heading>
              {children}
            </Section>
            <MailFooter settings={settings} />
          </Container>
        </Body>
      </Html>
    </MailStyles>
  )
}

function MailFooter({ settings: { publicUrl, firm } }: { settings: MailSettings }) {
  const styles = useMailStyles()
  return (
    <Text className="mail-muted" style={styles.footer}>
      {firm.legalName}
      <br />
      {firm.addressLines.join(', ')}
      <br />
      {firm.phone},{' '}
      <Link className="mail-link" href={`mailto:${firm.email}`} style={styles.link}>
        {firm.email}
      </Link>
      <br />
      <Link className="mail-link" href={publicUrl + firm.imprintPath} style={styles.link}>
        Impressum
      </Link>
      <br />
      <Link className="mail-link" href={publicUrl + firm.privacyPath} style={styles.link}>
        Datenschutzerklärung
      </Link>
    </Text>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  const styles = useMailStyles()
  return (
    <Text className="mail-text" style={styles.text}>
      {children}
    </Text>
  )
}

/** Smaller, for what explains the mail itself. */
export function MutedParagraph({ children }: { children: ReactNode }) {
  const styles = useMailStyles()
  return (
    <Text className="mail-muted" style={styles.note}>
      {children}
    </Text>
  )
}

export function Subheading({ children }: { children: ReactNode }) {
  const styles = useMailStyles()
  return (
    <Heading as="h2" className="mail-ink" style={styles.subheading}>
      {children}
    </Heading>
  )
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  const styles = useMailStyles()
  return (
    <Link className="mail-link" href={href} style={styles.link}>
      {children}
    </Link>
  )
}

/** The button for the next step; a mail has at most one. */
export function ActionButton({ href, children }: { href: string; children: ReactNode }) {
  const styles = useMailStyles()
  return (
    <Section style={{ padding: '4px 0 24px' }}>
      <Button className="mail-button" href={href} style={styles.button}>
        {children}
      </Button>
    </Section>
  )
}

/** A table of two columns; in the plain text each row is one line, "Buchungsnummer: MF-1234". */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  const styles = useMailStyles()
  return (
    <FactTable>
      {rows.map(([label, value]) => (
        <tr key={label} className="fact">
          <td className="fact-label mail-muted" style={styles.factLabel}>
            {label}:{' '}
          </td>
          <td className="fact-value mail-ink" style={styles.factValue}>
            {value}
          </td>
        </tr>
      ))}
    </FactTable>
  )
}

/** The table of {@link Facts}, for rows of another shape. */
export function FactTable({ children }: { children: ReactNode }) {
  const styles = useMailStyles()
  return (
    <table
      role="presentation"
      className="mail-rule"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={styles.facts}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
