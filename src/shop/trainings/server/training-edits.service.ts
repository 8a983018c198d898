import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '#platform/editing/server/edits.service.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import type { StaffTraining } from '../domain/staff-training.ts'
import { listedDate } from '../domain/training-date.ts'
import { isDateField, type TrainingEdit } from '../domain/training-edit.ts'
import {
  changesOrder,
  completeShopEdit,
  orderAfter,
  requirePossibleShopEdit,
  shopColumns,
  shopValues,
} from './shop-edits.service.ts'
import { type BeforeTrainingGoes, getStaffTraining } from './staff-trainings.service.ts'
import {
  type CountedDate,
  findDate,
  listShownDates,
  lockDates,
  updateDate,
} from './training-dates.repository.ts'
import { trainingErrors } from './trainings.errors.ts'
import {
  findTraining,
  lockTraining,
  lockTrainings,
  storeOrder,
  updateTraining,
} from './trainings.repository.ts'

/**
 * Runs after an edit of a training's texts or of one of its dates, in its transaction and while training and date are
 * locked. Passed in where the application is composed.
 */
export type AfterEdit = (
  tx: Transaction,
  edit: {
    trainingId: string
    /** The edited date; null where only texts of the training were edited. */
    date: { before: CountedDate; after: CountedDate } | null
    /** Of the preview of the move that staff have seen; undefined where they have seen none. */
    fingerprint?: string | undefined
    now: Date
  },
) => Promise<void>

/**
 * Edits a training: its texts, day, time and meeting link of a date, and whether and where the shop shows it. In one
 * transaction with its revisions, the audit log and the hooks. The instants are read again when the texts of day or
 * time change. Archiving a training also hides it.
 *
 * @throws ProblemError 404 training.not_found; 409 training.no_date, training.date_is_cancelled, training.date_is_over,
 * training.is_archived, training.has_booked_dates, training.move_changed_meanwhile; 412 content.changed_meanwhile
 */
export async function editTraining(
  db: Connection,
  id: string,
  { dateId, fingerprint, ...requested }: TrainingEdit,
  context: EditContext,
  hooks: { afterEdit: AfterEdit; beforeTrainingGoes: BeforeTrainingGoes },
): Promise<StaffTraining> {
  const { now } = context
  return inTransaction(db, async (tx) => {
    const all = changesOrder(requested) ? await lockTrainings(tx) : []
    const before = await lockTraining(tx, id)
    if (!before) throw trainingErrors.notFound()
    const date = editsDate(requested) ? await lockEditedDate(tx, id, { dateId, now }) : null
    const values = { ...before, ...shopValues(before), ...(date && fieldsOfDate(date)) }
    const subject = { subject: 'training' as const, subjectId: id }
    await requireVersion(
      tx,
      { ...subject, version: before.version, values, edit: requested },
      context.expected,
    )
    const edit = completeShopEdit(all, before, requested)
    const changes = changesOf(values, edit)
    if (changes.length === 0) return getStaffTraining(tx, id, now)
    await requirePossibleShopEdit(tx, before, { edit, now })
    if (edit.archived) await hooks.beforeTrainingGoes(tx, id, now)
    const after = await updateTraining(tx, id, {
      ...textsOf(edit),
      ...shopColumns(edit, now),
      version: before.version + 1,
    })
    if (changesOrder(edit)) await storeOrder(tx, orderAfter(all, after, edit.position))
    const retitled = date && { ...date, title: after.title, subtitle: after.subtitle }
    const editedDate = await editDateFields(tx, retitled, { edit, now })
    const ofDate = (field: string) => date && isDateField(field) && { dateId: date.id }
    await storeEdit(
      tx,
      {
        ...subject,
        version: after.version,
        changes: changes.map((change) => ({ ...change, ...ofDate(change.field) })),
      },
      context,
    )
    await hooks.afterEdit(tx, { trainingId: id, date: editedDate, fingerprint, now })
    return getStaffTraining(tx, id, now)
  })
}

/** The date that an edit of the training's page is about: the named one, or the listed one. Null where there is none. */
async function lockEditedDate(
  tx: Transaction,
  trainingId: string,
  { dateId, now }: { dateId: string | undefined; now: Date },
): Promise<CountedDate | null> {
  const edited = dateId
    ? await findDate(tx, dateId)
    : listedDate(await listShownDates(tx, now, trainingId), now)
  if (edited?.trainingId !== trainingId) return null
  const [date] = await lockDates(tx, [edited.id])
  return date ?? null
}

function fieldsOfDate({ date, time, meetingUrl }: CountedDate) {
  return { date, time, meetingUrl }
}

function editsDate(edit: TrainingEdit): boolean {
  return Object.keys(edit).some(isDateField)
}

/** The fields of the edit that are columns of the training with its texts. */
function textsOf(edit: TrainingEdit) {
  const { title, subtitle, description, heroImage, boardImage } = edit
  const { objectives, methods, agenda, targetAudience, outcome } = edit
  return {
    ...{ title, subtitle, description, heroImage, boardImage },
    ...{ objectives, methods, agenda, targetAudience, outcome },
  }
}

/** Null where the edit changes nothing of the date. */
async function editDateFields(
  tx: Transaction,
  before: CountedDate | null,
  { edit, now }: { edit: Omit<TrainingEdit, 'dateId' | 'fingerprint'>; now: Date },
): Promise<{ before: CountedDate; after: CountedDate } | null> {
  const { date, time, meetingUrl } = edit
  if (date === undefined && time === undefined && meetingUrl === undefined) return null
  if (!before) throw trainingErrors.noDate()
  const changes = changesOf(before, { date, time, meetingUrl })
  if (changes.length === 0) return null
  if (before.state === 'cancelled') throw trainingErrors.dateIsCancelled()
  const after = await updateDate(tx, before, {
    ...sessionByTexts(before, { date, time }, now),
    ...(meetingUrl !== undefined && { meetingUrl }),
  })
  return { before, after }
}

/**
 * Day and time of a date after other texts for them, with the instants that they mean.
 *
 * @throws ProblemError 409 training.date_is_over for other texts of a date that is over
 */
export function sessionByTexts(
  before: CountedDate,
  { date = before.date, time = before.time }: Pick<TrainingEdit, 'date' | 'time'>,
  now: Date,
) {
  const isMoved = date !== before.date || time !== before.time
  if (isMoved && hasEnded(before.endsAt, now)) throw trainingErrors.dateIsOver()
  const session = isMoved ? understandSession(date, time) : before
  return { date, time, startsAt: session?.startsAt ?? null, endsAt: session?.endsAt ?? null }
}

/**
 * The meeting link of a training's date, for staff; null where they have set none, or where the training has no date.
 *
 * @param dateId the date; undefined for the listed one
 * @throws ProblemError 404 training.not_found
 */
export async function getMeeting(
  db: Database,
  id: string,
  { dateId, now }: { dateId: string | undefined; now: Date },
): Promise<{ meetingUrl: string | null }> {
  const training = await findTraining(db, id)
  if (!training) throw trainingErrors.notFound()
  const date = dateId
    ? await findDate(db, dateId)
    : listedDate(await listShownDates(db, now, id), now)
  return { meetingUrl: date?.trainingId === id ? date.meetingUrl : null }
}
