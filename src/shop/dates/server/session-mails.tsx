import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import {
  ActionButton,
  Facts,
  MailFrame,
  MailLink,
  Paragraph,
} from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening, Paragraphs } from '#platform/mail/server/mail-parts.tsx'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import {
  attendeeText,
  calendarSentence,
  forWhomRows,
  OPEN_BOOKING,
  OwnSession,
} from '#shop/booking/server/seat-mail-parts.tsx'
import { dayWord, hourWord } from './reminder-texts.ts'

type ReminderProps = TemplateProps<'session.reminder.day' | 'session.reminder.hour'>

export function ReminderOneDayBefore(props: TemplateProps<'session.reminder.day'>) {
  return <Reminder {...props} when={dayWord(props.data)} />
}

export function ReminderOneHourBefore(props: TemplateProps<'session.reminder.hour'>) {
  return <Reminder {...props} when={hourWord(props.data)} />
}

function Reminder(props: ReminderProps & { when: string }) {
  const { data, settings, subject, words, recipient, when } = props
  const { training, meetingUrl, attendees = [] } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={sessionText(training)}
      heading={`${when} geht es los.`}
    >
      <Opening name={data.attendeeName} words={words} />
      <OwnSession training={training} settings={settings} />
      {attendees.length > 0 && <Facts rows={forWhomRows(attendees)} />}
      {meetingUrl && <ActionButton href={meetingUrl}>Am Training teilnehmen</ActionButton>}
      <Closing words={words} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <OwnLinks data={data} recipient={recipient} settings={settings} />
    </MailFrame>
  )
}

export function SessionChanged(props: TemplateProps<'session.changed'>) {
  const { data, settings, subject, words, recipient } = props
  const { training, before, references, seats, attendees = [] } = data
  const page = `${settings.publicUrl}/trainings/${training.id}`
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Neu: ${sessionText(training)}`}
      heading="Ein neuer Termin"
    >
      <Opening name={data.name} words={words} />
      <Facts
        rows={[
          ['Training', <strong key="title">{training.title}</strong>],
          ['Bisher', sessionText(before)],
          ['Neu', <strong key="new">{sessionText(training)}</strong>],
          ...forWhomRows(seats),
          ...(attendees.length > 0
            ? ([
                [
                  attendees.length === 1 ? 'Gebucht für' : 'Gebuchte Plätze für',
                  attendees.map(({ attendee }) => attendeeText(attendee)).join(', '),
                ],
              ] as const)
            : []),
          [references.length === 1 ? 'Buchungsnummer' : 'Buchungsnummern', references.join(', ')],
        ]}
      />
      <Paragraph>
        {keptSentence(attendees.length, seats.length)}
        {seats.length > 0 && calendarSentence(training.startsAt, before.startsAt)}
      </Paragraph>
      <Closing words={words} />
      <OwnLinks data={data} recipient={recipient} settings={settings} />
      <ActionButton href={page}>Zum Training</ActionButton>
    </MailFrame>
  )
}

/** Who booked for others is told that these hear of the new date themselves. */
function keptSentence(booked: number, own: number): string {
  if (booked === 1) return 'Der Platz bleibt erhalten. Die Person bekommt den neuen Termin auch.'
  if (booked > 1) return 'Die Plätze bleiben erhalten. Die Personen bekommen den neuen Termin auch.'
  return own > 1
    ? 'Deine Plätze bleiben dir erhalten, du brauchst nichts zu tun.'
    : 'Dein Platz bleibt dir erhalten, du brauchst nichts zu tun.'
}

export function LinkMissing({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'session.link_missing.staff'>) {
  const { training, seatsTaken } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${dayWord(data)}: ${sessionText(training)}`}
      heading="Ein Training hat noch keinen Zugangslink."
    >
      <Paragraphs of={words.opening} />
      <Facts
        rows={[
          ['Training', <strong key="title">{training.title}</strong>],
          ['Termin', sessionText(training)],
          ['Gebuchte Plätze', String(seatsTaken)],
        ]}
      />
      <ActionButton href={`${settings.publicUrl}/trainings/${training.id}`}>
        Seite des Trainings öffnen
      </ActionButton>
      <Closing words={words} />
    </MailFrame>
  )
}

/** The reader's links in a mail to everybody with a seat: to the booking, or to the page of each seat. */
function OwnLinks(props: {
  data: MailDataOf['session.changed' | 'session.reminder.day']
  recipient: string
  settings: MailSettings
}) {
  const { data, recipient, settings } = props
  const { bookingLink, linkedSeats = [] } = data
  return (
    <>
      {bookingLink && (
        <Paragraph>
          <MailLink href={settings.bookingUrl(bookingLink)}>{OPEN_BOOKING}</MailLink>
        </Paragraph>
      )}
      {linkedSeats.map((id, index) => (
        <Paragraph key={id}>
          <MailLink href={settings.seatUrl({ id, email: recipient })}>
            {linkedSeats.length === 1 ? 'Deinen Platz ansehen' : `Platz ${index + 1} ansehen`}
          </MailLink>
        </Paragraph>
      ))}
    </>
  )
}
