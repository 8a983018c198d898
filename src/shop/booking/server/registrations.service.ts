import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { withdrawMails } from '#platform/mail/server/withdrawable-mails.repository.ts'
import { type RegistrationStatus, takesSeatsAgain } from '#shop/seats/domain/status.ts'
import { type CountedDate, lockDates } from '#shop/trainings/server/training-dates.repository.ts'
import { registrationIdSchema } from '../domain/booking.ts'
import { findFull } from './booking.service.ts'
import { updateHeldReceipt } from './held-receipts.repository.ts'
import { listSeats } from './informed-seats.repository.ts'
import { registrationErrors } from './registrations.errors.ts'
import { lockRegistration, type RegistrationRow, updateStatus } from './registrations.repository.ts'
import { statusMailKeys } from './status-mails.ts'
import { queueStatusMails } from './status-notifications.service.ts'
import { deleteUndoable } from './undoable-changes.repository.ts'

export interface StatusChange {
  status: RegistrationStatus
  /** The status that the administrator saw; the change is refused where it is another one. */
  expectedStatus?: RegistrationStatus | undefined
  /** The number of the change that is revoked; refused where it is no longer the last one. */
  expectedChange?: number | undefined
}

/** What a higher feature, the waiting list, does with seats that a change of status frees or takes again. */
export interface FreedSeats {
  /** Offers free seats of these dates. The mails wait for the delay. */
  offer: (
    tx: Transaction,
    dateIds: readonly string[],
    now: Date,
    mailDelayMs: number,
  ) => Promise<void>
  /** Takes back offers of these dates whose mails still wait. */
  takeBack: (tx: Transaction, dateIds: readonly string[]) => Promise<void>
}

export interface StatusChangeContext {
  /** The administrator's e-mail, for the audit log. */
  actor: string
  now: Date
  /** How long mails about a status wait, in milliseconds; until then another change withdraws them. */
  mailDelayMs: number
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  freedSeats: FreedSeats
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
 * must be free, on dates that take place; seats that were cancelled alone stay so. The mails are queued in the same
 * transaction, with a delay in which the next change withdraws them. Setting the present status again changes nothing.
 * Seats that become free are offered to those who wait; where they are taken again before these people are told, the
 * offers are taken back.
 *
 * @returns the status, the number of its last change, and the status before
 * @throws ProblemError 404 registration.not_found; 409 registration.changed_meanwhile; or, naming training and day,
 * registration.training_full, .seats_cancelled
 */
export async function changeStatus(
  db: Database,
  id: string,
  { status, expectedStatus, expectedChange }: StatusChange,
  { actor, now, mailDelayMs, unconfirmedPerHour, freedSeats }: StatusChangeContext,
): Promise<ChangedStatus> {
  if (!registrationIdSchema.safeParse(id).success) throw registrationErrors.notFound()
  return inTransaction(db, async (tx) => {
    // Dates are locked first, as when one is moved: the mails contain their present facts, and there is no deadlock.
    const { requested, dates } = await lockDatesOfSeats(tx, id)
    const registration = await lockRegistration(tx, id)
    if (!registration) throw registrationErrors.notFound()
    const { status: before, statusChanges } = registration
    const isExpected =
      (expectedStatus ?? before) === before && (expectedChange ?? statusChanges) === statusChanges
    if (!isExpected) throw registrationErrors.changedMeanwhile(before)
    if (before === status) return { id, status, change: statusChanges, previousStatus: before }
    if (takesSeatsAgain(before, status)) await takeAgain(tx, requested, { dates, freedSeats })
    const change = await updateStatus(tx, id, status, now)
    await recordAction(tx, {
      actor,
      action: 'registration.status_changed',
      subjectId: id,
      details: { from: before, to: status },
    })
    await offerFreed(tx, dates, { now, mailDelayMs, freedSeats })
    await updateHeldReceipt(tx, id, status)
    await queueStatusMails(tx, {
      registration,
      status,
      change,
      dates,
      now,
      delayMs: mailDelayMs,
      unconfirmedPerHour,
    })
    return { id, status, change, previousStatus: before }
  })
}

/** Locks the dates of the registration's seats. Staff may move the seats to other dates while this waits for a lock. */
async function lockDatesOfSeats(tx: Transaction, id: string) {
  const read = async () => (await listSeats(tx, id)).map(({ dateId }) => dateId)
  const before = await read()
  const dates = await lockDates(tx, [...new Set(before)])
  const requested = await read()
  const moved = requested.filter((dateId) => !before.includes(dateId))
  return { requested, dates: [...dates, ...(await lockDates(tx, [...new Set(moved)]))] }
}

function requireSeats(requested: readonly string[], dates: readonly CountedDate[]): void {
  if (requested.length === 0) throw registrationErrors.seatsCancelled()
  const cancelled = dates.filter(({ id, state }) => state === 'cancelled' && requested.includes(id))
  if (cancelled.length > 0) throw registrationErrors.seatsCancelled(cancelled[0])
  const full = findFull(requested, dates)
  if (full.length > 0) throw registrationErrors.trainingFull(full, [])
}

/**
 * Sets a registration whose last seat was cancelled alone to cancelled. Its waiting mails about the status are
 * withdrawn; the caller queues the mails about the seats, in the same transaction.
 *
 * @param registration locked
 * @param context.actor the administrator's e-mail, for the audit log
 */
export async function cancelWithItsSeats(
  tx: Transaction,
  { id, status, statusChanges }: RegistrationRow,
  { actor, now }: Pick<StatusChangeContext, 'actor' | 'now'>,
): Promise<void> {
  await withdrawMails(tx, statusMailKeys(id, statusChanges))
  await deleteUndoable(tx, id)
  await updateStatus(tx, id, 'cancelled', now)
  await recordAction(tx, {
    actor,
    action: 'registration.status_changed',
    subjectId: id,
    details: { from: status, to: 'cancelled' },
  })
  await updateHeldReceipt(tx, id, 'cancelled')
}

type Freed = Pick<StatusChangeContext, 'freedSeats'>

/**
 * Takes offers back whose mails still wait, and requires that all seats are free.
 *
 * @throws ProblemError 409 registration.training_full, .seats_cancelled
 */
async function takeAgain(
  tx: Transaction,
  requested: readonly string[],
  { dates, freedSeats }: Freed & { dates: CountedDate[] },
): Promise<void> {
  const ids = idsOfWaited(dates)
  if (ids.length > 0) await freedSeats.takeBack(tx, ids)
  const counted = ids.length > 0 ? await lockDates(tx, [...new Set(requested)]) : dates
  requireSeats(requested, counted)
}

async function offerFreed(
  tx: Transaction,
  dates: readonly CountedDate[],
  { now, mailDelayMs, freedSeats }: Freed & Pick<StatusChangeContext, 'now' | 'mailDelayMs'>,
): Promise<void> {
  const ids = idsOfWaited(dates)
  if (ids.length > 0) await freedSeats.offer(tx, ids, now, mailDelayMs)
}

/** The dates that somebody waits for. The usual change is of others, and needs no further statements. */
function idsOfWaited(dates: readonly CountedDate[]): string[] {
  return dates
    .filter(({ queue, seatsHeld }) => queue.length > 0 || seatsHeld > 0)
    .map(({ id }) => id)
}
