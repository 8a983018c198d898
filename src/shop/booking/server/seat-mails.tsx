import { Facts, MailFrame, Paragraph } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import {
  calendarSentence,
  EntriesWithdrawn,
  forWhomRows,
  OwnSeats,
  OwnSession,
  WhoseData,
} from './seat-mail-parts.tsx'

export function SeatGained(props: TemplateProps<'seat.gained'>) {
  const { data, settings, subject, words, recipient } = props
  const { seats, bookedBy, reference } = data
  const [first] = seats
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={first ? sessionText(first.training) : reference}
      heading={seats.length === 1 ? 'Du hast einen Platz.' : 'Du hast Plätze.'}
    >
      <Opening name={data.attendeeName} words={words} />
      <OwnSeats seats={seats} settings={settings} attendee={recipient} />
      <Closing words={words} />
      <Paragraph>Buchungsnummer: {reference}</Paragraph>
      {bookedBy && <WhoseData bookedBy={bookedBy} settings={settings} />}
    </MailFrame>
  )
}

export function SeatLost({ data, settings, subject, words }: TemplateProps<'seat.lost'>) {
  const { seats, isReplaced } = data
  const one = seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading={
        isReplaced
          ? 'Deinen Platz hat jetzt eine andere Person.'
          : one
            ? 'Dein Platz ist abgesagt.'
            : 'Deine Plätze sind abgesagt.'
      }
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
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Closing words={words} />
    </MailFrame>
  )
}

export function SeatMoved(props: TemplateProps<'seat.moved'>) {
  const { data, settings, subject, words, recipient } = props
  const { before, training, meetingUrl, seats } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Neu: ${sessionText(training)}`}
      heading="Dein neuer Termin"
    >
      <Opening name={data.attendeeName} words={words} />
      <Facts rows={[['Bisher', `${before.title}, ${sessionText(before)}`]]} />
      <OwnSession
        training={training}
        meetingUrl={meetingUrl}
        seats={seats}
        attendee={recipient}
        settings={settings}
      />
      {seats.length > 0 && (
        <Paragraph>{calendarSentence(training.startsAt, before.startsAt).trim()}</Paragraph>
      )}
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Closing words={words} />
    </MailFrame>
  )
}
