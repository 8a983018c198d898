import type { SeatFacts } from '../mail-data.ts'
import {
  AskUs,
  BookingSummary,
  bookingRows,
  EntriesWithdrawn,
  Greeting,
  OwnSeats,
  Seats,
  type TemplateProps,
  textRows,
} from './mail-facts.tsx'
import { ActionButton, Facts, MailFrame, MailLink, Paragraph, Subheading } from './mail-frame.tsx'

export function RegistrationReceived({
  data,
  settings,
  subject,
}: TemplateProps<'registration.received'>) {
  const one = data.seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Danke! Buchungsnummer ${data.reference}. So geht es weiter.`}
      heading="Deine Anmeldung ist eingegangen."
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        vielen Dank! Wir haben deine Anmeldung erhalten.
      </Paragraph>
      <BookingSummary data={data} settings={settings} />
      <Subheading>{one ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={data.seats} />
      <Subheading>Wie es weitergeht</Subheading>
      <Paragraph>
        Wir prüfen deine Anmeldung und melden uns bei dir.{' '}
        {one
          ? 'Erst mit unserer Bestätigung ist der Platz verbindlich gebucht; bis dahin halten wir ihn für dich frei.'
          : 'Erst mit unserer Bestätigung sind die Plätze verbindlich gebucht; bis dahin halten wir sie für dich frei.'}
      </Paragraph>
      <Paragraph>
        <MailLink href={`${settings.publicUrl}/trainings`}>Alle Trainings ansehen</MailLink>
      </Paragraph>
    </MailFrame>
  )
}

export function RegistrationReceivedByStaff({
  data,
  settings,
  subject,
}: TemplateProps<'registration.received.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${data.bookerName}, ${data.packageName}`}
      heading="Eine neue Anmeldung"
    >
      <Facts
        rows={[
          ['Kontakt', data.bookerName],
          [
            'E-Mail',
            <MailLink key="email" href={`mailto:${data.bookerEmail}`}>
              {data.bookerEmail}
            </MailLink>,
          ],
          ...textRows(data),
          ...bookingRows(data, settings.firm.vatNote),
        ]}
      />
      <Subheading>{data.seats.length === 1 ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={data.seats} />
      <ActionButton
        href={`${settings.publicUrl}/admin/dashboard?ansicht=anmeldungen&anmeldung=${data.registrationId}`}
      >
        Anmeldung öffnen
      </ActionButton>
    </MailFrame>
  )
}

export function RegistrationConfirmedForBooker({
  data,
  settings,
  subject,
}: TemplateProps<'registration.confirmed.booker'>) {
  const { seats, ownSeats } = data
  const one = seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${one ? 'Der Platz ist' : 'Die Plätze sind'} verbindlich gebucht.`}
      heading="Deine Anmeldung ist bestätigt."
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        {one ? 'der Platz ist' : 'die Plätze sind'} verbindlich gebucht.{' '}
        {othersSentence(seats.length - ownSeats.length, ownSeats.length)}
      </Paragraph>
      <BookingSummary data={data} settings={settings} />
      <Subheading>{one ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={seats} />
      <PastSeats seats={data.pastSeats} />
      {ownSeats.length > 0 && (
        <>
          <Subheading>So bist du dabei</Subheading>
          <OwnSeats seats={ownSeats} settings={settings} />
        </>
      )}
      <AskUs question="Etwas stimmt nicht?" settings={settings} />
    </MailFrame>
  )
}

/** The booked seats whose session has already ended; nothing where there are none. */
function PastSeats({ seats = [] }: { seats: SeatFacts[] | undefined }) {
  if (seats.length === 0) return null
  return (
    <>
      <Subheading>Schon vorbei</Subheading>
      <Seats seats={seats} />
    </>
  )
}

/** A sentence about the mails to the other attendees. */
function othersSentence(others: number, own: number): string {
  if (others === 0) return 'Wir freuen uns auf dich!'
  const who = own > 0 ? 'Wer mit dir dabei ist' : 'Wer dabei ist'
  return `${who}, bekommt eine eigene Nachricht mit Termin und Kalendereintrag.`
}

export function RegistrationCancelledForBooker({
  data,
  settings,
  subject,
}: TemplateProps<'registration.cancelled.booker'>) {
  const one = data.seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Deine Anmeldung ist abgesagt."
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        wir haben deine Anmeldung abgesagt. {one ? 'Der Platz ist' : 'Die Plätze sind'} nicht mehr
        gebucht.
      </Paragraph>
      <BookingSummary data={data} settings={settings} />
      <Subheading>{one ? 'Abgesagter Platz' : 'Abgesagte Plätze'}</Subheading>
      <Seats seats={data.seats} />
      <PastSeats seats={data.pastSeats} />
      <EntriesWithdrawn seats={data.ownSeats} />
      <AskUs question="Das kommt unerwartet?" settings={settings} />
    </MailFrame>
  )
}
