import { understandSession } from '#domain/training/session-time.ts'
import type { Training } from '#domain/training/training.ts'
import type { TrainingEdit } from '#domain/training/training-edit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMails } from '../mail/mails.repository.ts'
import { lockRegistrations } from '../registrations/registrations.repository.ts'
import { renewConfirmations } from '../registrations/status-news.service.ts'
import { listHeldSeats, markTold } from '../registrations/told-seats.repository.ts'
import { forgetWhatCancelledKnew } from '../registrations/unsettled-changes.repository.ts'
import {
  changesOf,
  type EditContext,
  keepEdit,
  requireVersion,
} from '../revisions/edits.service.ts'
import { countsOnSession, hasSessionMoved, sessionChangeMails } from './session-change-mails.ts'
import { trainingErrors } from './trainings.errors.ts'
import {
  findTraining,
  lockTrainings,
  type TrainingRow,
  updateTraining,
} from './trainings.repository.ts'
import { toTraining } from './trainings.service.ts'

/**
 * Edits a training's texts and its meeting link, in one transaction with its revisions, the audit log and the mails that a moved session
 * causes. What was understood of date and time follows their texts.
 *
 * @throws ProblemError 404 training.not_found; 412 content.changed_meanwhile
 */
export async function editTraining(
  db: Database,
  id: string,
  edit: TrainingEdit,
  context: EditContext,
): Promise<Training> {
  return inTransaction(db, async (tx) => {
    const [before] = await lockTrainings(tx, [id])
    if (!before) throw trainingErrors.notFound()
    const subject = { subject: 'training' as const, subjectId: id }
    await requireVersion(
      tx,
      { ...subject, version: before.version, values: before, edit },
      context.expected,
    )
    const changes = changesOf(before, edit)
    const after = changes.length > 0 ? await writeTraining(tx, before, edit) : before
    if (changes.length > 0) {
      await keepEdit(tx, { ...subject, version: after.version, changes }, context)
      await tellOfEdit(tx, before, after, context.now)
    }
    return toTraining(after, context.now)
  })
}

/** Where the session has moved, tells those who count on it; confirmations that still wait say what is so now. */
async function tellOfEdit(
  tx: Transaction,
  before: TrainingRow,
  after: TrainingRow,
  now: Date,
): Promise<void> {
  const held = await listHeldSeats(tx, after.id)
  const waiting = new Set(held.filter((seat) => seat.awaitsNews).map((seat) => seat.registrationId))
  await lockRegistrations(tx, [...waiting])
  if (hasSessionMoved(before, after)) {
    await forgetWhatCancelledKnew(tx, after.id)
    const seats = held.filter(countsOnSession)
    const told = await markTold(
      tx,
      seats.map((seat) => seat.id),
      now,
    )
    await queueMails(tx, sessionChangeMails({ before, after, seats, told }))
  }
  await renewConfirmations(tx, [...waiting], now)
}

function writeTraining(
  tx: Transaction,
  before: TrainingRow,
  edit: TrainingEdit,
): Promise<TrainingRow> {
  const session = understandSession(edit.date ?? before.date, edit.time ?? before.time)
  return updateTraining(tx, before.id, {
    ...edit,
    startsAt: session?.startsAt ?? null,
    endsAt: session?.endsAt ?? null,
    version: before.version + 1,
  })
}

/**
 * How many seats of a training have a holder whom another date concerns: `confirmed` who are told of it, `pending` who
 * are not, because nobody has confirmed them so far.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getBookedSeats(
  db: Database,
  id: string,
): Promise<{ confirmed: number; pending: number }> {
  if (!(await findTraining(db, id))) throw trainingErrors.notFound()
  const seats = await listHeldSeats(db, id)
  const confirmed = seats.filter(
    (seat) => seat.status === 'confirmed' || countsOnSession(seat),
  ).length
  return { confirmed, pending: seats.length - confirmed }
}

/**
 * The way into a training's live session, for staff; null where they have given none.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getMeeting(db: Database, id: string): Promise<{ meetingUrl: string | null }> {
  const training = await findTraining(db, id)
  if (!training) throw trainingErrors.notFound()
  return { meetingUrl: training.meetingUrl }
}
