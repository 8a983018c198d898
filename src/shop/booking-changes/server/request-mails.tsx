import type { ReactNode } from 'react'
import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import {
  ActionButton,
  Facts,
  MailFrame,
  MailLink,
  Paragraph,
  Subheading,
} from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening, Paragraphs } from '#platform/mail/server/mail-parts.tsx'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { BookingButton, EntriesWithdrawn, Seats } from '#shop/booking/server/seat-mail-parts.tsx'

type Request = Pick<MailDataOf['request.received.staff'], 'seats' | 'isWhole'>

interface AboutBookingProps {
  of: TemplateProps<
    | 'request.received'
    | 'request.refused'
    | 'contact.confirm'
    | 'contact.requested'
    | 'contact.changed'
  >
  heading: string
  /** Between opening and closing. */
  children: ReactNode
  /** Below the closing. */
  button?: ReactNode
}

/** A mail to the booker about the booking. */
function AboutBooking({ of: props, heading, children, button }: AboutBookingProps) {
  const { data, settings, subject, words } = props
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading={heading}
    >
      <Opening name={data.bookerName} words={words} />
      {children}
      <Closing words={words} />
      {button}
    </MailFrame>
  )
}

function AboutRequest({
  of: props,
  heading,
}: {
  of: TemplateProps<'request.received' | 'request.refused'>
  heading: string
}) {
  const { data, settings } = props
  const button = <BookingButton link={data.bookingLink} settings={settings} />
  return (
    <AboutBooking of={props} heading={heading} button={button}>
      <RequestedSeats data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
    </AboutBooking>
  )
}

export function RequestReceived(props: TemplateProps<'request.received'>) {
  return <AboutRequest of={props} heading="Deine Anfrage ist angekommen." />
}

export function RequestReceivedByStaff({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'request.received.staff'>) {
  const { isWhole } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${data.bookerName}, ${data.reference}`}
      heading="Eine Anfrage zum Absagen"
    >
      <Paragraphs of={words.opening} />
      <Facts
        rows={[
          ['Buchungsnummer', data.reference],
          ['Kontakt', data.bookerName],
          [
            'E-Mail',
            <MailLink key="email" href={`mailto:${data.bookerEmail}`}>
              {data.bookerEmail}
            </MailLink>,
          ],
          ['Betrifft', isWhole ? 'die ganze Anmeldung' : 'einen Platz'],
          ...(data.wish === '' ? [] : ([['Nachricht', data.wish]] as const)),
        ]}
      />
      <RequestedSeats data={data} />
      <ActionButton href={`${settings.publicUrl}/admin/anmeldungen/${data.registrationId}`}>
        Anmeldung öffnen
      </ActionButton>
      <Closing words={words} />
    </MailFrame>
  )
}

export function RequestRefused(props: TemplateProps<'request.refused'>) {
  const one = props.data.seats.length === 1
  const heading = one ? 'Dein Platz bleibt gebucht.' : 'Deine Plätze bleiben gebucht.'
  return <AboutRequest of={props} heading={heading} />
}

function RequestedSeats({ data: { seats } }: { data: Request }) {
  return (
    <>
      <Subheading>{seats.length === 1 ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={seats} />
    </>
  )
}

export function ConfirmContact(props: TemplateProps<'contact.confirm'>) {
  const { data, settings, recipient } = props
  return (
    <AboutBooking of={props} heading="Ist das deine Adresse?">
      <ActionButton href={settings.newContactUrl(data.contactLink, recipient)}>
        Adresse bestätigen
      </ActionButton>
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
    </AboutBooking>
  )
}

export function ContactRequested(props: TemplateProps<'contact.requested'>) {
  const { data, settings } = props
  return (
    <AboutBooking of={props} heading="Eine neue Adresse für deine Buchung">
      <BookingButton link={data.bookingLink} settings={settings} />
    </AboutBooking>
  )
}

export function ContactChanged(props: TemplateProps<'contact.changed'>) {
  return (
    <AboutBooking of={props} heading="Die Buchung hat eine andere Adresse.">
      <EntriesWithdrawn seats={props.data.lostSeats} />
    </AboutBooking>
  )
}
