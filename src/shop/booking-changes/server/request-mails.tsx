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

export function RequestReceived({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'request.received'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Deine Anfrage ist angekommen."
    >
      <Opening name={data.bookerName} words={words} />
      <RequestedSeats data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
    </MailFrame>
  )
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

export function RequestRefused({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'request.refused'>) {
  const one = data.seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading={one ? 'Dein Platz bleibt gebucht.' : 'Deine Plätze bleiben gebucht.'}
    >
      <Opening name={data.bookerName} words={words} />
      <RequestedSeats data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
    </MailFrame>
  )
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
  const { data, settings, subject, words, recipient } = props
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Ist das deine Adresse?"
    >
      <Opening name={data.bookerName} words={words} />
      <ActionButton href={settings.newContactUrl(data.contactLink, recipient)}>
        Adresse bestätigen
      </ActionButton>
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Closing words={words} />
    </MailFrame>
  )
}

export function ContactRequested({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'contact.requested'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Eine neue Adresse für deine Buchung"
    >
      <Opening name={data.bookerName} words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
      <Closing words={words} />
    </MailFrame>
  )
}

export function ContactChanged({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'contact.changed'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Die Buchung hat eine andere Adresse."
    >
      <Opening name={data.bookerName} words={words} />
      <EntriesWithdrawn seats={data.lostSeats} />
      <Closing words={words} />
    </MailFrame>
  )
}
