import type { Database, Transaction } from '../../database/database.ts'
import { queueMails } from '../mail/mails.repository.ts'
import { listTakenSeats, markInformed } from '../registrations/informed-seats.repository.ts'
import { lockRegistrations } from '../registrations/registrations.repository.ts'
import { renewConfirmations } from '../registrations/status-notifications.service.ts'
import { deleteKnowledgeOfCancelled } from '../registrations/unsettled-changes.repository.ts'
import { trainingErrors } from '../trainings/trainings.errors.ts'
import { findTraining, type TrainingRow } from '../trainings/trainings.repository.ts'
import { countsOnSession, hasSessionMoved, sessionChangeMails } from './session-change-mails.ts'

/**
 * Notifies attendees of an edited training, in the transaction of the edit. When the session has moved, those of whom
 * {@link countsOnSession} is true get a mail. Waiting confirmations are updated with the edited facts. The caller has
 * locked the training.
 */
export async function notifyOfEdit(
  tx: Transaction,
  { before, after, now }: { before: TrainingRow; after: TrainingRow; now: Date },
): Promise<void> {
  const held = await listTakenSeats(tx, after.id)
  const waiting = new Set(
    held.filter((seat) => seat.hasWithdrawableMails).map((seat) => seat.registrationId),
  )
  await lockRegistrations(tx, [...waiting])
  if (hasSessionMoved(before, after)) {
    await deleteKnowledgeOfCancelled(tx, after.id)
    const seats = held.filter(countsOnSession)
    const told = await markInformed(
      tx,
      seats.map((seat) => seat.id),
      now,
    )
    await queueMails(tx, sessionChangeMails({ before, after, seats, told }))
  }
  await renewConfirmations(tx, [...waiting], now)
}

/**
 * The number of a training's seats by notification of a new date: the attendees of `confirmed` are notified, those of
 * `pending` are not, because they were never confirmed.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getBookedSeats(
  db: Database,
  id: string,
): Promise<{ confirmed: number; pending: number }> {
  if (!(await findTraining(db, id))) throw trainingErrors.notFound()
  const seats = await listTakenSeats(db, id)
  const confirmed = seats.filter(
    (seat) => seat.status === 'confirmed' || countsOnSession(seat),
  ).length
  return { confirmed, pending: seats.length - confirmed }
}
