import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import type { WaitingGroup } from '#shop/seats/domain/waiting-offers.ts'
import { waitingEntries } from '#shop/waiting-list/server/waiting-list.schema.ts'
import { type DateState, dateIdSchema } from '../domain/training-date.ts'
import { trainingDates, trainings } from './trainings.schema.ts'

export type StoredDate = typeof trainingDates.$inferSelect
/** A date with the texts of its training that mails and lists show, and whether visitors see the training. */
export type DateRow = StoredDate & { title: string; subtitle: string; isShown: boolean }
/** A date with the number of its taken seats: those that are not cancelled, in registrations that are not either. */
export type CountedDate = DateRow & { seatsTaken: number } & Waiting

/** The waiting list of a date. */
interface Waiting {
  /** Seats of offers that somebody may still accept. */
  seatsHeld: number
  /** Those who wait and have no offer, the first one first. */
  queue: WaitingGroup[]
}

const COLUMNS = {
  ...getTableColumns(trainingDates),
  title: trainings.title,
  subtitle: trainings.subtitle,
  isShown: trainings.visible,
}

function selectDates(db: Connection) {
  return db
    .select(COLUMNS)
    .from(trainingDates)
    .innerJoin(trainings, eq(trainings.id, trainingDates.trainingId))
    .$dynamic()
}

/** The dates with their numbers of seats, in the same order. */
async function countDates(db: Connection, rows: readonly DateRow[]): Promise<CountedDate[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const taken = await countSeats(db, ids)
  const waiting = await readWaiting(db, ids)
  return rows.map((row) => ({
    ...row,
    seatsTaken: taken.get(row.id) ?? 0,
    ...(waiting.get(row.id) ?? { seatsHeld: 0, queue: [] }),
  }))
}

/**
 * How many seats of each date are taken, counted from their rows. A date at a time, because dates have few seats: read
 * for all dates at once, PostgreSQL would compare them with every registration that was ever cancelled. The
 * registrations are named first: PostgreSQL locks tables in that order, as a booking and a migration do, so none waits
 * for the other.
 */
async function countSeats(db: Connection, ids: readonly string[]): Promise<Map<string, number>> {
  const seats = sql`select count(*)::int from ${registrations}
    join ${attendees} on ${attendees.registrationId} = ${registrations.id}
    where ${attendees.dateId} = date.id and ${attendees.cancelledAt} is null
      and ${registrations.status} <> 'cancelled'`
  const { rows } = await db.execute<{ id: string; seats: number }>(
    sql`select date.id, (${seats}) as seats from unnest(${sql.param([...ids])}::uuid[]) as date (id)`,
  )
  return new Map(rows.map(({ id, seats: taken }) => [id, taken]))
}

/** The waiting list of each date. A date for which nobody waits is left out. */
async function readWaiting(db: Connection, ids: readonly string[]): Promise<Map<string, Waiting>> {
  const { dateId, offeredSeats, state, seats, atLeast, place, endedAt } = waitingEntries
  const group = sql`json_build_object('id', ${waitingEntries.id}, 'seats', ${seats}, 'atLeast', ${atLeast})`
  const rows = await db
    .select({
      dateId,
      seatsHeld: sql<number>`coalesce(sum(${offeredSeats}), 0)::int`,
      queue: sql<
        WaitingGroup[]
      >`coalesce(json_agg(${group} order by ${place}) filter (where ${state} = 'waiting'), '[]')`,
    })
    .from(waitingEntries)
    .where(and(inArray(dateId, [...ids]), isNull(endedAt)))
    .groupBy(dateId)
  return new Map(rows.flatMap(({ dateId: id, ...waiting }) => (id === null ? [] : [[id, waiting]])))
}

/**
 * The dates that the shop may show: those to come, and the last planned one of each training.
 *
 * @param trainingId of that training only
 */
export function listShownDates(db: Connection, now: Date, trainingId?: string): Promise<DateRow[]> {
  const isLast = sql`${trainingDates.id} in (
    select (
      select other.id from ${trainingDates} other
      where other.training_id = ${trainings.id} and other.state = 'planned'
      order by other.starts_at desc limit 1)
    from ${trainings})`
  return selectDates(db).where(
    and(
      trainingId === undefined ? undefined : eq(trainingDates.trainingId, trainingId),
      eq(trainingDates.state, 'planned'),
      or(isNull(trainingDates.startsAt), gt(trainingDates.startsAt, now), isLast),
    ),
  )
}

/** As {@link listShownDates}, with the seats of each date. */
export async function countShownDates(
  db: Connection,
  now: Date,
  trainingId?: string,
): Promise<CountedDate[]> {
  return countDates(db, await listShownDates(db, now, trainingId))
}

/** The dates that match, the earliest first. */
export async function listDates(
  db: Connection,
  filter: {
    endsAfter?: Date | undefined
    startsBefore?: Date | undefined
    trainingId?: string | undefined
    state?: DateState | undefined
  },
): Promise<CountedDate[]> {
  const { endsAfter, startsBefore, trainingId, state } = filter
  const rows = await selectDates(db)
    .where(
      and(
        endsAfter && or(isNull(trainingDates.endsAt), gt(trainingDates.endsAt, endsAfter)),
        startsBefore &&
          or(isNull(trainingDates.startsAt), lt(trainingDates.startsAt, startsBefore)),
        trainingId === undefined ? undefined : eq(trainingDates.trainingId, trainingId),
        state && eq(trainingDates.state, state),
      ),
    )
    .orderBy(asc(trainingDates.startsAt), asc(trainingDates.id))
  return countDates(db, rows)
}

