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
import type { MailSettings } from './mail-settings.ts'
import { DARK_STYLES, STYLES } from './mail-style.ts'

interface FrameProps {
  settings: MailSettings
  subject: string
  /** The preview text that mail programs show after the subject. */
  preview: string
  heading: string
  children: ReactNode
}

/** The layout of every mail: the logo, one card, and the sender. No pictures and no external resources. */
export function MailFrame({ settings, subject, preview, heading, children }: FrameProps) {
  return (
    <Html lang="de">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
      </Head>
      <Body lang="de" className="mail-page" style={STYLES.body}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={STYLES.container}>
          <MailBrand settings={settings} />
          <Section className="mail-card" style={STYLES.card}>
            <Heading as="h1" className="mail-ink" style={STYLES.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
          <MailFooter settings={settings} />
        </Container>
      </Body>
    </Html>
  )
}

function MailFooter({ settings: { publicUrl, firm } }: { settings: MailSettings }) {
  return (
    <Text className="mail-muted" style={STYLES.footer}>
      {firm.legalName}
      <br />
      {firm.addressLines.join(', ')}
      <br />
      {firm.phone},{' '}
      <Link className="mail-link" href={`mailto:${firm.email}`} style={STYLES.link}>
        {firm.email}
      </Link>
      <br />
      <Link className="mail-link" href={publicUrl + firm.imprintPath} style={STYLES.link}>
        Impressum
      </Link>
      <br />
      <Link className="mail-link" href={publicUrl + firm.privacyPath} style={STYLES.link}>
        Datenschutzerklärung
      </Link>
    </Text>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-text" style={STYLES.text}>
      {children}
    </Text>
  )
}

/** Smaller, for what explains the mail itself. */
export function MutedParagraph({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-muted" style={STYLES.note}>
      {children}
    </Text>
  )
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="mail-ink" style={STYLES.subheading}>
      {children}
    </Heading>
  )
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="mail-link" href={href} style={STYLES.link}>
      {children}
    </Link>
  )
}

/** The button for the next step; a mail has at most one. */
export function ActionButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ padding: '4px 0 24px' }}>
      <Button className="mail-button" href={href} style={STYLES.button}>
        {children}
      </Button>
    </Section>
  )
}

/** A table of two columns; in the plain text each row is one line, "Buchungsnummer: MF-1234". */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <FactTable>
      {rows.map(([label, value]) => (
        <tr key={label} className="fact">
          <td className="fact-label mail-muted" style={STYLES.factLabel}>
            {label}:{' '}
          </td>
          <td className="fact-value mail-ink" style={STYLES.factValue}>
            {value}
          </td>
        </tr>
      ))}
    </FactTable>
  )
}

/** The table of {@link Facts}, for rows of another shape. */
export function FactTable({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="mail-rule"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={STYLES.facts}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
