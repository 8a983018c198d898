import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import {
  bookingCancelMode,
  type CancelMode,
  cancelMode,
} from '#shop/booking-rules/domain/booking-rules.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { freeSeats } from '#shop/seats/domain/waiting-offers.ts'
import { restoreSeatRow } from './booked-seats.repository.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { cancellationCosts } from './cancellation-costs.ts'
import {
  changeBooking,
  changeSeat,
  dateOf,
  type LockedBooking,
  liveSeats,
} from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import { closeRequestsAbout } from './change-requests.repository.ts'
import { storeNotOwed } from './owed.repository.ts'
import { requestCancellation } from './request-cancellation.service.ts'
import { cancelSeats } from './seat-changes.repository.ts'
import { sessionValues } from './session-values.ts'
import { setStatus, takeOffersBack } from './status.service.ts'

/** Whether the seats are cancelled now, or staff are asked to cancel them. */
export type CancelResult = 'cancelled' | 'requested'

interface CancelWish {
  /** Of the booker, in their words; '' for none. */
  reason: string
  /** Of staff: what of the seat's share stays owed, in cents; by the rules where left out. */
  keptCents?: number | undefined
}

/**
 * Cancels one seat. With the last one the registration becomes cancelled. After the free time the booker's wish becomes
 * a request. Freed seats are offered to those who wait.
 *
 * @throws ProblemError 404 booking_change.seat_not_found; 409 booking_change.seat_cancelled, .too_late_to_cancel (not for
 * staff), .already_requested; 412 booking_change.changed_meanwhile; 422 booking_change.kept_too_high
 */
export async function cancelSeat(
  db: Connection,
  seatId: string,
  { reason, keptCents }: CancelWish,
  context: ChangeContext,
): Promise<{ registrationId: string; result: CancelResult }> {
  let result: CancelResult = 'cancelled'
  const { registrationId } = await changeSeat(db, seatId, context, {
    change: async (tx, booking, seat) => {
      if (!liveSeats(booking).includes(seat)) throw bookingChangeErrors.seatCancelled()
      const mode = modeFor(context, () =>
        cancelMode(dateOf(booking, seat), booking.rules, context.now),
      )
      result = mode === 'request' ? 'requested' : 'cancelled'
      return mode === 'request'
        ? requestCancellation(tx, booking, { seat, reason, context })
        : cancelThese(tx, booking, { seats: [seat], context, keptCents })
    },
  })
  return { registrationId, result }
}

/**
 * Cancels the whole booking: all seats whose session has not begun. Where none is left, the registration becomes
 * cancelled. After the free time of any seat, the booker's wish becomes a request about all.
 *
 * @throws ProblemError 404 registration.not_found; 409 booking_change.nothing_to_cancel, .too_late_to_cancel (not for
 * staff), .already_requested; 412 booking_change.changed_meanwhile
 */
export async function cancelBooking(
  db: Connection,
  registrationId: string,
  { reason }: Pick<CancelWish, 'reason'>,
  context: ChangeContext,
): Promise<CancelResult> {
  let result: CancelResult = 'cancelled'
  await changeBooking(db, registrationId, context, {
    change: async (tx, booking) => {
      const seats = seatsToCancel(booking, context.now)
      const dates = seats.map((seat) => dateOf(booking, seat))
      const mode = modeFor(context, () => bookingCancelMode(dates, booking.rules, context.now))
      result = mode === 'request' ? 'requested' : 'cancelled'
      return mode === 'request'
        ? requestCancellation(tx, booking, { seat: null, reason, context })
        : cancelThese(tx, booking, { seats, context })
    },
  })
  return result
}

/** Staff are not bound by the rules. */
function modeFor({ actor }: ChangeContext, modeOfRules: () => CancelMode): CancelMode {
  const mode = actor.kind === 'staff' ? 'free' : modeOfRules()
  if (mode === 'over') throw bookingChangeErrors.tooLateToCancel()
  return mode
}

/**
 * The seats that cancelling the whole booking cancels.
 *
 * @throws ProblemError 409 booking_change.nothing_to_cancel
 */
export function seatsToCancel(booking: LockedBooking, now: Date): SeatRow[] {
  const seats = liveSeats(booking).filter((seat) => !hasBegun(dateOf(booking, seat).startsAt, now))
  if (seats.length === 0) throw bookingChangeErrors.nothingToCancel()
  return seats
}

