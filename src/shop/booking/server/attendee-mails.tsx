import { Facts, MailFrame, Paragraph } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { EntriesWithdrawn, forWhomRows, OwnSeats, WhoseData } from './seat-mail-parts.tsx'

export function RegistrationConfirmedForAttendee({
  data,
  settings,
  subject,
  words,
  recipient,
}: TemplateProps<'registration.confirmed.attendee'>) {
  const { seats, bookedBy, reference } = data
  const one = seats.length === 1
  const [first] = seats
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={first ? sessionText(first.training) : reference}
      heading={one ? 'Dein Platz ist bestätigt.' : 'Deine Plätze sind bestätigt.'}
    >
      <Opening name={data.attendeeName} words={words} />
      <OwnSeats seats={seats} settings={settings} attendee={recipient} />
      <Closing words={words} />
      <Paragraph>Buchungsnummer: {reference}</Paragraph>
      {bookedBy && <WhoseData bookedBy={bookedBy} settings={settings} />}
    </MailFrame>
  )
}

export function RegistrationCancelledForAttendee({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'registration.cancelled.attendee'>) {
  const { seats, reference } = data
  const one = seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${reference}`}
      heading={one ? 'Dein Platz ist abgesagt.' : 'Deine Plätze sind abgesagt.'}
    >
      <Opening name={data.attendeeName} words={words} />
      {seats.map((seat) => (
        <Facts
          key={seat.id}
          rows={[
            ['Training', <strong key="title">{seat.training.title}</strong>],
            ['Termin', sessionText(seat.training)],
            ...forWhomRows([seat]),
          ]}
        />
      ))}
      <EntriesWithdrawn seats={seats} />
      <Paragraph>Buchungsnummer: {reference}</Paragraph>
      <Closing words={words} />
    </MailFrame>
  )
}
