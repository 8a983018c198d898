import type { Database, Transaction } from '#platform/database/server/database.ts'
import { rolledBack } from '#platform/database/server/transaction.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import { listTakenSeats } from '#shop/booking/server/seats.repository.ts'
import { askToTell } from '#shop/booking/server/told.repository.ts'
import { hasSessionMoved } from '#shop/telling/server/session-moved.ts'
import { planTelling } from '#shop/telling/server/tell.service.ts'
import { listedDate } from '#shop/trainings/domain/training-date.ts'
import {
  findDate,
  listShownDates,
  lockDates,
  updateDate,
} from '#shop/trainings/server/training-dates.repository.ts'
import { type AfterEdit, sessionByTexts } from '#shop/trainings/server/training-edits.service.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import { findTraining } from '#shop/trainings/server/trainings.repository.ts'
import type { DateMove, MovePreview, PeopleOfMove } from '../domain/date-move.ts'
import { peopleOfMove } from './people-of-move.ts'
import { editedValues } from './training-dates.service.ts'

/**
 * Runs after an edit of a date, in its transaction: where day or time move, its people are told later what differs from
 * what they know.
 *
 * @param tellDelayMs milliseconds until then; a move that is undone by then is told to nobody
 * @throws ProblemError 409 training.move_changed_meanwhile where the mails are not those of the fingerprint
 */
export function tellAfterEdit(tellDelayMs: number): AfterEdit {
  return async (tx, { date, fingerprint: seen, now }) => {
    if (!date || !hasSessionMoved(date.before, date.after)) return
    const { fingerprint } = await askToTellOfMove(tx, date.after.id, { now, tellDelayMs })
    if ((seen ?? fingerprint) !== fingerprint) throw trainingErrors.moveChangedMeanwhile()
  }
}

/** The mails that are written, if nothing changes until then. The caller has locked the date and changed it. */
async function askToTellOfMove(
  tx: Transaction,
  dateId: string,
  { now, tellDelayMs }: { now: Date; tellDelayMs: number },
) {
  const seats = await listTakenSeats(tx, dateId)
  const ids = [...new Set(seats.map(({ registrationId }) => registrationId))]
  await askToTell(tx, ids, tellDelayMs)
  return { seats, ...(await planTelling(tx, ids, now)) }
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
  return rolledBack(db, async (tx) => {
    const [before] = await lockDates(tx, (await findDate(tx, id)) ? [id] : [])
    if (!before) throw trainingErrors.dateNotFound()
    if (before.state === 'cancelled') throw trainingErrors.dateIsCancelled()
    const isByTexts = date !== undefined || time !== undefined
    const after = await updateDate(tx, before, {
      ...editedValues(before, edit, now),
      ...(isByTexts && sessionByTexts(before, { date, time }, now)),
    })
    const { seats, mails, fingerprint } = await askToTellOfMove(tx, id, { now, tellDelayMs: 0 })
    return {
      fingerprint,
      people: peopleOfMove(seats),
      mails: hasSessionMoved(before, after) ? await showMails(tx, mails, { now, settings }) : [],
    }
  })
}
