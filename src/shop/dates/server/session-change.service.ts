import { fingerprintOf } from '#platform/basics/server/fingerprint.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import {
  listTakenSeats,
  listWithWithdrawableMails,
  markInformed,
} from '#shop/booking/server/informed-seats.repository.ts'
import { lockRegistrations } from '#shop/booking/server/registrations.repository.ts'
import { renewConfirmations } from '#shop/booking/server/status-notifications.service.ts'
import { deleteKnowledgeOfCancelled } from '#shop/booking/server/undoable-changes.repository.ts'
import { listedDate } from '#shop/trainings/domain/training-date.ts'
import {
  type CountedDate,
  findDate,
  listShownDates,
} from '#shop/trainings/server/training-dates.repository.ts'
import { type AfterEdit, sessionByTexts } from '#shop/trainings/server/training-edits.service.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import { findTraining } from '#shop/trainings/server/trainings.repository.ts'
import type { DateMove, MovePreview, PeopleOfMove } from '../domain/date-move.ts'
import {
  countsOnSession,
  hasSessionMoved,
  peopleOfMove,
  sessionChangeMails,
} from './session-change-mails.ts'
import { editedValues } from './training-dates.service.ts'

/**
 * Notifies attendees of an edited training, in the transaction of the edit. When a date has moved, those of its
 * attendees of whom {@link countsOnSession} is true get a mail. Waiting confirmations are updated with the edited facts.
 * The caller has locked the training and the date.
 *
 * @throws ProblemError 409 training.move_changed_meanwhile where the mails are not those of the fingerprint
 */
export const notifyOfEdit: AfterEdit = async (tx, { trainingId, date, fingerprint, now }) => {
  const waiting = await listWithWithdrawableMails(tx, trainingId)
  await lockRegistrations(tx, waiting)
  if (date && hasSessionMoved(date.before, date.after))
    await notifyOfMove(tx, { ...date, fingerprint, now })
  await renewConfirmations(tx, waiting, now)
}

interface Move {
  before: CountedDate
  after: CountedDate
}

/** Who holds seats of a moved date, whose attendees are told, and their mails before their entries are numbered. */
async function planMove(db: Connection, { before, after }: Move) {
  const held = await listTakenSeats(db, after.id)
  const seats = held.filter(countsOnSession)
  const mails = sessionChangeMails({ before, after, seats, told: new Map() })
  const fingerprint = fingerprintOf(mails.map(({ recipient, data }) => [recipient, data]))
  return { held, seats, mails, fingerprint }
}

async function notifyOfMove(
  tx: Transaction,
  { now, fingerprint: seen, ...move }: Move & { fingerprint: string | undefined; now: Date },
): Promise<void> {
  const { before, after } = move
  const { seats, fingerprint } = await planMove(tx, move)
  if ((seen ?? fingerprint) !== fingerprint) throw trainingErrors.moveChangedMeanwhile()
  await deleteKnowledgeOfCancelled(tx, after.id)
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
): Promise<PeopleOfMove> {
  if (!(await findTraining(db, id))) throw trainingErrors.notFound()
  const date = dateId
    ? await findDate(db, dateId)
    : listedDate(await listShownDates(db, now, id), now)
  if (date?.trainingId !== id) return { confirmed: 0, bookers: 0, pending: 0 }
  return peopleOfMove(await listTakenSeats(db, date.id))
}

/**
 * The mails that a change of a date would send because day or time move, without storing anything.
 *
 * @throws ProblemError 404 training.date_not_found; 409 training.date_is_cancelled, training.date_is_over,
 * training.capacity_taken
 */
export async function previewMove(
  db: Database,
  id: string,
  { date, time, ...edit }: DateMove,
  { now, settings }: { now: Date; settings: MailSettings },
): Promise<MovePreview> {
  const before = await findDate(db, id)
  if (!before) throw trainingErrors.dateNotFound()
  if (before.state === 'cancelled') throw trainingErrors.dateIsCancelled()
  // JSON knows no undefined: a field that the request leaves out keeps its value.
  const edited: CountedDate = Object.assign({ ...before }, editedValues(before, edit, now))
  const isByTexts = date !== undefined || time !== undefined
  const after = isByTexts ? { ...edited, ...sessionByTexts(before, { date, time }, now) } : edited
  const { held, mails, fingerprint } = await planMove(db, { before, after })
  return {
    fingerprint,
    people: peopleOfMove(held),
    mails: hasSessionMoved(before, after) ? await showMails(db, mails, { now, settings }) : [],
  }
}
