import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '#platform/editing/server/edits.service.ts'
import { sessionTexts } from '#shop/seats/domain/session-date.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import type {
  DateEdit,
  DateQuery,
  NewDate,
  NewRound,
  PlannedDate,
} from '#shop/trainings/domain/date-edit.ts'
import {
  type CountedDate,
  deleteDate,
  findDate,
  insertDate,
  isBooked,
  listDates,
  lockDates,
  updateDate,
} from '#shop/trainings/server/training-dates.repository.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import { lockTraining, updateTraining } from '#shop/trainings/server/trainings.repository.ts'

/** The dates of all trainings that match, the earliest first. */
export async function getDates(db: Database, query: DateQuery): Promise<PlannedDate[]> {
  const rows = await listDates(db, {
    endsAfter: query.from ? new Date(query.from) : undefined,
    startsBefore: query.to ? new Date(query.to) : undefined,
    trainingId: query.training || undefined,
    state: query.state,
  })
  return rows.map(toPlannedDate)
}

/** @throws ProblemError 404 training.date_not_found */
export async function getDate(db: Database, id: string): Promise<PlannedDate> {
  const row = await findDate(db, id)
  if (!row) throw trainingErrors.dateNotFound()
  return toPlannedDate(row)
}

/**
 * Plans a date of a training. Its display texts are derived from the instants.
 *
 * @throws ProblemError 404 training.not_found; 409 training.is_archived
 */
export async function planDate(
  db: Database,
  trainingId: string,
  date: NewDate,
  actor: string,
): Promise<PlannedDate> {
  return inTransaction(db, (tx) => planInTransaction(tx, { trainingId, ...date }, actor))
}

/**
 * Plans several dates in one transaction: all or none. They are answered in the order of the request.
 *
 * @throws ProblemError 404 training.not_found; 409 training.is_archived
 */
export async function planRound(
  db: Database,
  { dates }: NewRound,
  actor: string,
): Promise<PlannedDate[]> {
  return inTransaction(db, async (tx) => {
    // Always in the same order, so that two rounds of the same trainings wait instead of deadlocking.
    for (const id of [...new Set(dates.map(({ trainingId }) => trainingId))].toSorted())
      await lockTraining(tx, id)
    const planned: PlannedDate[] = []
    for (const date of dates) planned.push(await planInTransaction(tx, date, actor))
    return planned
  })
}

async function planInTransaction(
  tx: Transaction,
  { trainingId, startsAt, endsAt, ...values }: NewRound['dates'][number],
  actor: string,
): Promise<PlannedDate> {
  const training = await lockTraining(tx, trainingId)
  if (!training) throw trainingErrors.notFound()
  if (training.archivedAt !== null) throw trainingErrors.isArchived()
  const session = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const id = await insertDate(tx, {
    trainingId,
    ...values,
    ...session,
    ...sessionTexts(session),
  })
  const planned = await lockExisting(tx, id)
  await recordDateAction(tx, { action: 'training.date_planned', date: planned, actor })
  return toPlannedDate(planned)
}

/**
 * Changes a date, in one transaction with its revisions, the audit log and `afterEdit`. Where day or time move, the
 * display texts are derived anew, also those that staff wrote.
 *
 * @throws ProblemError 404 training.date_not_found; 409 training.date_is_cancelled, training.date_is_over for another
 * day or time of a date that is over, training.capacity_taken, training.move_changed_meanwhile; 412
 * content.changed_meanwhile
 */
export async function editDate(
  db: Connection,
  id: string,
  edit: DateEdit,
  context: EditContext,
  afterEdit: AfterEdit,
): Promise<PlannedDate> {
  const { now } = context
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, id)
    if (before.state === 'cancelled') throw trainingErrors.dateIsCancelled()
    const values = valuesOf(edit)
    const subject = { subject: 'training' as const, subjectId: before.trainingId }
    await requireVersion(
      tx,
      { ...subject, version: before.version, values: before, edit: values },
      context.expected,
    )
    const changes = changesOf(before, values)
    if (changes.length === 0) return toPlannedDate(before)
    const after = await updateDate(tx, before, editedValues(before, edit, now))
    const training = await lockTraining(tx, before.trainingId)
    const version = (training?.version ?? 0) + 1
    await updateTraining(tx, before.trainingId, { version })
    await storeEdit(
      tx,
      { ...subject, version, changes: changes.map((change) => ({ ...change, dateId: id })) },
      context,
    )
    const { fingerprint } = edit
    await afterEdit(tx, {
      trainingId: before.trainingId,
      date: { before, after },
      fingerprint,
      now,
    })
    return toPlannedDate(after)
  })
}

