import { parseMoney } from '#platform/basics/domain/money.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { inProportion, notOwedByRule, seatShares } from '../domain/owed.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { dateOf, type LockedBooking } from './change-booking.service.ts'
import { listBindingSeats } from './owed.repository.ts'
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

/**
 * What stays owed by their rules of the seats that these registrations have, if all are cancelled now, in cents, and of
 * how many registrations. What is owed of seats that were cancelled before is not among it.
 */
export async function costsOfCancelling(
  db: Connection,
  registrationIds: readonly string[],
  now: Date,
): Promise<{ keptCents: number; registrations: number }> {
  const seats = await listBindingSeats(db, registrationIds)
  const { rules: present } = await readBookingRules(db)
  const kept = [...Map.groupBy(seats, ({ registrationId }) => registrationId).values()]
    .map((ofOne) => keptOf(ofOne, (rules) => rules ?? present, now))
    .filter((cents) => cents > 0)
  return { keptCents: kept.reduce((sum, cents) => sum + cents, 0), registrations: kept.length }
}

type BindingSeat = Awaited<ReturnType<typeof listBindingSeats>>[number]

/** @param seats all of one registration */
function keptOf(
  seats: readonly BindingSeat[],
  rulesOf: (agreed: BindingSeat['rules']) => BookingRules,
  at: Date,
): number {
  const [{ price, reducedCents } = { price: '0.00', reducedCents: 0 }] = seats
  const shares = seatShares(parseMoney(price), seats)
  const owedWith = (notOwedOf: (seat: BindingSeat, share: number) => number) => {
    const notOwed = seats.map((seat) =>
      seat.cancelledAt === null ? notOwedOf(seat, shares.get(seat.id) ?? 0) : seat.notOwedCents,
    )
    return Math.max(
      0,
      notOwed.reduce((left, cents) => left - cents, parseMoney(price)) - reducedCents,
    )
  }
  const byRule = owedWith(({ startsAt, rules }, share) =>
    notOwedByRule({ share, startsAt, rules: rulesOf(rules), at, wasConfirmed: true }),
  )
  return byRule - owedWith((_, share) => share)
}
