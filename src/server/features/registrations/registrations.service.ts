import { registrationIdSchema } from '#domain/registration/booking.ts'
import { type RegistrationStatus, takesSeatsAgain } from '#domain/registration/status.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { recordAction } from '../admins/audit-log.repository.ts'
import { lockTrainings } from '../trainings/trainings.repository.ts'
import { findFull } from './booking.service.ts'
import { registrationErrors } from './registrations.errors.ts'
import { listSeats, lockRegistration, updateStatus } from './registrations.repository.ts'

/**
 * Gives a registration another status; any may follow any other. Leaving "cancelled" takes the seats again, so all of
 * them have to be free.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 registration.not_found; 409 registration.training_full naming the training
 */
export async function changeStatus(
  db: Database,
  id: string,
  status: RegistrationStatus,
  actor: string,
): Promise<{ id: string; status: RegistrationStatus }> {
  if (!registrationIdSchema.safeParse(id).success) throw registrationErrors.notFound()
  return db.transaction(async (tx) => {
    const registration = await lockRegistration(tx, id)
    if (!registration) throw registrationErrors.notFound()
    if (registration.status === status) return { id, status }
    if (takesSeatsAgain(registration.status, status)) await requireFreeSeats(tx, id)
    await updateStatus(tx, id, status)
    await recordAction(tx, {
      actor,
      action: 'registration.status_changed',
      subjectId: id,
      details: { from: registration.status, to: status },
    })
    return { id, status }
  })
}

async function requireFreeSeats(tx: Transaction, registrationId: string): Promise<void> {
  const requested = await listSeats(tx, registrationId)
  const locked = await lockTrainings(tx, [...new Set(requested)])
  const full = await findFull(tx, requested, locked)
  if (full.length > 0) throw registrationErrors.trainingFull(full, [])
}
