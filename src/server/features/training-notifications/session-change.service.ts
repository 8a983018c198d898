import { listedDate } from '#domain/training/training-date.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { queueMails } from '../mail/mails.repository.ts'
import {
  listTakenSeats,
  listWithWithdrawableMails,
  markInformed,
} from '../registrations/informed-seats.repository.ts'
import { lockRegistrations } from '../registrations/registrations.repository.ts'
import { renewConfirmations } from '../registrations/status-notifications.service.ts'
import { deleteKnowledgeOfCancelled } from '../registrations/unsettled-changes.repository.ts'
import {
  type CountedDate,
  findDate,
  listShownDates,
} from '../trainings/training-dates.repository.ts'
import type { AfterEdit } from '../trainings/training-edits.service.ts'
import { trainingErrors } from '../trainings/trainings.errors.ts'
import { findTraining } from '../trainings/trainings.repository.ts'
import {
  countsOnSession,
  hasSessionMoved,
  peopleOfMove,
  sessionChangeMails,
} from './session-change-mails.ts'

/**
 * Notifies attendees of an edited training, in the transaction of the edit. When a date has moved, those of its
 * attendees of whom {@link countsOnSession} is true get a mail. Waiting confirmations are updated with the edited facts.
 * The caller has locked the training and the date.
 */
export const notifyOfEdit: AfterEdit = async (tx, { trainingId, date, now }) => {
  const waiting = await listWithWithdrawableMails(tx, trainingId)
  await lockRegistrations(tx, waiting)
  if (date && hasSessionMoved(date.before, date.after)) await notifyOfMove(tx, { ...date, now })
  await renewConfirmations(tx, waiting, now)
}

async function notifyOfMove(
  tx: Transaction,
  { before, after, now }: { before: CountedDate; after: CountedDate; now: Date },
): Promise<void> {
  const held = await listTakenSeats(tx, after.id)
  await deleteKnowledgeOfCancelled(tx, after.id)
  const seats = held.filter(countsOnSession)
  const told = await markInformed(
    tx,
    seats.map((seat) => seat.id),
    now,
  )
  await queueMails(tx, sessionChangeMails({ before, after, seats, told }))
}

/**
 * How many people hear of a new day or time of a date: attendees who are confirmed, and bookers without a seat of their
 * own. Those of `pending` do not, because they were never confirmed.
 *
 * @param dateId the date; undefined for the training's listed one
 * @throws ProblemError 404 training.not_found
 */
export async function getBookedSeats(
  db: Database,
  id: string,
  { dateId, now }: { dateId: string | undefined; now: Date },
): Promise<{ confirmed: number; bookers: number; pending: number }> {
  if (!(await findTraining(db, id))) throw trainingErrors.notFound()
  const date = dateId
    ? await findDate(db, dateId)
    : listedDate(await listShownDates(db, now, id), now)
  if (date?.trainingId !== id) return { confirmed: 0, bookers: 0, pending: 0 }
  return peopleOfMove(await listTakenSeats(db, date.id))
}
