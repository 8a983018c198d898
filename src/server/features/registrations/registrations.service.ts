import { registrationIdSchema } from '#domain/registration/booking.ts'
import { type RegistrationStatus, takesSeatsAgain } from '#domain/registration/status.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAction } from '../admins/audit-log.repository.ts'
import { queueMails } from '../mail/mails.repository.ts'
import { findPackage } from '../packages/packages.repository.ts'
import { lockTrainings, type TrainingRow } from '../trainings/trainings.repository.ts'
import { findFull } from './booking.service.ts'
import { registrationErrors } from './registrations.errors.ts'
import { lockRegistration, type RegistrationRow, updateStatus } from './registrations.repository.ts'
import { cancellationMails, confirmationMails } from './status-mails.ts'
import { listSeats, markTold } from './told-seats.repository.ts'

/**
 * Gives a registration another status; any may follow any other. Leaving "cancelled" takes the seats again, so all of
 * them have to be free. Who has to hear of it is written to, in the same transaction: a status that is there already
 * is no change, and no news.
 *
 * @param context.actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 registration.not_found; 409 registration.training_full naming the training
 */
export async function changeStatus(
  db: Database,
  id: string,
  status: RegistrationStatus,
  { actor, now }: { actor: string; now: Date },
): Promise<{ id: string; status: RegistrationStatus }> {
  if (!registrationIdSchema.safeParse(id).success) throw registrationErrors.notFound()
  return inTransaction(db, async (tx) => {
    // Trainings first, as whoever moves a session does: then what mails say of it is what it is, and nobody deadlocks.
    const requested = (await listSeats(tx, id)).map(({ trainingId }) => trainingId)
    const trainings = await lockTrainings(tx, [...new Set(requested)])
    const registration = await lockRegistration(tx, id)
    if (!registration) throw registrationErrors.notFound()
    if (registration.status === status) return { id, status }
    if (takesSeatsAgain(registration.status, status)) {
      const full = findFull(requested, trainings)
      if (full.length > 0) throw registrationErrors.trainingFull(full, [])
    }
    const change = await updateStatus(tx, id, status)
    await recordAction(tx, {
      actor,
      action: 'registration.status_changed',
      subjectId: id,
      details: { from: registration.status, to: status },
    })
    await tellOfStatus(tx, { registration, status, change, trainings, now })
    return { id, status }
  })
}

/** Queues the mails that the new status causes. "Ausstehend" causes none: the seats stay, and what is settled is not. */
async function tellOfStatus(
  tx: Transaction,
  facts: {
    registration: RegistrationRow
    status: RegistrationStatus
    change: number
    trainings: TrainingRow[]
    now: Date
  },
): Promise<void> {
  const { registration, status, now } = facts
  if (status === 'pending') return
  const isConfirmed = status === 'confirmed'
  const seats = await listSeats(tx, registration.id)
  const concerned = isConfirmed ? seats : seats.filter(({ informedAt }) => informedAt !== null)
  const told = await markTold(
    tx,
    concerned.map(({ id }) => id),
    isConfirmed ? now : null,
  )
  const pkg = await findPackage(tx, registration.packageId)
  const change = { ...facts, seats, told, packageName: pkg?.name ?? registration.packageId }
  await queueMails(tx, isConfirmed ? confirmationMails(change) : cancellationMails(change))
}
