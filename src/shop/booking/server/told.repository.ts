import { and, asc, eq, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { deleteMails, lockUnsent } from '#platform/mail/server/unsent-mails.repository.ts'
import { lockRegistrations } from './registrations.repository.ts'
import { registrations } from './registrations.schema.ts'
import { told } from './told.schema.ts'
import type { ToldItems } from './told-facts.ts'

export const TELL = 'tell'

export type ToldRow = typeof told.$inferSelect

/** An item as its recipient is told it now. */
export type NewlyTold = {
  [Item in keyof ToldItems]: {
    item: Item
    recipient: string
    /** Null where it is theirs no more. */
    facts: ToldItems[Item] | null
    /** What they know without that mail, where it is the first; nothing where left out. */
    before?: ToldItems[Item]
    mailId: string | null
  }
}[keyof ToldItems]

/** Everything that was told about the booking, the latest first. */
export function listTold(db: Connection, registrationId: string): Promise<ToldRow[]> {
  return db
    .select()
    .from(told)
    .where(eq(told.registrationId, registrationId))
    .orderBy(sql`${told.toldAt} desc`)
}

/** Stores what the mails of this transaction tell. The caller has locked the registration. */
export async function storeTold(
  tx: Transaction,
  registrationId: string,
  items: readonly NewlyTold[],
  toldAt: Date,
): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(told)
    .values(
      items.map((row) => ({
        ...row,
        recipient: row.recipient.toLowerCase(),
        registrationId,
        toldAt,
      })),
    )
    .onConflictDoUpdate({
      target: [told.registrationId, told.item, told.recipient],
      set: {
        facts: sql`excluded.facts`,
        before: told.facts,
        mailId: sql`excluded.mail_id`,
        toldAt: sql`excluded.told_at`,
      },
    })
}

/**
 * Asks for the mails about these bookings, whose state is what it should be by the end of this transaction: their people
 * are told what differs from what they know. A later call replaces an earlier one. What was written meanwhile and not
 * sent is taken back.
 *
 * @param delayMs milliseconds until then, by the database's clock; a change that is undone by then is told to nobody
 */
export async function askToTell(tx: Transaction, ids: string[], delayMs: number): Promise<void> {
  if (ids.length === 0) return
  await lockRegistrations(tx, ids)
  const written = tx.select({ id: told.mailId }).from(told).where(inArray(told.registrationId, ids))
  const unsent = (await lockUnsent(tx, inArray(mails.id, written))).map(({ id }) => id)
  await markUntold(tx, ids, unsent)
  await takeBack(tx, unsent)
  await addJobs(tx, ids, delayMs)
}

/** What a mail says that is taken back is untold as long as that mail existed. */
async function markUntold(tx: Transaction, ids: string[], mailIds: string[]): Promise<void> {
  const oldest = tx
    .select({ at: min(mails.createdAt) })
    .from(mails)
    .where(and(eq(mails.registrationId, registrations.id), inArray(mails.id, mailIds)))
  await tx
    .update(registrations)
    .set({ untoldSince: sql`least(${registrations.untoldSince}, now(), (${oldest}))` })
    .where(inArray(registrations.id, ids))
}

async function takeBack(tx: Transaction, mailIds: string[]): Promise<void> {
  if (mailIds.length === 0) return
  await tx
    .update(told)
    .set({ facts: told.before, mailId: null })
    .where(inArray(told.mailId, mailIds))
  await deleteMails(tx, mailIds)
}

function addJobs(db: Connection, ids: string[], delayMs: number) {
  return db.execute(sql`
    select graphile_worker.add_job(${TELL}, json_build_object('registrationId', id), job_key := 'tell/' || id,
      run_at := now() + ${delayMs} * interval '1 millisecond')
    from unnest(${sql.param(ids)}::text[]) as id`)
}

/** When the people of a registration are told of what has changed; null where they know everything. */
export const TELL_AT = sql`(
  select run_at from graphile_worker.jobs
  where key = 'tell/' || ${registrations.id} and ${isNotNull(registrations.untoldSince)})`.mapWith(
  registrations.untoldSince,
) as SQL<Date | null>

/** The people of the locked registration know everything now. */
export async function markTold(tx: Transaction, id: string): Promise<void> {
  await tx.update(registrations).set({ untoldSince: null }).where(eq(registrations.id, id))
}

/** The registrations whose people are still to be told of a change, the longest untold first. */
export async function listUntold(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(isNotNull(registrations.untoldSince))
    .orderBy(asc(registrations.untoldSince), asc(registrations.id))
  return rows.map(({ id }) => id)
}

/**
 * Adds the jobs of untold changes that have no job that will run: a backup has none.
 *
 * @returns the number of jobs
 */
export async function addLostJobs(db: Connection): Promise<number> {
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        isNotNull(registrations.untoldSince),
        sql`not exists (
          select from graphile_worker.jobs
          where jobs.key = 'tell/' || ${registrations.id}
            and (jobs.attempts < jobs.max_attempts or jobs.locked_at is not null))`,
      ),
    )
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await addJobs(db, ids, 0)
  return ids.length
}

/** Whether a mail about the booking is held for staff. */
export async function isHeld(tx: Transaction, registrationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.registrationId, registrationId),
        eq(mails.status, 'waiting'),
        isNotNull(mails.heldAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Lets the mail be sent whatever changes: staff want so. */
export async function keepMail(tx: Transaction, mailId: string): Promise<void> {
  await tx.update(told).set({ mailId: null }).where(eq(told.mailId, mailId))
}