/** The planned dates of these that have not begun, with their seats, the earliest first. */
export async function countComingDates(
  db: Connection,
  ids: readonly string[],
  now: Date,
): Promise<CountedDate[]> {
  if (ids.length === 0) return []
  const rows = await selectDates(db)
    .where(
      and(
        inArray(trainingDates.id, [...ids]),
        eq(trainingDates.state, 'planned'),
        or(isNull(trainingDates.startsAt), gt(trainingDates.startsAt, now)),
      ),
    )
    .orderBy(asc(trainingDates.startsAt), asc(trainingDates.id))
  return countDates(db, rows)
}

/** The date with its training's texts; undefined also for a text that is no id. */
export async function findDate(db: Connection, id: string): Promise<CountedDate | undefined> {
  if (!dateIdSchema.safeParse(id).success) return undefined
  const [date] = await countDates(db, await selectDates(db).where(eq(trainingDates.id, id)))
  return date
}

/** The dates with their trainings' texts, in no order. */
export async function findDates(db: Connection, ids: readonly string[]): Promise<DateRow[]> {
  if (ids.length === 0) return []
  return db
    .select(COLUMNS)
    .from(trainingDates)
    .innerJoin(trainings, eq(trainings.id, trainingDates.trainingId))
    .where(inArray(trainingDates.id, [...ids]))
}

/**
 * Locks the dates and their trainings until the end of the transaction, so that their numbers of taken seats do not
 * change. Locked in the order of training and date, so that two bookings of the same dates wait instead of deadlocking.
 */
export async function lockDates(tx: Transaction, ids: readonly string[]): Promise<CountedDate[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select(COLUMNS)
    .from(trainingDates)
    .innerJoin(trainings, eq(trainings.id, trainingDates.trainingId))
    .where(inArray(trainingDates.id, [...ids]))
    .orderBy(asc(trainings.id), asc(trainingDates.id))
    .for('no key update')
  // Counted by a statement of its own: one that waited for a lock does not see what was committed meanwhile.
  return countDates(tx, rows)
}

/** Whether anybody ever booked the date, also in a registration that is cancelled. */
export async function isBooked(db: Connection, dateId: string): Promise<boolean> {
  const rows = await db
    .select({ id: attendees.id })
    .from(attendees)
    .where(eq(attendees.dateId, dateId))
    .limit(1)
  return rows.length > 0
}

export async function insertDate(
  tx: Transaction,
  values: typeof trainingDates.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(trainingDates).values(values).returning({ id: trainingDates.id })
  if (!row) throw new Error('An inserted date was not returned')
  return row.id
}

/** The caller has locked the date. */
export async function updateDate(
  tx: Transaction,
  before: CountedDate,
  values: { [Column in keyof StoredDate]?: StoredDate[Column] | undefined },
): Promise<CountedDate> {
  const set = { ...values, version: before.version + 1 }
  const [row] = await tx
    .update(trainingDates)
    .set(set)
    .where(eq(trainingDates.id, before.id))
    .returning()
  if (!row) throw new Error(`The date ${before.id} was deleted before it was locked`)
  return { ...before, ...row }
}

/** The caller has locked the date. Its version stays: staff who edit it are not disturbed. */
export async function setKeptUntil(
  tx: Transaction,
  id: string,
  keptUntil: Date | null,
): Promise<void> {
  await tx.update(trainingDates).set({ keptUntil }).where(eq(trainingDates.id, id))
}

/** The caller has locked the date. */
export async function deleteDate(tx: Transaction, id: string): Promise<void> {
  await tx.delete(trainingDates).where(eq(trainingDates.id, id))
}

/** The planned dates that begin after `from` and not after `until`, the earliest first. */
export function listDatesBetween(
  db: Connection,
  { from, until }: { from: Date; until: Date },
): Promise<DateRow[]> {
  return selectDates(db)
    .where(
      and(
        eq(trainingDates.state, 'planned'),
        gt(trainingDates.startsAt, from),
        lte(trainingDates.startsAt, until),
      ),
    )
    .orderBy(asc(trainingDates.startsAt), asc(trainingDates.id))
}

/** As {@link listDatesBetween}, with the seats of each date. */
export async function countDatesBetween(
  db: Connection,
  range: { from: Date; until: Date },
): Promise<CountedDate[]> {
  return countDates(db, await listDatesBetween(db, range))
}

/** Dates with booked seats and without a meeting link that begin in that time, the earliest first. */
export async function listDatesWithoutLink(
  db: Connection,
  range: { from: Date; until: Date },
): Promise<CountedDate[]> {
  const rows = (await listDatesBetween(db, range)).filter(({ meetingUrl }) => meetingUrl === null)
  return (await countDates(db, rows)).filter(({ seatsTaken }) => seatsTaken > 0)
}
