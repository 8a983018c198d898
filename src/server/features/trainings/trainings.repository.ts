import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Connection, Transaction } from '../../database/database.ts'
import { trainings } from '../../database/schema/trainings.ts'

// Without the columns of version 1.0.
const {
  date: _date,
  time: _time,
  startsAt: _startsAt,
  endsAt: _endsAt,
  meetingUrl: _meetingUrl,
  capacity: _capacity,
  seatsTaken: _seatsTaken,
  ...COLUMNS
} = getTableColumns(trainings)

type Column = keyof typeof COLUMNS
export type TrainingRow = Pick<typeof trainings.$inferSelect, Column>

/** All trainings in the order of the shop, hidden and archived ones too. */
export function listTrainings(db: Connection): Promise<TrainingRow[]> {
  return db.select(COLUMNS).from(trainings).orderBy(asc(trainings.position), asc(trainings.id))
}

/** The trainings that visitors see, in the order of the shop. */
export function listVisibleTrainings(db: Connection): Promise<TrainingRow[]> {
  return db
    .select(COLUMNS)
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
  const [row] = await db.select(COLUMNS).from(trainings).where(eq(trainings.id, id))
  return row
}

/**
 * Locks the training until the end of the transaction, so that nobody else edits it, and no seat of its dates is taken
 * or left. Several trainings are locked in the order of their ids.
 */
export async function lockTraining(tx: Transaction, id: string): Promise<TrainingRow | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(trainings)
    .where(eq(trainings.id, id))
    .for('no key update')
  return row
}

/** The caller has locked the training. */
export async function updateTraining(
  tx: Transaction,
  id: string,
  values: { [Name in Column]?: TrainingRow[Name] | undefined },
): Promise<TrainingRow> {
  const [row] = await tx
    .update(trainings)
    .set(values)
    .where(eq(trainings.id, id))
    .returning(COLUMNS)
  if (!row) throw new Error(`The training ${id} was deleted before it was locked`)
  return row
}
