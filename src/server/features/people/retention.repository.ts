import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { ERASED_NAME } from '#domain/registration/erased-person.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { adminSessions, auditLog, rateLimits } from '../../database/schema/admins.ts'
import { mails } from '../../database/schema/mails.ts'
import { attendees, idempotencyRecords } from '../../database/schema/registrations.ts'
import { removeJobs } from '../mail/mails.repository.ts'

/**
 * Holds registrations that were booked before that moment, whose sessions are over since then, and in which somebody is
 * still named.
 */
export async function lockOldRegistrations(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select r.id from registrations r
    where r.created_at < ${before.toISOString()}
      and not exists (
        select from attendees a join trainings t on t.id = a.training_id
        where a.registration_id = r.id and coalesce(t.ends_at, t.starts_at) >= ${before.toISOString()})
      and (r.contact_name <> ${ERASED_NAME}
        or exists (select from attendees a where a.registration_id = r.id
          and a.first_name || ' ' || a.last_name <> ${ERASED_NAME})
        or exists (select from mails m where m.registration_id = r.id))
    order by r.created_at
    limit ${limit}
    for update skip locked`)
  return rows.rows.map(({ id }) => id)
}

export async function listSeatIds(tx: Transaction, registrationIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: attendees.id })
    .from(attendees)
    .where(inArray(attendees.registrationId, registrationIds))
  return rows.map(({ id }) => id)
}

/** Deletes the mails of those registrations and the jobs that would send them. Returns their ids. */
export function deleteMailsOf(tx: Transaction, registrationIds: string[]): Promise<string[]> {
  return deleteMails(tx, inArray(mails.registrationId, registrationIds))
}

/** Deletes mails of no registration that are older. Returns their ids. */
export function deleteLooseMails(tx: Transaction, before: Date): Promise<string[]> {
  return deleteMails(tx, and(isNull(mails.registrationId), lt(mails.createdAt, before)))
}

async function deleteMails(tx: Transaction, which: ReturnType<typeof and>): Promise<string[]> {
  const rows = await tx.delete(mails).where(which).returning({ id: mails.id })
  const ids = rows.map(({ id }) => id)
  await removeJobs(tx, ids)
  return ids
}

/** Returns how many entries of the log went. */
export async function deleteOldEntries(db: Connection, before: Date): Promise<number> {
  const { rowCount } = await db.delete(auditLog).where(lt(auditLog.createdAt, before))
  return rowCount ?? 0
}

/** Clears what graphile-worker has kept of jobs that failed. Versions before this one did not filter it. */
export async function clearJobErrors(db: Connection): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set last_error = null where last_error is not null`)
}

/** Deletes what has run out: sessions, idempotency keys, and the counts of limits, whose keys hold network addresses. */
export async function deleteExpired(db: Connection, now: Date, dayAgo: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, now))
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, dayAgo))
}
