import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import type { ToldOwnSeat } from '#shop/booking/server/told-facts.ts'
import {
  dateOf,
  isOverAsTold,
  isToCome,
  knownOf,
  type PresentBooking,
  takenSeats,
} from './present-booking.ts'
import { hasSessionMoved } from './session-moved.ts'

/** What differs between a seat in somebody's calendar and what should be there. */
export interface OwnDifference {
  /** The address as it is spelled now. */
  recipient: string
  seat: SeatRow
  /** First and last name of whom the entry is for. */
  name: string
  kind: 'gained' | 'lost' | 'moved' | 'session moved'
  /** What they know; null where they gain the seat. */
  before: ToldOwnSeat | null
  /** Why a seat is lost, or moved to another date. */
  cause: 'booking cancelled' | 'date cancelled' | 'seat cancelled' | 'replaced' | 'moved' | null
}

/**
 * What attendees know of their seats, compared with the present: who has a confirmed seat is told of it; who knew of
 * one is told what becomes of it. Nobody is told of a session that is over.
 */
export function ownDifferences(booking: PresentBooking): OwnDifference[] {
  return booking.seats.flatMap((seat) => [
    ...lostBy(booking, seat),
    ...(isErasedAddress(seat.email) ? [] : changedFor(booking, seat)),
  ])
}

function lostBy(booking: PresentBooking, seat: SeatRow): OwnDifference[] {
  const { told } = booking
  const isTaken = takenSeats(booking).includes(seat)
  return told.flatMap(({ item, recipient, facts }) => {
    if (item !== `own/${seat.id}` || facts === null) return []
    if (isTaken && isSameAddress(recipient, seat.email)) return []
    const before = facts as ToldOwnSeat
    if (isOverAsTold(booking, before)) return []
    const cause = isTaken ? ('replaced' as const) : causeOfLoss(booking, seat, before)
    return {
      recipient: before.email,
      seat,
      name: before.name,
      kind: 'lost' as const,
      before,
      cause,
    }
  })
}

/** Why the seat is not taken any more. */
export function causeOfLoss(
  booking: PresentBooking,
  { cancelledAt }: SeatRow,
  before: { dateId: string },
): NonNullable<OwnDifference['cause']> {
  if (cancelledAt === null) return 'booking cancelled'
  return dateOf(booking, before).state === 'cancelled' ? 'date cancelled' : 'seat cancelled'
}

function changedFor(booking: PresentBooking, seat: SeatRow): OwnDifference[] {
  if (!takenSeats(booking).includes(seat) || !isToCome(booking, seat)) return []
  const before = knownOf(booking, `own/${seat.id}`, seat.email)
  const about = { recipient: seat.email, seat, name: nameOf(seat), before }
  if (!before) {
    const isConfirmed = booking.registration.status === 'confirmed'
    return isConfirmed ? [{ ...about, kind: 'gained', cause: null }] : []
  }
  if (before.dateId !== seat.dateId) {
    const isCancelled = dateOf(booking, before).state === 'cancelled'
    return [{ ...about, kind: 'moved', cause: isCancelled ? 'date cancelled' : 'moved' }]
  }
  return hasSessionMoved(before.training, dateOf(booking, seat))
    ? [{ ...about, kind: 'session moved', cause: null }]
    : []
}
