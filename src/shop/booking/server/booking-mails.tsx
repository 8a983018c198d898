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
import { costSentence } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { SeatFacts } from './seat-facts.ts'
import {
  BookingButton,
  BookingSummary,
  bookingRows,
  EntriesWithdrawn,
  OwnSeats,
  Seats,
  textRows,
  waysIn,
} from './seat-mail-parts.tsx'

export function RegistrationReceived({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'registration.received'>) {
  const one = data.seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Danke! Buchungsnummer ${data.reference}. So geht es weiter.`}
      heading="Deine Anmeldung ist angekommen."
    >
      <Opening name={data.bookerName} words={words} />
      <BookingSummary data={data} settings={settings} />
      <Subheading>{one ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={data.seats} />
      <Subheading>Wie es weitergeht</Subheading>
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
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
  words,
}: TemplateProps<'registration.received.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${data.bookerName}, ${data.packageName}`}
      heading="Eine neue Anmeldung"
    >
      <Paragraphs of={words.opening} />
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
          ...bookingRows(data, settings),
        ]}
      />
      <Subheading>{data.seats.length === 1 ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={data.seats} />
      <ActionButton href={`${settings.publicUrl}/admin/anmeldungen/${data.registrationId}`}>
        Anmeldung öffnen
      </ActionButton>
      <Closing words={words} />
    </MailFrame>
  )
}

export function RegistrationConfirmedForBooker({
  data,
  settings,
  subject,
  words,
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
      <Opening name={data.bookerName} words={words} />
      <BookingSummary data={data} settings={settings} />
      <Subheading>{one ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={seats} />
      <PastSeats seats={data.pastSeats} />
      {ownSeats.length > 0 && (
        <>
          <Subheading>{waysIn(ownSeats)}</Subheading>
          <OwnSeats seats={ownSeats} settings={settings} />
        </>
      )}
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
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

export function RegistrationCancelledForBooker({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'registration.cancelled.booker'>) {
  const one = data.seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Deine Anmeldung ist abgesagt."
    >
      <Opening name={data.bookerName} words={words} />
      <BookingSummary data={data} settings={settings} />
      <Subheading>{one ? 'Abgesagter Platz' : 'Abgesagte Plätze'}</Subheading>
      <Seats seats={data.seats} />
      <PastSeats seats={data.pastSeats} />
      <Paragraph>{costSentence(data.cost, { price: data.price })}</Paragraph>
      <EntriesWithdrawn seats={data.ownSeats} />
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
    </MailFrame>
  )
}
