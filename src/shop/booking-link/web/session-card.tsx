import type { CSSProperties, ReactNode } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CalendarIcon, ClockIcon, ScreenIcon } from '#platform/design/web/icons.tsx'
import { SessionTime } from '#platform/design/web/local-session-time.tsx'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { type BookedSession, isKept } from './booked-sessions.ts'
import { SeatRow } from './seat-row.tsx'
import type { BookingState } from './use-booking-view.ts'

interface SessionCardProps {
  session: BookedSession
  booking: BookingState
}

/** One date of the booking, and who is there. */
export function SessionCard({ session: { of, seats }, booking }: SessionCardProps) {
  const titleId = `session-${of.dateId}`
  const training = booking.trainings.find(({ id }) => id === of.trainingId)
  const isAnyKept = seats.some(isKept)
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className="sheet-corner"
      style={{ '--accent': training?.colorScheme.accent ?? 'var(--color-brand)' } as CSSProperties}
    >
      <h2 id={titleId} className="pr-8 text-h4 sm:text-h3">
        {of.trainingTitle}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <When icon={<CalendarIcon className="mt-1" />} name="Termin:">
          {unbrokenDate(of.date)}
        </When>
        <When icon={<ClockIcon className="mt-1" />} name="Zeit:">
          <SessionTime session={of} />
        </When>
      </dl>
      {of.isDateCancelled && (
        <p className="mt-3">
          <Badge tone="red">Termin abgesagt</Badge>
        </p>
      )}
      {isAnyKept && of.note !== '' && (
        <p className="mt-4 max-w-[60ch] whitespace-pre-line rounded-input bg-section px-4 py-3 text-small">
          {of.note}
        </p>
      )}
      {isAnyKept && (
        <MeetingLink url={of.meetingUrl} isConfirmed={booking.view.status === 'confirmed'} />
      )}
      <ul className="mt-5 border-sand border-t">
        {seats.map((seat) => (
          <SeatRow key={seat.id} seat={seat} booking={booking} />
        ))}
      </ul>
    </Card>
  )
}

function MeetingLink({ url, isConfirmed }: { url: string | null; isConfirmed: boolean }) {
  if (url === null) {
    return (
      <p className="mt-3 text-secondary text-small">
        {isConfirmed
          ? 'Der Zugangslink kommt vor der Session per E-Mail und steht dann auch hier.'
          : 'Den Zugangslink gibt es, sobald wir deine Buchung bestätigt haben.'}
      </p>
    )
  }
  return (
    <ButtonAnchor href={url} target="_blank" rel="noreferrer" size="small" className="mt-4">
      <ScreenIcon />
      <span>
        Zur Session<span className="sr-only"> (öffnet ein neues Fenster)</span>
      </span>
    </ButtonAnchor>
  )
}

function When({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="text-(--accent)">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
