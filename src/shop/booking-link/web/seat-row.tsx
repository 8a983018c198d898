import { useState } from 'react'
import { addressOf } from '#platform/design/web/api.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { CalendarIcon } from '#platform/design/web/icons.tsx'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import { isKept } from './booked-sessions.ts'
import { nameOf } from './booker-mail-texts.ts'
import { OpenRequest } from './open-request.tsx'
import { ResultNotice } from './result-notice.tsx'
import { seatChoices } from './seat-choices.ts'
import { SeatPanel } from './seat-panel.tsx'
import type { BookingState } from './use-booking-view.ts'

interface SeatRowProps {
  seat: BookedSeat
  booking: BookingState
}

/** A person's seat, with the one button that leads to its changes. */
export function SeatRow({ seat, booking }: SeatRowProps) {
  const { view, result, path } = booking
  const [isOpen, setIsOpen] = useState(false)
  // A closed panel keeps what was typed in it.
  const [wasOpen, setWasOpen] = useState(false)
  const { id, firstName } = seat
  const panelId = `panel-${id}`
  const choices = seatChoices(view, seat)
  const request = view.requests.find(
    ({ attendeeId, state }) => attendeeId === id && state === 'open',
  )

  function toggle() {
    setIsOpen(!isOpen)
    setWasOpen(true)
  }

  function close() {
    setIsOpen(false)
    document.getElementById(`${panelId}-button`)?.focus()
  }

  /** After a change the panel begins anew. */
  function beginAnew() {
    setIsOpen(false)
    setWasOpen(false)
  }

  return (
    <li className="border-sand border-t py-5 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <SeatPerson seat={seat} />
        <div className="flex flex-wrap gap-2">
          <CalendarFile seat={seat} path={path} />
          {(choices.length > 0 || isOpen) && (
            <Button
              id={`${panelId}-button`}
              size="small"
              variant={isAbsent(seat) && !isOpen ? 'primary' : 'secondary'}
              aria-expanded={isOpen}
              aria-controls={wasOpen ? panelId : undefined}
              onClick={toggle}
            >
              <span>
                <span>{buttonWord(seat, isOpen)}</span>
                <span className="sr-only">{`: ${nameOf(seat)}`}</span>
              </span>
            </Button>
          )}
        </div>
      </div>
      {isAbsent(seat) && !isOpen && (
        <p className="mt-3 text-small">
          {`${firstName} hat uns geschrieben und kann nicht dabei sein. Nenne eine Vertretung, buche den Platz um oder sag ihn ab.`}
        </p>
      )}
      {request && <OpenRequest request={request} booking={booking} className="mt-4" />}
      <ResultNotice place={id} result={result} className="mt-4" />
      {wasOpen && (
        <div
          id={panelId}
          hidden={!isOpen}
          className="-mx-3 mt-5 rounded-card bg-section p-4 sm:mx-0 sm:p-6"
        >
          <SeatPanel
            seat={seat}
            choices={choices}
            booking={booking}
            onClose={close}
            onDone={beginAnew}
          />
        </div>
      )}
    </li>
  )
}

/** Whether the attendee wrote that they cannot come, and still has the seat. */
function isAbsent(seat: BookedSeat): boolean {
  return seat.cannotComeSince !== null && isKept(seat)
}

function buttonWord(seat: BookedSeat, isOpen: boolean): string {
  if (isOpen) return 'Schließen'
  return isAbsent(seat) && seat.can.replace ? 'Vertretung nennen' : 'Ändern'
}

function SeatPerson({ seat }: { seat: BookedSeat }) {
  const { email, company, status, attendeeType } = seat
  return (
    <div className="min-w-0 grow basis-60">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold font-text text-base tracking-normal">
          <span className={isKept(seat) ? undefined : 'text-muted line-through decoration-1'}>
            {nameOf(seat)}
          </span>
          {attendeeType === 'booker' && <span className="font-normal text-muted"> (du)</span>}
        </h3>
        <StatusBadge status={status} />
        {isAbsent(seat) && <Badge tone="red">Kann nicht kommen</Badge>}
      </div>
      <p className="break-words text-secondary text-small">{email}</p>
      {company !== '' && <p className="break-words text-secondary text-small">{company}</p>}
    </div>
  )
}

/** Of this seat alone. For seats whose start is known. */
function CalendarFile({ seat, path }: { seat: BookedSeat; path: BookingState['path'] }) {
  if (!isKept(seat) || seat.startsAt === null) return null
  return (
    <ButtonAnchor
      href={addressOf('/api/bookings/{reference}/{token}/attendees/{id}/calendar.ics', {
        ...path,
        id: seat.id,
      })}
      download
      variant="ghost"
      size="small"
      className="max-sm:-ml-5"
    >
      <CalendarIcon />
      <span>
        Kalenderdatei<span className="sr-only">{`: ${nameOf(seat)}`}</span>
      </span>
    </ButtonAnchor>
  )
}
