import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { removeJobs } from './mails.repository.ts'
import { mails } from './mails.schema.ts'

/**
 * Waits and has not reached the mail server. A mail that is being sent is none of them, nor is one that an earlier
 * database may have sent, see `makeLive`.
 */
export const IS_UNSENT = and(
  eq(mails.status, 'waiting'),
  or(eq(mails.attempts, 0), isNotNull(mails.notBefore)),
  or(isNull(mails.heldAt), isNull(mails.lastError)),
)

/**
 * Locks those of the mails with these keys that are unsent, so that no worker begins to send them before the end of the
 * transaction.
 */
export function lockUnsentMails(tx: Transaction, dedupeKeys: readonly string[]) {
  return lockUnsent(tx, inArray(mails.dedupeKey, [...dedupeKeys]))
}

/** As {@link lockUnsentMails}, for a repository that chooses the mails by another condition. */
export function lockUnsent(tx: Transaction, which: SQL) {
  return tx
    .select({ id: mails.id, dedupeKey: mails.dedupeKey })
    .from(mails)
    .where(and(which, IS_UNSENT))
    .orderBy(asc(mails.id))
    .for('update')
}

/** Deletes mails that the caller has locked as unsent, and their jobs. */
export async function deleteMails(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(mails).where(inArray(mails.id, ids))
  await removeJobs(tx, ids)
}
