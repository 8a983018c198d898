import type { CalendarSeat, MailDataOf, SeatFacts } from '../mail-data.ts'
import type { MailSettings } from '../mail-settings.ts'
import {
  attendeeText,
  EntriesWithdrawn,
  Greeting,
  OwnSession,
  priceText,
  Seats,
  sessionText,
  type TemplateProps,
} from './mail-facts.tsx'
import { Facts, MailFrame, MailLink, Paragraph, Subheading } from './mail-frame.tsx'

type Cancellation = MailDataOf['date.cancelled.booker' | 'date.cancelled.attendee']

export function DateCancelledForBooker({
  data,
  settings,
  subject,
}: TemplateProps<'date.cancelled.booker'>) {
  const { cancelled, outcome, seats, otherSeats, ownSeats, isConfirmed } = data
  const one = seats.length === 1
  const isMove = outcome.kind === 'move'
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={previewOf(data)}
      heading={headingOf(data)}
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        {cancelledSentence(data)}{' '}
        {isMove
          ? `${one ? 'Den Platz' : 'Die Plätze'} deiner Buchung haben wir auf einen anderen Termin gelegt.`
          : `${one ? 'Der Platz' : 'Die Plätze'} deiner Buchung an diesem Termin ${one ? 'ist' : 'sind'} abgesagt.`}
      </Paragraph>
      <Reason reason={data.reason} />
      {!isMove && (
        <Paragraph>{moneySentence(outcome.isWhole, one, data.price, settings)}</Paragraph>
      )}
      <CancelledSession training={cancelled} />
      {isMove && (
        <>
          <Subheading>Der neue Termin</Subheading>
          <OwnSession
            training={outcome.training}
            meetingUrl={ownSeats.length > 0 ? outcome.meetingUrl : null}
            settings={settings}
          />
          <Facts rows={[[one ? 'Für' : 'Plätze für', attendeesText(seats)]]} />
        </>
      )}
      <CalendarNote seats={ownSeats} data={data} />
      {isMove && !isConfirmed && (
        <Paragraph>
          Deine Anmeldung haben wir noch nicht bestätigt. Dazu melden wir uns wie angekündigt bei
          dir.
        </Paragraph>
      )}
      {!isMove && (
        <>
          <Subheading>{one ? 'Abgesagter Platz' : 'Abgesagte Plätze'}</Subheading>
          <Seats seats={seats} />
        </>
      )}
      {otherSeats.length > 0 && (
        <>
          <Subheading>Bleibt, wie es ist</Subheading>
          <Seats seats={otherSeats} />
        </>
      )}
      <Facts
        rows={[
          ['Buchungsnummer', data.reference],
          ['Paket', data.packageName],
          ['Preis', priceText(data.price, settings)],
        ]}
      />
      <Answer isMove={isMove} refundTo="dir" settings={settings} />
    </MailFrame>
  )
}

export function DateCancelledForAttendee({
  data,
  settings,
  subject,
}: TemplateProps<'date.cancelled.attendee'>) {
  const { cancelled, outcome, seats, bookedBy } = data
  const one = seats.length === 1
  const isMove = outcome.kind === 'move'
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={previewOf(data)}
      heading={headingOf(data)}
    >
      <Paragraph>
        <Greeting name={data.attendeeName} />
        {cancelledSentence(data)}{' '}
        {isMove
          ? `${one ? 'Deinen Platz' : 'Deine Plätze'} haben wir auf einen anderen Termin gelegt.`
          : `${one ? 'Dein Platz ist' : 'Deine Plätze sind'} damit abgesagt.`}
        {bookedBy?.name && ` Angemeldet hatte dich ${bookedBy.name}.`}
      </Paragraph>
      <Reason reason={data.reason} />
      {!isMove && (
        <Paragraph>
          {bookedBy === null
            ? 'Du bekommst das Geld dafür zurück.'
            : 'Das Geld dafür bekommt zurück, wer dich angemeldet hat.'}
        </Paragraph>
      )}
      <CancelledSession training={cancelled} />
      {isMove && (
        <>
          <Subheading>Dein neuer Termin</Subheading>
          <OwnSession
            training={outcome.training}
            meetingUrl={outcome.meetingUrl}
            settings={settings}
          />
        </>
      )}
      <CalendarNote seats={seats} data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Answer
        isMove={isMove}
        refundTo={bookedBy === null ? 'dir' : 'der Person, die dich angemeldet hat,'}
        settings={settings}
      />
    </MailFrame>
  )
}

function headingOf({ outcome }: Cancellation): string {
  return outcome.kind === 'move'
    ? 'Ein Termin fällt aus, ein neuer steht.'
    : 'Dein Termin fällt aus.'
}

function previewOf({ cancelled, outcome }: Cancellation): string {
  return outcome.kind === 'move'
    ? `Neu: ${sessionText(outcome.training)}`
    : `${sessionText(cancelled)} findet nicht statt.`
}

function cancelledSentence({ cancelled }: Cancellation): string {
  return `„${cancelled.title}“ (${cancelled.date}) findet leider nicht statt.`
}

function attendeesText(seats: readonly SeatFacts[]): string {
  return seats.map(({ attendee }) => attendeeText(attendee)).join(', ')
}

function Reason({ reason }: { reason: string }) {
  return reason === '' ? null : <Paragraph>{reason}</Paragraph>
}

function CancelledSession({ training }: { training: Cancellation['cancelled'] }) {
  return (
    <Facts
      rows={[
        ['Training', <strong key="title">{training.title}</strong>],
        ['Abgesagt', <s key="session">{sessionText(training)}</s>],
      ]}
    />
  )
}

/** What the attached calendar entries do; nothing where there are none. */
function CalendarNote(props: { seats: readonly CalendarSeat[]; data: Cancellation }) {
  const { seats, data } = props
  const { cancelled, outcome } = data
  if (seats.length === 0) return null
  if (outcome.kind === 'refund' || outcome.training.startsAt === null) {
    return <EntriesWithdrawn seats={seats.map((seat) => ({ ...seat, training: cancelled }))} />
  }
  return (
    <Paragraph>
      {seats.length === 1
        ? 'Der neue Kalendereintrag liegt bei und ersetzt den alten.'
        : 'Die neuen Kalendereinträge liegen bei und ersetzen die alten.'}
    </Paragraph>
  )
}

function moneySentence(isWhole: boolean, one: boolean, price: string, settings: MailSettings) {
  if (!isWhole) {
    return `Das Geld für ${one ? 'diesen Platz' : 'diese Plätze'} bekommst du anteilig zurück. Den Betrag teilen wir dir mit.`
  }
  return `Du bekommst den ganzen Preis von ${priceText(price, settings)} zurück. Hast du noch nicht bezahlt, brauchst du nichts zu bezahlen.`
}

/** How the reader can object. Names an address that is read: mails may be sent from one that nobody reads. */
function Answer(props: { isMove: boolean; refundTo: string; settings: MailSettings }) {
  const { isMove, refundTo, settings } = props
  const { email, phone } = settings.firm
  return (
    <Paragraph>
      {isMove
        ? `Passt der neue Termin nicht? Dann geben wir ${refundTo} das Geld zurück: `
        : 'Du möchtest lieber einen anderen Termin? '}
      {settings.replyTo && 'Antworte einfach auf diese Nachricht, oder schreib'}
      {!settings.replyTo && 'Schreib'} uns an <MailLink href={`mailto:${email}`}>{email}</MailLink>{' '}
      oder ruf an: {phone}.
    </Paragraph>
  )
}
