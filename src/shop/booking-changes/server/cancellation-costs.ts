import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import { inProportion, notOwedByRule } from '../domain/owed.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { dateOf, type LockedBooking } from './change-booking.service.ts'
import { sharesOf } from './owed.service.ts'

interface CancelledSeats {
  seats: readonly SeatRow[]
  /** When they are cancelled, or when the booker asked for it. */
  at: Date
  /** Of staff: what of the shares of these seats stays owed in sum, in cents; by the rules where left out. */
  keptCents?: number | undefined
  /** Whether staff cancel the whole date. */
  isDateCancelled?: boolean | undefined
}

/**
 * What of the share of each seat is not owed once it is cancelled, and what stays owed, in cents. Staff may ask for less
 * than the rules of the booking, which its booker was promised.
 *
 * @throws ProblemError 422 booking_change.kept_too_high
 */
export function cancellationCosts(
  booking: LockedBooking,
  { seats, at, keptCents, isDateCancelled = false }: CancelledSeats,
): { id: string; notOwedCents: number; keptCents: number }[] {
  const { registration, rules } = booking
  const shareOf = sharesOf(registration, booking.seats)
  const keptByRule = seats.map((seat) => {
    const share = shareOf(seat)
    const { startsAt } = dateOf(booking, seat)
    const wasConfirmed = registration.confirmedAt !== null
    return share - notOwedByRule({ share, startsAt, rules, at, wasConfirmed, isDateCancelled })
  })
  const most = keptByRule.reduce((one, other) => one + other, 0)
  if (keptCents !== undefined && keptCents > most) throw bookingChangeErrors.keptTooHigh(most)
  const kept = keptCents === undefined ? keptByRule : inProportion(keptByRule, keptCents)
  return seats.map((seat, index) => {
    const cents = kept[index] ?? 0
    return { id: seat.id, notOwedCents: shareOf(seat) - cents, keptCents: cents }
  })
}
