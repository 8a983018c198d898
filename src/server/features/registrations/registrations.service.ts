import { registrationIdSchema } from '#domain/registration/booking.ts'
import { type RegistrationStatus, takesSeatsAgain } from '#domain/registration/status.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAction } from '../audit-log/audit-log.repository.ts'
import { settleHeldReceipt } from '../mail/held-mails.repository.ts'
import { lockDates } from '../trainings/training-dates.repository.ts'
import { findFull } from './booking.service.ts'
import { listSeats } from './informed-seats.repository.ts'
import { registrationErrors } from './registrations.errors.ts'
import { lockRegistration, updateStatus } from './registrations.repository.ts'
import { queueStatusMails } from './status-notifications.service.ts'

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

interface StatusChangeContext {
  /** The administrator's e-mail, for the audit log. */
  actor: string
  now: Date
  /** How long mails about a status wait, in milliseconds; until then another change withdraws them. */
  mailDelayMs: number
  /** How many mails about unconfirmed registrations may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  freedSeats: FreedSeats
}

/**
 * Changes a registration's status; any change is allowed. Leaving "cancelled" takes the seats again, so all of them
 * must be free. The mails are queued in the same transaction, with a delay in which the next change withdraws them.
 * Setting the present status again changes nothing. Seats that become free are offered to those who wait; where they
 * are taken again before these people are told, the offers are taken back.
 *
 * @returns the status, and the number of its last change
 * @throws ProblemError 404 registration.not_found; 409 registration.changed_meanwhile, or registration.training_full
 * naming training and day
 */
export async function changeStatus(
  db: Database,
  id: string,
  { status, expectedStatus, expectedChange }: StatusChange,
  { actor, now, mailDelayMs, unconfirmedPerHour, freedSeats }: StatusChangeContext,
): Promise<{ id: string; status: RegistrationStatus; change: number }> {
  if (!registrationIdSchema.safeParse(id).success) throw registrationErrors.notFound()
  return inTransaction(db, async (tx) => {
    // Dates are locked first, as when one is moved: the mails contain their present facts, and there is no deadlock.
    const requested = (await listSeats(tx, id)).map(({ dateId }) => dateId)
    const dateIds = [...new Set(requested)]
    const dates = await lockDates(tx, dateIds)
    const registration = await lockRegistration(tx, id)
    if (!registration) throw registrationErrors.notFound()
    const { status: before, statusChanges } = registration
    const isExpected =
      (expectedStatus ?? before) === before && (expectedChange ?? statusChanges) === statusChanges
    if (!isExpected) throw registrationErrors.changedMeanwhile(before)
    if (before === status) return { id, status, change: statusChanges }
    if (takesSeatsAgain(before, status)) {
      await freedSeats.takeBack(tx, dateIds)
      const full = findFull(requested, await lockDates(tx, dateIds))
      if (full.length > 0) throw registrationErrors.trainingFull(full, [])
    }
    const change = await updateStatus(tx, id, status)
    await recordAction(tx, {
      actor,
      action: 'registration.status_changed',
      subjectId: id,
      details: { from: before, to: status },
    })
    await freedSeats.offer(tx, dateIds, now, mailDelayMs)
    await settleHeldReceipt(tx, id, status)
    await queueStatusMails(tx, {
      registration,
      status,
      change,
      dates,
      now,
      delayMs: mailDelayMs,
      unconfirmedPerHour,
    })
    return { id, status, change }
  })
}
