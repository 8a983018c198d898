import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { TrainingEdit } from '#domain/training/training-edit.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { trainings } from '../../database/schema/trainings.ts'

export type TrainingRow = typeof trainings.$inferSelect

export function listTrainings(db: Connection): Promise<TrainingRow[]> {
  return db.select().from(trainings).orderBy(asc(trainings.id))
}

/** The titles of all trainings, by id. */
export async function findTrainingTitles(db: Connection): Promise<Map<string, string>> {
  const rows = await listTrainings(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export async function findTraining(db: Connection, id: string): Promise<TrainingRow | undefined> {
  const [row] = await db.select().from(trainings).where(eq(trainings.id, id))
  return row
}

/**
 * Locks the trainings until the end of the transaction, so that their numbers of taken seats do not change. Rows are
 * locked in the order of their ids, so that two bookings of the same trainings wait instead of deadlocking.
 */
export function lockTrainings(tx: Transaction, ids: string[]) {
  return tx
    .select()
    .from(trainings)
    .where(inArray(trainings.id, ids))
    .orderBy(asc(trainings.id))
    .for('no key update')
}

/** The caller has locked the training. */
export async function updateTraining(
  tx: Transaction,
  id: string,
  values: TrainingEdit & Pick<TrainingRow, 'startsAt' | 'endsAt' | 'version'>,
): Promise<TrainingRow> {
  const [row] = await tx.update(trainings).set(values).where(eq(trainings.id, id)).returning()
  if (!row) throw new Error(`The training ${id} was deleted before it was locked`)
  return row
}

/** The trainings whose session begins after `from` and not after `until`. */
export function listTrainingsBetween(
  db: Connection,
  { from, until }: { from: Date; until: Date },
): Promise<Pick<TrainingRow, 'id'>[]> {
  return db
    .select({ id: trainings.id })
    .from(trainings)
    .where(and(gt(trainings.startsAt, from), lte(trainings.startsAt, until)))
}

/** Trainings with booked seats and without a meeting link whose session begins in that time, the earliest first. */
export function listTrainingsWithoutLink(
  db: Connection,
  { from, until }: { from: Date; until: Date },
): Promise<TrainingRow[]> {
  return db
    .select()
    .from(trainings)
    .where(
      and(
        gt(trainings.startsAt, from),
        lte(trainings.startsAt, until),
        gt(trainings.seatsTaken, 0),
        isNull(trainings.meetingUrl),
      ),
    )
    .orderBy(asc(trainings.startsAt), asc(trainings.id))
}
