import type { Database, Transaction } from '#platform/database/server/database.ts'
import { rolledBack } from '#platform/database/server/transaction.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { byRecipient } from '#platform/mail/server/recipients.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import { listTakenSeats } from '#shop/booking/server/seats.repository.ts'
import { askToTell } from '#shop/booking/server/told.repository.ts'
import { hasSessionMoved } from '#shop/telling/server/session-moved.ts'
import { planTelling } from '#shop/telling/server/tell.service.ts'
import {
  findDate,
  lockDates,
  updateDate,
} from '#shop/trainings/server/training-dates.repository.ts'
import { type AfterEdit, sessionByTexts } from '#shop/trainings/server/training-edits.service.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import type { DateMove, MovePreview } from '../domain/date-move.ts'
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
    const { seats, ...told } = await askToTellOfMove(tx, id, { now, tellDelayMs: 0 })
    const mails = hasSessionMoved(before, after) ? told.mails : []
    const readers = new Set(mails.map(({ recipient }) => recipient.toLowerCase()))
    return {
      fingerprint: told.fingerprint,
      mails: await showMails(tx, mails, { now, settings }),
      others: byRecipient(seats).filter(({ address }) => !readers.has(address.toLowerCase()))
        .length,
    }
  })
}
