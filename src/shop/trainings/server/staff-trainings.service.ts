import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { deleteRevisions } from '#platform/editing/server/revisions.repository.ts'
import { firstTexts, type NewTraining, type TrainingTexts } from '../domain/new-training.ts'
import { shopOrder } from '../domain/shop-order.ts'
import type { StaffTraining } from '../domain/staff-training.ts'
import { trainingId } from '../domain/training-id.ts'
import { type CountedDate, countShownDates } from './training-dates.repository.ts'
import { trainingErrors } from './trainings.errors.ts'
import {
  deleteTraining,
  findBookedTrainings,
  findTraining,
  insertTraining,
  listTrainings,
  lockTrainings,
  storeOrder,
  type TrainingRow,
} from './trainings.repository.ts'
import { toTraining } from './trainings.service.ts'

/**
 * What another feature stores of a training's page: its headings. Called in the transaction of the write. Passed in
 * where the application is composed.
 */
export interface PageTextsOfTraining {
  copy: (tx: Transaction, ids: { from: string; to: string; now: Date }) => Promise<void>
  remove: (tx: Transaction, id: string) => Promise<void>
}

/** All trainings in the order of the shop, hidden ones too, then the archived ones. */
export async function getStaffTrainings(db: Connection, now: Date): Promise<StaffTraining[]> {
  const [rows, dates, booked] = await Promise.all([
    listTrainings(db),
    countShownDates(db, now),
    findBookedTrainings(db),
  ])
  const ofTraining = Map.groupBy(dates, (date) => date.trainingId)
  return rows.map((row) =>
    toStaffTraining(row, ofTraining.get(row.id) ?? [], { now, isBooked: booked.has(row.id) }),
  )
}

/**
 * One training, also a hidden or archived one.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getStaffTraining(
  db: Connection,
  id: string,
  now: Date,
): Promise<StaffTraining> {
  const row = await findTraining(db, id)
  if (!row) throw trainingErrors.notFound()
  const dates = await countShownDates(db, now, id)
  const booked = await findBookedTrainings(db, id)
  return toStaffTraining(row, dates, { now, isBooked: booked.has(id) })
}

/**
 * Creates a training: hidden, without dates, after the ranked ones by its id, or last where staff have moved some. A copy gets the texts, the picture and the
 * colours of another training, with the headings of its page.
 *
 * @throws ProblemError 422 training.unknown_copy
 */
export async function createTraining(
  db: Database,
  { title, copyOf }: NewTraining,
  { actor, now, pageTexts }: { actor: string; now: Date; pageTexts: PageTextsOfTraining },
): Promise<StaffTraining> {
  return inTransaction(db, async (tx) => {
    const present = await lockTrainings(tx)
    const original = present.find(({ id }) => id === copyOf)
    if (copyOf !== undefined && !original) throw trainingErrors.unknownCopy()
    const texts = original ? textsOf(original) : firstTexts(present.length)
    const id = await insertWithFreeId(tx, { title, ...texts }, present)
    await storeOrder(tx, shopOrder(present.map(toOrdered), { id, archived: false }))
    if (original) await pageTexts.copy(tx, { from: original.id, to: id, now })
    await recordAction(tx, {
      actor,
      action: 'training.created',
      subjectId: id,
      details: { title, ...(original && { copyOf: original.title }) },
    })
    return getStaffTraining(tx, id, now)
  })
}

/** @returns the id, which nobody else has taken meanwhile */
async function insertWithFreeId(
  tx: Transaction,
  training: { title: string } & TrainingTexts,
  present: readonly TrainingRow[],
): Promise<string> {
  const taken = new Set(present.map(({ id }) => id))
  for (;;) {
    const id = trainingId(training.title, taken)
    if (await insertTraining(tx, { ...training, id, visible: false })) return id
    taken.add(id)
  }
}

/**
 * Runs before a training is archived or deleted, in its transaction and while it is locked. Passed in where the
 * application is composed.
 */
export type BeforeTrainingGoes = (tx: Transaction, trainingId: string, now: Date) => Promise<void>

/**
 * Deletes a training that nobody ever booked, with its dates, the texts of its page, and the history of both.
 *
 * @throws ProblemError 404 training.not_found; 409 training.is_booked
 */
export async function removeTraining(
  db: Database,
  id: string,
  {
    actor,
    now,
    pageTexts,
    beforeTrainingGoes,
  }: {
    actor: string
    now: Date
    pageTexts: PageTextsOfTraining
    beforeTrainingGoes: BeforeTrainingGoes
  },
): Promise<StaffTraining> {
  return inTransaction(db, async (tx) => {
    const present = await lockTrainings(tx)
    const training = await getStaffTraining(tx, id, now)
    if (training.isBooked) throw trainingErrors.isBooked()
    await beforeTrainingGoes(tx, id, now)
    await deleteTraining(tx, id)
    await storeOrder(
      tx,
      present.flatMap((other) => (other.id === id ? [] : other.id)),
    )
    await pageTexts.remove(tx, id)
    await deleteRevisions(tx, { subject: 'training', subjectId: id })
    await recordAction(tx, {
      actor,
      action: 'training.deleted',
      subjectId: id,
      details: { title: training.title },
    })
    return training
  })
}

export function toOrdered({ id, archivedAt }: TrainingRow): { id: string; archived: boolean } {
  return { id, archived: archivedAt !== null }
}

function textsOf(row: TrainingRow): TrainingTexts {
  const { subtitle, description, heroImage, boardImage, colorScheme } = row
  const { objectives, methods, agenda, targetAudience, outcome } = row
  return {
    ...{ subtitle, description, heroImage, boardImage, colorScheme },
    ...{ objectives, methods, agenda, targetAudience, outcome },
  }
}

function toStaffTraining(
  row: TrainingRow,
  shown: readonly CountedDate[],
  { now, isBooked }: { now: Date; isBooked: boolean },
): StaffTraining {
  return {
    ...toTraining(row, shown, now),
    position: row.position,
    visible: row.visible,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    isBooked,
  }
}
