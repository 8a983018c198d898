import { understandSession } from '#domain/training/session-time.ts'
import type { Training } from '#domain/training/training.ts'
import type { TrainingEdit } from '#domain/training/training-edit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '../revisions/edits.service.ts'
import { trainingErrors } from './trainings.errors.ts'
import {
  findTraining,
  lockTrainings,
  type TrainingRow,
  updateTraining,
} from './trainings.repository.ts'
import { toTraining } from './trainings.service.ts'

/**
 * Runs after an edit, in its transaction and while the training is locked. Passed in where the application is composed.
 */
export type AfterEdit = (
  tx: Transaction,
  edit: { before: TrainingRow; after: TrainingRow; now: Date },
) => Promise<void>

/**
 * Edits a training's texts and its meeting link, in one transaction with its revisions, the audit log and `afterEdit`.
 * Date and time are read again when their texts change.
 *
 * @throws ProblemError 404 training.not_found; 412 content.changed_meanwhile
 */
export async function editTraining(
  db: Database,
  id: string,
  edit: TrainingEdit,
  context: EditContext,
  afterEdit: AfterEdit,
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
      await storeEdit(tx, { ...subject, version: after.version, changes }, context)
      await afterEdit(tx, { before, after, now: context.now })
    }
    return toTraining(after, context.now)
  })
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
 * A training's meeting link, for staff; null where they have set none.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getMeeting(db: Database, id: string): Promise<{ meetingUrl: string | null }> {
  const training = await findTraining(db, id)
  if (!training) throw trainingErrors.notFound()
  return { meetingUrl: training.meetingUrl }
}
