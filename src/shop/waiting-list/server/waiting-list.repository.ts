import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { isOneOf } from '#platform/database/server/is-one-of.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import { waitingEntries } from './waiting-list.schema.ts'

export type EntryRow = typeof waitingEntries.$inferSelect
type NewEntry = typeof waitingEntries.$inferInsert
type EntryChanges = { [Column in keyof NewEntry]?: NewEntry[Column] | SQL | undefined }

/** An entry with the texts of what it waits for; `date` and `time` are null for a training. */
export type DescribedEntry = EntryRow & {
  title: string
  date: string | null
  time: string | null
  startsAt: Date | null
  endsAt: Date | null
  /** Of the date. */
  capacity: number | null
}

function selectEntries(db: Connection) {
  return db
    .select({
      entry: waitingEntries,
      title: trainings.title,
      date: trainingDates.date,
      time: trainingDates.time,
      startsAt: trainingDates.startsAt,
      endsAt: trainingDates.endsAt,
      capacity: trainingDates.capacity,
    })
    .from(waitingEntries)
    .innerJoin(trainings, eq(trainings.id, waitingEntries.trainingId))
    .leftJoin(trainingDates, eq(trainingDates.id, waitingEntries.dateId))
    .$dynamic()
}

/** In the order of the list; those without a place by time of joining. */
async function describedEntries(db: Connection, which: SQL | undefined): Promise<DescribedEntry[]> {
  const rows = await selectEntries(db)
    .where(which)
    .orderBy(
      asc(waitingEntries.place),
      asc(waitingEntries.joinedAt),
      asc(waitingEntries.createdAt),
      asc(waitingEntries.id),
    )
  return rows.map(({ entry, ...texts }) => ({ ...entry, ...texts }))
}

export async function findEntry(db: Connection, id: string): Promise<DescribedEntry | undefined> {
  const [entry] = await describedEntries(db, eq(waitingEntries.id, id))
  return entry
}

/** The entry that is not over of this address, ignoring case, for the date, or without a date for the training. */
export async function findActiveEntry(
  tx: Transaction,
  wish: { trainingId: string; dateId: string | null; email: string },
): Promise<EntryRow | undefined> {
  const { trainingId, dateId, email } = wish
  const [row] = await tx
    .select()
    .from(waitingEntries)
    .where(
      and(
        dateId === null
          ? and(eq(waitingEntries.trainingId, trainingId), isNull(waitingEntries.dateId))
          : eq(waitingEntries.dateId, dateId),
        eq(sql`lower(${waitingEntries.email})`, sql`lower(${email}::text)`),
        isActive(),
      ),
    )
  return row
}

/** Unconfirmed, waiting or offered. */
function isActive() {
  return isNull(waitingEntries.endedAt)
}

/** The entries of a date that are not over, in the order of the list. */
export function listActiveOfDate(tx: Transaction, dateId: string): Promise<DescribedEntry[]> {
  return describedEntries(tx, and(eq(waitingEntries.dateId, dateId), isActive()))
}

/** The entries of a training that are not over: of its dates, and for new ones. */
export function listAllActiveOfTraining(
  tx: Transaction,
  trainingId: string,
): Promise<DescribedEntry[]> {
  return describedEntries(tx, and(eq(waitingEntries.trainingId, trainingId), isActive()))
}

/** Those who wait for new dates of a training. The caller has locked the training. */
export function listActiveOfTraining(
  tx: Transaction,
  trainingId: string,
): Promise<DescribedEntry[]> {
  return describedEntries(
    tx,
    and(eq(waitingEntries.trainingId, trainingId), isNull(waitingEntries.dateId), isActive()),
  )
}

/** Those who wait for new dates of any training, in the order of joining. */
export function listActiveOfTrainings(db: Connection): Promise<DescribedEntry[]> {
  return describedEntries(db, and(isNull(waitingEntries.dateId), isActive()))
}

/** All entries of a date with the reference code of their registration: those that wait in order, then those that are over. */
export function listOfDate(db: Connection, dateId: string) {
  return db
    .select({ entry: waitingEntries, reference: registrations.reference })
    .from(waitingEntries)
    .leftJoin(registrations, eq(registrations.id, waitingEntries.registrationId))
    .where(eq(waitingEntries.dateId, dateId))
    .orderBy(
      sql`${waitingEntries.endedAt} is not null`,
      sql`${waitingEntries.state} = 'unconfirmed'`,
      desc(waitingEntries.endedAt),
      asc(waitingEntries.place),
      asc(waitingEntries.joinedAt),
    )
}

