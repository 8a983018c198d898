import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { findFull } from '#shop/booking/server/booking.service.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import {
  type RegistrationRow,
  updateStatus,
} from '#shop/booking/server/registrations.repository.ts'
import { type RegistrationStatus, takesSeatsAgain } from '#shop/seats/domain/status.ts'
import { lockDates } from '#shop/trainings/server/training-dates.repository.ts'
import { takeBackOffers } from '#shop/waiting-list/server/offers.service.ts'
import { cancellationCosts } from './cancellation-costs.ts'
import { changeBooking, type LockedBooking, waitedFor } from './change-booking.service.ts'
import { type AuditEntry, type ChangeContext, NO_OUTCOME } from './change-outcome.ts'
import { storeNotOwed } from './owed.repository.ts'

export interface StatusChange {
  status: RegistrationStatus
  /** The status that the administrator saw; the change is refused where it is another one. */
  expectedStatus?: RegistrationStatus | undefined
  /** The number of the change that is revoked; refused where it is no longer the last one. */
  expectedChange?: number | undefined
  /** Of a cancelled booking: what stays owed of its seats, in cents; by the rules where left out. */
  keptCents?: number | undefined
}

interface ChangedStatus {
  id: string
  status: RegistrationStatus
  /** The number of its last change. */
  change: number
  /** The same as `status` where there was nothing to change. */
  previousStatus: RegistrationStatus
}

/**
 * Changes a registration's status; any change is allowed. Leaving "cancelled" takes the seats again, so all of them
 * must be free, on dates that take place; seats that were cancelled alone stay so. What of the price is not owed for a
 * cancelled booking follows from its rules. Setting the present status again changes nothing. Seats that become free are
 * offered to those who wait; where they are taken again before these people are told, the offers are taken back.
 *
 * @returns the status, the number of its last change, and the status before
 * @throws ProblemError 404 registration.not_found; 409 registration.changed_meanwhile; or, naming training and day,
 * registration.training_full, .seats_cancelled; 422 booking_change.kept_too_high
 */
export async function changeStatus(
  db: Connection,
  id: string,
  wished: StatusChange,
  context: ChangeContext,
): Promise<ChangedStatus> {
  const { status, expectedStatus, expectedChange } = wished
  const changed: ChangedStatus = { id, status, change: 0, previousStatus: status }
  await changeBooking(db, id, context, {
    change: async (tx, booking) => {
      const { status: before, statusChanges } = booking.registration
      const isExpected =
        (expectedStatus ?? before) === before && (expectedChange ?? statusChanges) === statusChanges
      if (!isExpected) throw registrationErrors.changedMeanwhile(before)
      Object.assign(changed, { change: statusChanges, previousStatus: before })
      if (before === status) return null
      const requested = booking.seats.flatMap((seat) =>
        seat.cancelledAt === null ? seat.dateId : [],
      )
      if (takesSeatsAgain(before, status))
        requireSeats(requested, await takeOffersBack(tx, booking, requested))
      await storeNotOwed(tx, notOwedAs(wished, booking, context.now))
      const entry = await setStatus(tx, booking.registration, status, context.now)
      changed.change += 1
      return { ...NO_OUTCOME, audit: [entry], freed: requested, keepsVersion: true }
    },
  })
  return changed
}

/** What of the price is not owed once the booking has that status: of each seat that was not cancelled alone. */
function notOwedAs(
  { status, keptCents }: StatusChange,
  booking: LockedBooking,
  now: Date,
): { id: string; notOwedCents: number }[] {
  const seats = booking.seats.filter(({ cancelledAt }) => cancelledAt === null)
  if (status === 'cancelled') return cancellationCosts(booking, { seats, at: now, keptCents })
  const left = seats.filter(({ notOwedCents }) => notOwedCents > 0)
  return left.map(({ id }) => ({ id, notOwedCents: 0 }))
}

/** Stores the status of a locked registration. Returns the entry of the audit log. */
export async function setStatus(
  tx: Transaction,
  { id, status: from }: RegistrationRow,
  to: RegistrationStatus,
  now: Date,
): Promise<AuditEntry> {
  await updateStatus(tx, id, to, now)
  return { action: 'registration.status_changed', details: { from, to } }
}

/** Takes offers of these dates back of which nobody was told yet. Returns the booking with its dates counted anew. */
export async function takeOffersBack(
  tx: Transaction,
  booking: LockedBooking,
  dateIds: readonly string[],
): Promise<LockedBooking> {
  const waited = waitedFor(booking.dates, dateIds)
  if (waited.length === 0) return booking
  await takeBackOffers(tx, waited)
  return {
    ...booking,
    dates: await lockDates(
      tx,
      booking.dates.map(({ id }) => id),
    ),
  }
}

/** @throws ProblemError 409 registration.training_full, .seats_cancelled */
function requireSeats(requested: readonly string[], { dates }: LockedBooking): void {
  if (requested.length === 0) throw registrationErrors.seatsCancelled()
  const cancelled = dates.find(({ id, state }) => state === 'cancelled' && requested.includes(id))
  if (cancelled) throw registrationErrors.seatsCancelled(cancelled)
  const full = findFull(requested, dates)
  if (full.length > 0) throw registrationErrors.trainingFull(full, [])
}
