import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { attendees } from '#shop/booking/server/registrations.schema.ts'
import { trainings } from './trainings.schema.ts'

export type TrainingRow = typeof trainings.$inferSelect

/** All trainings in the order of the shop, hidden and archived ones too. */
export function listTrainings(db: Connection): Promise<TrainingRow[]> {
  return db.select().from(trainings).orderBy(asc(trainings.position), asc(trainings.id))
}

/** The trainings that visitors see, in the order of the shop. */
export function listVisibleTrainings(db: Connection): Promise<TrainingRow[]> {
  return db
    .select()
    .from(trainings)
    .where(eq(trainings.visible, true))
    .orderBy(asc(trainings.position), asc(trainings.id))
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
 * Locks the training until the end of the transaction, so that nobody else edits it, and no seat of its dates is taken
 * or left. Several trainings are locked in the order of their ids.
 */
export async function lockTraining(tx: Transaction, id: string): Promise<TrainingRow | undefined> {
  const [row] = await tx.select().from(trainings).where(eq(trainings.id, id)).for('no key update')
  return row
}

/** The caller has locked the training. */
export async function updateTraining(
  tx: Transaction,
  id: string,
  values: { [Name in keyof TrainingRow]?: TrainingRow[Name] | undefined },
): Promise<TrainingRow> {
  const [row] = await tx.update(trainings).set(values).where(eq(trainings.id, id)).returning()
  if (!row) throw new Error(`The training ${id} was deleted before it was locked`)
  return row
}

/**
 * Locks all trainings, in the order of their ids, and returns them in the order of the shop. For writes that give
 * trainings another place.
 */
export async function lockTrainings(tx: Transaction): Promise<TrainingRow[]> {
  await tx
    .select({ id: trainings.id })
    .from(trainings)
    .orderBy(asc(trainings.id))
    .for('no key update')
  // By a statement of its own: one that waited for a lock does not see what was inserted meanwhile.
  return listTrainings(tx)
}

/** Gives each training its place in the list. The caller has locked them. */
export async function storeOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  const place = sql<number>`array_position(${sql.param([...ids])}::text[], ${trainings.id})`
  await tx
    .update(trainings)
    .set({ position: place })
    .where(and(inArray(trainings.id, [...ids]), ne(trainings.position, place)))
}

/** Inserts a training without dates. False where its id is taken. */
export async function insertTraining(
  tx: Transaction,
  values: typeof trainings.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(trainings)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: trainings.id })
  return rows.length > 0
}

/** Deletes a training with its dates. The caller has locked it, and nobody has booked it. */
export async function deleteTraining(tx: Transaction, id: string): Promise<void> {
  await tx.delete(trainings).where(eq(trainings.id, id))
}

/**
 * The ids of the trainings that anybody ever booked, also in a registration that is cancelled.
 *
 * @param id of that training only
 */
export async function findBookedTrainings(db: Connection, id?: string): Promise<Set<string>> {
  const isBooked = sql`exists (select from ${attendees} where ${attendees.trainingId} = ${trainings.id})`
  const rows = await db
    .select({ id: trainings.id })
    .from(trainings)
    .where(id === undefined ? isBooked : and(eq(trainings.id, id), isBooked))
  return new Set(rows.map((row) => row.id))
}