/**
 * Deletes a date that nobody ever booked.
 *
 * @param beforeRemoval runs in the same transaction while the date is locked and still there
 * @throws ProblemError 404 training.date_not_found; 409 training.date_is_booked
 */
export async function removeDate(
  db: Database,
  id: string,
  actor: string,
  beforeRemoval: (tx: Transaction, dateId: string) => Promise<void>,
): Promise<PlannedDate> {
  return inTransaction(db, async (tx) => {
    const date = await lockExisting(tx, id)
    if (await isBooked(tx, id)) throw trainingErrors.dateIsBooked()
    await beforeRemoval(tx, id)
    await deleteDate(tx, id)
    await recordDateAction(tx, { action: 'training.date_deleted', date, actor })
    return toPlannedDate(date)
  })
}

async function lockExisting(tx: Transaction, id: string): Promise<CountedDate> {
  // An unknown text is no id, which the database would refuse.
  const found = await findDate(tx, id)
  const [date] = found ? await lockDates(tx, [found.id]) : []
  if (!date) throw trainingErrors.dateNotFound()
  return date
}

function recordDateAction(
  tx: Transaction,
  {
    action,
    date,
    actor,
  }: {
    action: 'training.date_planned' | 'training.date_deleted'
    date: CountedDate
    actor: string
  },
): Promise<void> {
  const { trainingId, date: day, time } = date
  return recordAction(tx, { actor, action, subjectId: trainingId, details: { date: day, time } })
}

/**
 * The columns that an edit changes, with the texts of a new day or time.
 *
 * @throws ProblemError 409 training.date_is_over for another day or time of a date that is over, training.capacity_taken
 */
export function editedValues(before: CountedDate, edit: DateEdit, now: Date) {
  const values = valuesOf(edit)
  requirePossible(before, values, now)
  return { ...values, ...movedTexts(before, values) }
}

function valuesOf({ startsAt, endsAt, fingerprint: _, ...values }: DateEdit) {
  return {
    ...values,
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
  }
}

type DateValues = ReturnType<typeof valuesOf>

function isMoved(before: CountedDate, { startsAt, endsAt }: DateValues): boolean {
  return (
    (startsAt !== undefined && startsAt.getTime() !== before.startsAt?.getTime()) ||
    (endsAt !== undefined && endsAt.getTime() !== before.endsAt?.getTime())
  )
}

function requirePossible(before: CountedDate, values: DateValues, now: Date): void {
  const { capacity } = values
  const taken = before.seatsTaken + before.seatsHeld
  if (capacity !== undefined && capacity < taken && capacity < before.capacity)
    throw trainingErrors.capacityTaken(taken)
  if (isMoved(before, values) && hasEnded(before.endsAt, now)) throw trainingErrors.dateIsOver()
}

function movedTexts(before: CountedDate, values: DateValues) {
  const { startsAt, endsAt } = values
  if (!startsAt || !endsAt || !isMoved(before, values)) return {}
  return sessionTexts({ startsAt, endsAt })
}

/** A date as staff see it. */
export function toPlannedDate(row: CountedDate): PlannedDate {
  return {
    id: row.id,
    trainingId: row.trainingId,
    trainingTitle: row.title,
    date: row.date,
    time: row.time,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state: row.state,
    capacity: row.capacity,
    seatsTaken: row.seatsTaken,
    seatsHeld: row.seatsHeld,
    waiting: row.queue.reduce((sum, { seats }) => sum + seats, 0),
    meetingUrl: row.meetingUrl,
    trainer: row.trainer,
    note: row.note,
    version: row.version,
  }
}
