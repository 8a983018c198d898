import {
  attendeeText,
  Closing,
  EntriesWithdrawn,
  forWhomRows,
  Opening,
  OwnLinks,
  OwnSeats,
  OwnSession,
  type TemplateProps,
  WhoseData,
} from '#platform/mail/server/mail-facts.tsx'
import { ActionButton, Facts, MailFrame, Paragraph } from '#platform/mail/server/mail-layout.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import { dayWord, hourWord } from './reminder-texts.ts'

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

/** What the attached calendar entry of a moved session does; empty where there is none. */
export function calendarSentence(startsAt: string | null, startedAt: string | null): string {
  if (startsAt) return ' Der neue Kalendereintrag liegt bei und ersetzt den alten.'
  return startedAt ? ' Den alten Kalendereintrag nehmen wir mit dieser Nachricht zurück.' : ''
}