export async function insertEntry(tx: Transaction, values: NewEntry): Promise<EntryRow> {
  const [row] = await tx.insert(waitingEntries).values(values).returning()
  if (!row) throw new Error('An inserted entry was not returned')
  return row
}

/** The caller has locked the entry's date, or its training where it has none. */
export async function updateEntry(
  tx: Transaction,
  id: string,
  values: EntryChanges,
): Promise<void> {
  await tx.update(waitingEntries).set(values).where(eq(waitingEntries.id, id))
}

/** Ends an entry: its seats are no longer held. */
export function endEntry(
  tx: Transaction,
  id: string,
  end: Required<Pick<NewEntry, 'state' | 'endedAt'>> & Pick<NewEntry, 'registrationId'>,
): Promise<void> {
  return updateEntry(tx, id, { offeredSeats: null, offerEndsAt: null, ...end })
}

/** The place at the end of a date's list; who waits for dates of a training needs none. The caller has locked the date. */
export function lastPlace(dateId: string | null): SQL<number> | number {
  if (dateId === null) return 0
  return sql`(select coalesce(max(place), 0) + 1 from waiting_entries where date_id = ${dateId})`
}

/** The ids of dates with entries that are not over, in the order in which dates are locked. */
export async function listWaitedDates(db: Connection): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: trainingDates.id, trainingId: trainingDates.trainingId })
    .from(waitingEntries)
    .innerJoin(trainingDates, eq(trainingDates.id, waitingEntries.dateId))
    .where(isActive())
    .orderBy(asc(trainingDates.trainingId), asc(trainingDates.id))
  return rows.map(({ id }) => id)
}

/** Lets no offer of the date end later than that. The caller has locked the date. */
export async function shortenOffers(tx: Transaction, dateId: string, latest: Date): Promise<void> {
  await tx
    .update(waitingEntries)
    .set({
      offerEndsAt: sql`least(${waitingEntries.offerEndsAt}, ${latest.toISOString()}::timestamptz)`,
    })
    .where(and(eq(waitingEntries.dateId, dateId), eq(waitingEntries.state, 'offered')))
}

/** Deletes entries that nobody confirmed since that instant. */
export async function deleteUnconfirmed(db: Connection, before: Date): Promise<void> {
  await db
    .delete(waitingEntries)
    .where(
      and(isActive(), eq(waitingEntries.state, 'unconfirmed'), lt(waitingEntries.joinedAt, before)),
    )
}

/**
 * Deletes entries that ended, or that people joined, before these instants.
 *
 * @returns how many
 */
export async function deleteOldEntries(
  db: Connection,
  before: { ended: Date; joined: Date },
): Promise<number> {
  const { rowCount } = await db.delete(waitingEntries).where(
    or(
      lt(waitingEntries.endedAt, before.ended),
      // Offered seats would become free unnoticed. An offer ends within days.
      and(lt(waitingEntries.joinedAt, before.joined), isNull(waitingEntries.offeredSeats)),
    ),
  )
  return rowCount ?? 0
}

/** The entries of a person by address, in lower case; the oldest first. */
export async function listEntriesOf(db: Connection, email: string): Promise<DescribedEntry[]> {
  const entries = await describedEntries(db, eq(sql`lower(${waitingEntries.email})`, email))
  return entries.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

export async function deleteEntriesOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(waitingEntries).where(eq(sql`lower(${waitingEntries.email})`, email))
}

/** The trainings with people who wait for new dates. */
export async function listWaitedTrainings(db: Connection): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: waitingEntries.trainingId })
    .from(waitingEntries)
    .where(and(isNull(waitingEntries.dateId), eq(waitingEntries.state, 'waiting')))
    .orderBy(asc(waitingEntries.trainingId))
  return rows.map(({ id }) => id)
}

/** How many of these dates were planned in the last minutes, by the database's clock, which dates them. */
export async function countPlannedSince(
  db: Connection,
  dateIds: readonly string[],
  minutes: number,
): Promise<number> {
  const [row] = await db
    .select({ dates: sql<number>`count(*)::int` })
    .from(trainingDates)
    .where(
      and(
        isOneOf(trainingDates.id, dateIds),
        sql`${trainingDates.createdAt} > now() - ${minutes} * interval '1 minute'`,
      ),
    )
  return row?.dates ?? 0
}
