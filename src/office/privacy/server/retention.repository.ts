import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { auditLog } from '#platform/audit-log/server/audit-log.schema.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { adminSessions, rateLimits } from '#platform/login/server/admins.schema.ts'
import { removeJobs } from '#platform/mail/server/mails.repository.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { ERASED_NAME } from '#platform/persons/domain/erased-person.ts'
import { attendees, idempotencyRecords } from '#shop/booking/server/registrations.schema.ts'
import { told } from '#shop/booking/server/told.schema.ts'

/**
 * Locks registrations that were booked before that instant, the dates of whose seats ended before it, and that still contain
 * personal data.
 * @returns their ids, `limit` at most
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
        select from attendees a join training_dates d on d.id = a.date_id
        where a.registration_id = r.id and coalesce(d.ends_at, d.starts_at) >= ${before.toISOString()})
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

/** Deletes the mails of those registrations and their jobs. Returns their ids. */
export function deleteMailsOf(tx: Transaction, registrationIds: string[]): Promise<string[]> {
  return deleteMails(tx, inArray(mails.registrationId, registrationIds))
}

/** Deletes what anybody was told about those registrations. */
export async function deleteToldOf(tx: Transaction, registrationIds: string[]): Promise<void> {
  await tx.delete(told).where(inArray(told.registrationId, registrationIds))
}

/** Deletes older mails without a registration. Returns their ids. */
export function deleteUnrelatedMails(tx: Transaction, before: Date): Promise<string[]> {
  return deleteMails(tx, and(isNull(mails.registrationId), lt(mails.createdAt, before)))
}

async function deleteMails(tx: Transaction, which: ReturnType<typeof and>): Promise<string[]> {
  const rows = await tx.delete(mails).where(which).returning({ id: mails.id })
  const ids = rows.map(({ id }) => id)
  await removeJobs(tx, ids)
  return ids
}

/** Deletes old entries of the audit log. Returns their number. */
export async function deleteOldEntries(db: Connection, before: Date): Promise<number> {
  const { rowCount } = await db.delete(auditLog).where(lt(auditLog.createdAt, before))
  return rowCount ?? 0
}

/** Clears the stored errors of failed jobs. */
export async function clearJobErrors(db: Connection): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set last_error = null where last_error is not null`)
}

/** Deletes expired rows: sessions, idempotency keys, and counts of rate limits, whose keys contain IP addresses. */
export async function deleteExpired(db: Connection, now: Date, dayAgo: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, now))
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, dayAgo))
}
