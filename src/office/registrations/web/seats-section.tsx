import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { EmailLink } from '#platform/design/web/staff/email-link.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { seatStatus } from '#shop/seats/domain/status.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import { CancelSeatDialog, RestoreSeatDialog } from './cancel-dialogs.tsx'
import type { Seat } from './consequence-texts.ts'
import { MoveSeatDialog } from './move-seat-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'

type Opened = 'person' | 'move' | 'cancel' | 'restore'

/** Every seat with person, training and day, and what can be done with it. */
export function SeatsSection({ registration }: { registration: RegistrationDetails }) {
  const { seats } = registration
  return (
    <section aria-labelledby="seats-title">
      <h2 id="seats-title" className="mb-4 text-h3">
        {seats.length === 1 ? 'Platz' : 'Plätze'}
      </h2>
      <ol className="grid gap-4">
        {seats.map((seat) => (
          <SeatCard key={seat.id} registration={registration} seat={seat} />
        ))}
      </ol>
    </section>
  )
}

interface SeatProps {
  registration: RegistrationDetails
  seat: Seat
}

function SeatCard({ registration, seat }: SeatProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const dialog = { registration, seat, onClose: () => setOpened(null) }
  return (
    <Card as="li" padding="none" className="p-5 sm:p-6">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Person seat={seat} />
        <Session seat={seat} />
      </div>
      <SeatNotices seat={seat} />
      <SeatActions registration={registration} seat={seat} onOpen={setOpened} />
      {opened === 'person' && <PersonDialog {...dialog} />}
      {opened === 'move' && <MoveSeatDialog {...dialog} />}
      {opened === 'cancel' && <CancelSeatDialog {...dialog} />}
      {opened === 'restore' && <RestoreSeatDialog {...dialog} />}
    </Card>
  )
}

function Person({ seat }: { seat: Seat }) {
  const { position, firstName, lastName, email, company, attendeeType } = seat
  return (
    <div className="min-w-0">
      <p className="text-muted text-small">{`Platz ${position}`}</p>
      <h3 className="wrap-anywhere mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-h4">
        <span>{`${firstName} ${lastName}`}</span>
        {attendeeType === 'booker' && <Badge tone="blue">Bucher</Badge>}
      </h3>
      <p className="mt-1 text-small">
        <EmailLink address={email} />
      </p>
      {company && <p className="wrap-anywhere text-secondary text-small">{company}</p>}
    </div>
  )
}

function Session({ seat }: { seat: Seat }) {
  const { trainingTitle, trainingDate, trainingTime, dateId } = seat
  return (
    <div className="min-w-0 text-small">
      <p className="text-muted">Training</p>
      <p className="wrap-anywhere mt-0.5 font-semibold text-base">{trainingTitle}</p>
      <Link
        to="/admin/termine/$id"
        params={{ id: dateId }}
        aria-label={`Termin: ${trainingTitle}, ${trainingDate}, ${trainingTime}`}
        className="mt-1 block w-fit rounded-sm text-secondary underline decoration-line underline-offset-2 hover:text-ink hover:decoration-current"
      >
        {`${unbrokenDate(trainingDate)}, ${unbroken(trainingTime)}`}
      </Link>
    </div>
  )
}

/** What is unusual about the seat. */
function SeatNotices({ seat }: { seat: Seat }) {
  const { cancelledAt, cannotComeSince, isDateCancelled, isOrdered, isOver } = seat
  const notices: ReactNode[] = [
    cancelledAt !== null && (
      <>
        <StatusBadge status="cancelled" />
        <span>{` am ${formatMoment(cancelledAt)}`}</span>
      </>
    ),
    cannotComeSince !== null && cancelledAt === null && (
      <>
        <Badge tone="orange">Kann nicht kommen</Badge>
        <span>{` gemeldet am ${formatMoment(cannotComeSince)}`}</span>
      </>
    ),
    !isOrdered && <span>nicht mehr Teil der Bestellung</span>,
    isDateCancelled && <Badge tone="red">Termin abgesagt</Badge>,
    isOver && <Badge>Vorbei</Badge>,
  ].filter(Boolean)
  if (notices.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-secondary text-small">
      {notices.map((notice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notices have no state
        <li key={index}>{notice}</li>
      ))}
    </ul>
  )
}

/** Whether a change of the seat is possible, as the server decides it. */
function seatActions({ status, seats }: RegistrationDetails, seat: Seat): Opened[] {
  if (isErasedAddress(seat.email)) return []
  if (
    seatStatus(status, seat.cancelledAt === null ? null : new Date(seat.cancelledAt)) !==
    'cancelled'
  )
    return ['person', 'move', 'cancel']
  const isCancelledWhole = status === 'cancelled' && seats.some((one) => one.cancelledAt === null)
  return isCancelledWhole || seat.isDateCancelled || !seat.isOrdered ? [] : ['restore']
}

const ACTION_LABELS: Record<Opened, string> = {
  person: 'Ändern',
  move: 'Umbuchen',
  cancel: 'Absagen',
  restore: 'Zurückholen',
}

function SeatActions({
  registration,
  seat,
  onOpen,
}: SeatProps & { onOpen: (opened: Opened) => void }) {
  const actions = seatActions(registration, seat)
  if (actions.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-section border-t pt-4">
      {actions.map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={`${ACTION_LABELS[action]}: Platz ${seat.position}, ${seat.firstName} ${seat.lastName}`}
          onClick={() => onOpen(action)}
        >
          {ACTION_LABELS[action]}
        </Button>
      ))}
    </div>
  )
}
