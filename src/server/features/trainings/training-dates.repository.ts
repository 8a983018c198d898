import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type DateState, dateIdSchema } from '#domain/training/training-date.ts'
import type { WaitingGroup } from '#domain/waiting-list/offers.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { attendees, registrations } from '../../database/schema/registrations.ts'
import { trainingDates, trainings } from '../../database/schema/trainings.ts'
import { waitingEntries } from '../../database/schema/waiting-list.ts'

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

/**
 * Seats are counted from their rows, which an index finds by date. Here and in {@link countSeats} the registrations are
 * named first: PostgreSQL locks tables in that order, as a booking and a migration do, so none waits for the other.
 */
const SEATS_TAKEN = sql<number>`(
  select count(*)::int from ${registrations}
  join ${attendees} on ${attendees.registrationId} = ${registrations.id}
  where ${attendees.dateId} = ${trainingDates.id} and ${attendees.cancelledAt} is null
    and ${registrations.status} <> 'cancelled')`

/** Found by an index of the entries that have not ended. Names are written out: Drizzle would leave out the tables. */
const WAITING = {
  seatsHeld: sql<number>`(
    select coalesce(sum(w.offered_seats), 0)::int from ${waitingEntries} w
    where w.date_id = training_dates.id and w.ended_at is null)`,
  queue: sql<WaitingGroup[]>`(
    select coalesce(json_agg(json_build_object('id', w.id, 'seats', w.seats, 'atLeast', w.at_least)
      order by w.place), '[]') from ${waitingEntries} w
    where w.date_id = training_dates.id and w.ended_at is null and w.state = 'waiting')`,
}

function selectDates(db: Connection) {
  return db
    .select({ ...COLUMNS, seatsTaken: SEATS_TAKEN, ...WAITING })
    .from(trainingDates)
    .innerJoin(trainings, eq(trainings.id, trainingDates.trainingId))
    .$dynamic()
}

/**
 * The dates that the shop may show: those to come, and the last planned one of each training.
 *
 * @param trainingId of that training only
 */
export function listShownDates(
  db: Connection,
  now: Date,
  trainingId?: string,
): Promise<CountedDate[]> {
  const isLast = sql`${trainingDates.id} = (
    select other.id from ${trainingDates} other
    where other.training_id = ${trainingDates.trainingId} and other.state = 'planned'
    order by other.starts_at desc limit 1)`
  return selectDates(db).where(
    and(
      trainingId === undefined ? undefined : eq(trainingDates.trainingId, trainingId),
      eq(trainingDates.state, 'planned'),
      or(isNull(trainingDates.startsAt), gt(trainingDates.startsAt, now), isLast),
    ),
  )
}

/** The dates that match, the earliest first. */
export function listDates(
  db: Connection,
  filter: {
    endsAfter?: Date | undefined
    startsBefore?: Date | undefined
    trainingId?: string | undefined
    state?: DateState | undefined
  },
): Promise<CountedDate[]> {
  const { endsAfter, startsBefore, trainingId, state } = filter
  return selectDates(db)
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
}

/** The date with its training's texts; undefined also for a text that is no id. */
export async function findDate(db: Connection, id: string): Promise<CountedDate | undefined> {
  if (!dateIdSchema.safeParse(id).success) return undefined
  const [row] = await selectDates(db).where(eq(trainingDates.id, id))
  return row
}

/** The dates with their trainings' texts, in no order. */
export function findDates(db: Connection, ids: readonly string[]): Promise<DateRow[]> {
  return db
    .select(COLUMNS)
    .from(trainingDates)
    .innerJoin(trainings, eq(trainings.id, trainingDates.trainingId))
    .where(inArray(trainingDates.id, [...ids]))
}

/**
 * Locks the dates and their trainings until the end of the transaction, so that their numbers of taken seats do not
 * change. Locked in the order of training and date, so that two bookings of the same dates wait instead of deadlocking.
 * The trainings are locked for version 1.0, which counts seats under that lock.
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
  const taken = await countSeats(tx, ids)
  const waiting = await readWaiting(tx, ids)
  return rows.map((row) => ({
    ...row,
    seatsTaken: taken.get(row.id) ?? 0,
    ...(waiting.get(row.id) ?? { seatsHeld: 0, queue: [] }),
  }))
}

async function readWaiting(tx: Transaction, ids: readonly string[]): Promise<Map<string, Waiting>> {
  const rows = await tx
    .select({ id: trainingDates.id, ...WAITING })
    .from(trainingDates)
    .where(inArray(trainingDates.id, [...ids]))
  return new Map(rows.map(({ id, ...waiting }) => [id, waiting]))
}

/** How many seats of each date are taken. A date without taken seats is left out. */
async function countSeats(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ dateId: attendees.dateId, seats: sql<number>`count(*)::int` })
    .from(registrations)
    .innerJoin(attendees, eq(attendees.registrationId, registrations.id))
    .where(
      and(
        inArray(attendees.dateId, [...ids]),
        isNull(attendees.cancelledAt),
        sql`${registrations.status} <> 'cancelled'`,
      ),
    )
    .groupBy(attendees.dateId)
  return new Map(rows.map(({ dateId, seats }) => [dateId, seats]))
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
  range: { from: Date; until: Date },
): Promise<CountedDate[]> {
  return selectDates(db)
    .where(and(...beginsWithin(range)))
    .orderBy(asc(trainingDates.startsAt), asc(trainingDates.id))
}

/** Dates with booked seats and without a meeting link that begin in that time, the earliest first. */
export function listDatesWithoutLink(
  db: Connection,
  range: { from: Date; until: Date },
): Promise<CountedDate[]> {
  return selectDates(db)
    .where(and(...beginsWithin(range), isNull(trainingDates.meetingUrl), sql`${SEATS_TAKEN} > 0`))
    .orderBy(asc(trainingDates.startsAt), asc(trainingDates.id))
}

function beginsWithin({ from, until }: { from: Date; until: Date }): SQL[] {
  return [
    eq(trainingDates.state, 'planned'),
    gt(trainingDates.startsAt, from),
    lte(trainingDates.startsAt, until),
  ]
}
