import { dayWord, hourWord } from '../reminder-texts.ts'
import {
  AskUs,
  bookerText,
  EntriesWithdrawn,
  Greeting,
  OwnSeats,
  OwnSession,
  sessionText,
  type TemplateProps,
  WhoseData,
} from './mail-facts.tsx'
import { ActionButton, Facts, MailFrame, Paragraph } from './mail-frame.tsx'

export function RegistrationConfirmedForAttendee({
  data,
  settings,
  subject,
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
      <Paragraph>
        <Greeting name={data.attendeeName} />
        {bookedBy === null ? 'wir' : `${bookerText(bookedBy)} hat dich angemeldet. Wir`} freuen uns
        auf dich!
      </Paragraph>
      <OwnSeats seats={seats} settings={settings} />
      <Paragraph>Buchungsnummer: {reference}</Paragraph>
      {bookedBy && <WhoseData bookedBy={bookedBy} settings={settings} />}
    </MailFrame>
  )
}

export function RegistrationCancelledForAttendee({
  data,
  settings,
  subject,
}: TemplateProps<'registration.cancelled.attendee'>) {
  const { seats, bookedBy, reference } = data
  const one = seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${reference}`}
      heading={one ? 'Dein Platz ist abgesagt.' : 'Deine Plätze sind abgesagt.'}
    >
      <Paragraph>
        <Greeting name={data.attendeeName} />
        {one ? 'dein Platz ist' : 'deine Plätze sind'} nicht mehr gebucht
        {bookedBy?.name ? `. Angemeldet hatte dich ${bookedBy.name}.` : '.'}
      </Paragraph>
      {seats.map(({ id, training }) => (
        <Facts
          key={id}
          rows={[
            ['Training', <strong key="title">{training.title}</strong>],
            ['Termin', sessionText(training)],
          ]}
        />
      ))}
      <EntriesWithdrawn seats={seats} />
      <Paragraph>Buchungsnummer: {reference}</Paragraph>
      <AskUs question="Das kommt unerwartet?" settings={settings} />
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

function Reminder({ data, settings, subject, when }: ReminderProps & { when: string }) {
  const { training, meetingUrl, bookedBy } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={sessionText(training)}
      heading={`${when} geht es los.`}
    >
      <Paragraph>
        <Greeting name={data.attendeeName} />
        {when.charAt(0).toLowerCase() + when.slice(1)} beginnt dein Training.
        {bookedBy?.name && ` Angemeldet hat dich ${bookedBy.name}.`}
      </Paragraph>
      <OwnSession training={training} settings={settings} />
      {meetingUrl && <ActionButton href={meetingUrl}>Am Training teilnehmen</ActionButton>}
      <AskUs
        question={meetingUrl ? 'Du kommst nicht hinein?' : 'Dir fehlt der Zugang?'}
        settings={settings}
      />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
    </MailFrame>
  )
}

export function SessionChanged({ data, settings, subject }: TemplateProps<'session.changed'>) {
  const { training, before, references, seats } = data
  const page = `${settings.publicUrl}/trainings/${training.id}`
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Neu: ${sessionText(training)}`}
      heading="Ein neuer Termin"
    >
      <Paragraph>
        <Greeting name={data.name} />
        ein Training, in dem du einen Platz hast, findet zu einer anderen Zeit statt.
      </Paragraph>
      <Facts
        rows={[
          ['Training', <strong key="title">{training.title}</strong>],
          ['Bisher', sessionText(before)],
          ['Neu', <strong key="new">{sessionText(training)}</strong>],
          [references.length === 1 ? 'Buchungsnummer' : 'Buchungsnummern', references.join(', ')],
        ]}
      />
      <Paragraph>
        Dein Platz bleibt dir erhalten, du brauchst nichts zu tun.
        {seats.length > 0 && calendarSentence(training.startsAt, before.startsAt)}
      </Paragraph>
      <AskUs question="Du kannst zur neuen Zeit nicht?" settings={settings} />
      <ActionButton href={page}>Zum Training</ActionButton>
    </MailFrame>
  )
}

/** What the attached calendar entry of a moved session does; empty where there is none. */
export function calendarSentence(startsAt: string | null, startedAt: string | null): string {
  if (startsAt) return ' Der neue Kalendereintrag liegt bei und ersetzt den alten.'
  return startedAt ? ' Den alten Kalendereintrag nehmen wir mit dieser Nachricht zurück.' : ''
}