interface Cancellation {
  seats: readonly SeatRow[]
  context: ChangeContext
  /** When the booker asked for it, where they had to. */
  askedAt?: Date
  /** Of staff: what of the shares of these seats stays owed in sum, in cents; by the rules where left out. */
  keptCents?: number | undefined
  /** Whether staff cancel the whole date. */
  isDateCancelled?: boolean
}

/**
 * Cancels seats of a locked booking, and decides what of the price is not owed thereby. Open requests about them are
 * granted by it, and withdrawn where the booker does it.
 *
 * @throws ProblemError 422 booking_change.kept_too_high
 */
export async function cancelThese(
  tx: Transaction,
  booking: LockedBooking,
  cancellation: Cancellation,
): Promise<ChangeOutcome> {
  const { registration } = booking
  const { seats, context } = cancellation
  const { now, actor } = context
  const ids = seats.map(({ id }) => id)
  const { askedAt: at = now, keptCents, isDateCancelled } = cancellation
  const costs = cancellationCosts(booking, { seats, at, keptCents, isDateCancelled })
  await cancelSeats(tx, ids, now)
  await storeNotOwed(tx, costs)
  const isWhole = liveSeats(booking).every(({ id }) => ids.includes(id))
  const audit = isWhole ? [await setStatus(tx, registration, 'cancelled', now)] : []
  await closeRequestsAbout(tx, registration.id, {
    seatIds: isWhole ? null : ids,
    actor: actor.kind === 'staff' ? actor.email : null,
    now,
  })
  const dates = seats.map((seat) => dateOf(booking, seat))
  const from = [...new Set(dates.map(({ date }) => date))].join('; ')
  return {
    ...NO_OUTCOME,
    lines: seats.map((seat, index) => ({
      kind: 'seat_cancelled',
      attendeeId: seat.id,
      before: { name: nameOf(seat), ...sessionValues(dateOf(booking, seat)) },
      after: { kept: formatMoney(costs[index]?.keptCents ?? 0) },
    })),
    audit: [
      ...audit,
      { action: 'registration.seats_cancelled', details: { seats: seats.length, from } },
    ],
    freed: dates.map(({ id }) => id),
  }
}

/**
 * Takes back the cancellation of one seat, where there is room. A registration that is cancelled because its last seat
 * was becomes pending again.
 *
 * @throws ProblemError 404 booking_change.seat_not_found; 409 booking_change.seat_not_cancelled, .seat_not_ordered,
 * .booking_cancelled, .person_erased, .date_cancelled, .date_full; 412 booking_change.changed_meanwhile
 */
export function restoreSeat(
  db: Connection,
  seatId: string,
  context: ChangeContext,
): Promise<{ registrationId: string }> {
  return changeSeat(db, seatId, context, {
    change: async (tx, booking, seat) => {
      const { registration, dates } = await takeOffersBack(tx, booking, [seat.dateId])
      const date = requireRestorable({ ...booking, dates }, seat)
      await restoreSeatRow(tx, seat.id)
      const isWhole = registration.status === 'cancelled'
      const audit = isWhole ? [await setStatus(tx, registration, 'pending', context.now)] : []
      return {
        ...NO_OUTCOME,
        lines: [
          {
            kind: 'seat_restored',
            attendeeId: seat.id,
            after: { name: nameOf(seat), ...sessionValues(date) },
          },
        ],
        audit: [
          ...audit,
          { action: 'registration.seat_restored', details: { seat: seat.position, to: date.date } },
        ],
      }
    },
  })
}

function requireRestorable(booking: LockedBooking, seat: SeatRow) {
  const { registration, seats } = booking
  const isCancelledWhole =
    registration.status === 'cancelled' && seats.some(({ cancelledAt }) => cancelledAt === null)
  if (isCancelledWhole) throw bookingChangeErrors.bookingCancelled()
  if (seat.cancelledAt === null) throw bookingChangeErrors.seatNotCancelled()
  if (!seat.isOrdered) throw bookingChangeErrors.seatNotOrdered()
  if (isErasedAddress(seat.email)) throw bookingChangeErrors.personErased()
  const date = dateOf(booking, seat)
  if (date.state === 'cancelled') throw bookingChangeErrors.dateCancelled(date)
  if (freeSeats(date) < 1) throw bookingChangeErrors.dateFull(date)
  return date
}
