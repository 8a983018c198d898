import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import { Facts, MailFrame, Paragraph, Subheading } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import type { CalendarSeat, SeatFacts } from '#shop/booking/server/seat-facts.ts'
import {
  attendeeText,
  BookingButton,
  EntriesWithdrawn,
  forWhomRows,
  OwnSession,
  priceRow,
  Seats,
} from '#shop/booking/server/seat-mail-parts.tsx'

type Cancellation = MailDataOf['date.cancelled.booker' | 'date.cancelled.attendee']

export function DateCancelledForBooker({
  data,
  settings,
  subject,
  words,
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
      <Opening name={data.bookerName} words={words} />
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
          priceRow(data, settings),
        ]}
      />
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
    </MailFrame>
  )
}

export function DateCancelledForAttendee({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'date.cancelled.attendee'>) {
  const { cancelled, outcome, seats } = data
  const isMove = outcome.kind === 'move'
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={previewOf(data)}
      heading={headingOf(data)}
    >
      <Opening name={data.attendeeName} words={words} />
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
      {forWhomRows(seats).length > 0 && <Facts rows={forWhomRows(seats)} />}
      <CalendarNote seats={seats} data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Closing words={words} />
    </MailFrame>
  )
}

function headingOf({ outcome }: Cancellation): string {
  return outcome.kind === 'move'
    ? 'Ein Termin fällt aus, der neue steht fest.'
    : 'Dein Termin fällt aus.'
}

function previewOf({ cancelled, outcome }: Cancellation): string {
  return outcome.kind === 'move'
    ? `Neu: ${sessionText(outcome.training)}`
    : `${sessionText(cancelled)} findet nicht statt.`
}

function attendeesText(seats: readonly SeatFacts[]): string {
  return seats.map(({ attendee }) => attendeeText(attendee)).join(', ')
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
  if (outcome.kind === 'cancel' || outcome.training.startsAt === null) {
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
