import { calendarSentence } from './attendee-mails.tsx'
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
import { Facts, MailFrame, Paragraph } from './mail-frame.tsx'

export function SeatGained({ data, settings, subject }: TemplateProps<'seat.gained'>) {
  const { seats, bookedBy, reference } = data
  const [first] = seats
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={first ? sessionText(first.training) : reference}
      heading={seats.length === 1 ? 'Du hast einen Platz.' : 'Du hast Plätze.'}
    >
      <Paragraph>
        <Greeting name={data.attendeeName} />
        {bookedBy === null
          ? 'der Platz ist verbindlich gebucht. Wir'
          : `${bookerText(bookedBy)} hat dich angemeldet. Wir`}{' '}
        freuen uns auf dich!
      </Paragraph>
      <OwnSeats seats={seats} settings={settings} />
      <Paragraph>Buchungsnummer: {reference}</Paragraph>
      {bookedBy && <WhoseData bookedBy={bookedBy} settings={settings} />}
    </MailFrame>
  )
}

export function SeatLost({ data, settings, subject }: TemplateProps<'seat.lost'>) {
  const { seats, bookedBy, isReplaced } = data
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
      <Paragraph>
        <Greeting name={data.attendeeName} />
        {isReplaced
          ? 'dein Platz ist auf eine andere Person umgeschrieben'
          : `${one ? 'dein Platz ist' : 'deine Plätze sind'} nicht mehr gebucht`}
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
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <AskUs question="Das kommt unerwartet?" settings={settings} />
    </MailFrame>
  )
}

export function SeatMoved({ data, settings, subject }: TemplateProps<'seat.moved'>) {
  const { before, training, meetingUrl, seats, bookedBy } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Neu: ${sessionText(training)}`}
      heading="Dein neuer Termin"
    >
      <Paragraph>
        <Greeting name={data.attendeeName} />
        dein Platz ist umgebucht.
        {bookedBy?.name && ` Angemeldet hat dich ${bookedBy.name}.`}
      </Paragraph>
      <Facts rows={[['Bisher', `${before.title}, ${sessionText(before)}`]]} />
      <OwnSession training={training} meetingUrl={meetingUrl} settings={settings} />
      {seats.length > 0 && (
        <Paragraph>{calendarSentence(training.startsAt, before.startsAt).trim()}</Paragraph>
      )}
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <AskUs question="Das kommt unerwartet?" settings={settings} />
    </MailFrame>
  )
}
