import { and, asc, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { subjectOf } from './mail-subjects.ts'
import { type MailRow, type NewMail, removeJobs } from './mails.repository.ts'
import { mails } from './mails.schema.ts'
import { withOwnTexts } from './own-texts.repository.ts'

/**
 * A mail about a status that was queued with a pause and whose sending has not begun. A mail that is sent again by hand
 * has no pause.
 */
export function isWithdrawable(): SQL | undefined {
  return and(
    eq(mails.status, 'waiting'),
    eq(mails.attempts, 0),
    isNotNull(mails.notBefore),
    or(
      like(mails.template, 'registration.confirmed.%'),
      like(mails.template, 'registration.cancelled.%'),
    ),
  )
}

/**
 * Withdraws the waiting mails of these dedupeKeys. A mail whose sending has not begun is deleted. A mail with an earlier
 * attempt may have arrived, so it stays and is marked as failed.
 *
 * @returns the deleted mails, and those that may have arrived
 */
export async function withdrawMails(
  tx: Transaction,
  dedupeKeys: string[],
): Promise<{ withdrawn: MailRow[]; left: MailRow[] }> {
  if (dedupeKeys.length === 0) return { withdrawn: [], left: [] }
  const withdrawn = await tx
    .delete(mails)
    .where(and(inArray(mails.dedupeKey, dedupeKeys), isWithdrawable()))
    .returning()
  // No worker runs the job of a held mail, so it would never be removed.
  await removeJobs(
    tx,
    withdrawn.filter(({ heldAt }) => heldAt !== null).map(({ id }) => id),
  )
  await tx
    .update(mails)
    .set({
      status: 'failed',
      lastError: 'Nicht gesendet, weil sich der Status der Anmeldung geändert hat.',
    })
    .where(and(inArray(mails.dedupeKey, dedupeKeys), eq(mails.status, 'waiting')))
  const left = await tx.select().from(mails).where(inArray(mails.dedupeKey, dedupeKeys))
  return { withdrawn, left }
}

/**
 * Deletes those mails of these dedupeKeys that were queued with a pause and whose sending has not begun.
 *
 * @returns the dedupeKeys of the deleted mails
 */
export async function withdrawUnsentMails(
  tx: Transaction,
  dedupeKeys: string[],
): Promise<string[]> {
  if (dedupeKeys.length === 0) return []
  const rows = await tx
    .delete(mails)
    .where(
      and(
        inArray(mails.dedupeKey, dedupeKeys),
        eq(mails.status, 'waiting'),
        eq(mails.attempts, 0),
        isNotNull(mails.notBefore),
      ),
    )
    .returning({ dedupeKey: mails.dedupeKey })
  return rows.map(({ dedupeKey }) => dedupeKey)
}

/**
 * The withdrawable mails of these dedupeKeys, locked so that no worker begins to send them before the end of the
 * transaction.
 *
 * @returns each one's recipient, and how many milliseconds it still waits, by the database's clock
 */
export function lockWithdrawableMails(tx: Transaction, dedupeKeys: string[]) {
  return tx
    .select({
      recipient: mails.recipient,
      pauseMs: sql<number>`greatest(0, ceil(extract(epoch from ${mails.notBefore} - now()) * 1000))::int`,
    })
    .from(mails)
    .where(and(inArray(mails.dedupeKey, dedupeKeys), isWithdrawable()))
    .orderBy(asc(mails.id))
    .for('update')
}

/**
 * Updates waiting mails, found by key and recipient: their data, and their template, because a reader may have become
 * the booker meanwhile, or be no longer.
 */
export async function renewMails(tx: Transaction, renewed: NewMail[]): Promise<void> {
  for (const mail of await withOwnTexts(tx, renewed)) {
    await tx
      .update(mails)
      .set({ template: mail.template, data: mail.data, subject: subjectOf(mail) })
      .where(
        and(
          eq(mails.dedupeKey, mail.dedupeKey),
          sql`lower(${mails.recipient}) = lower(${mail.recipient})`,
          eq(mails.status, 'waiting'),
        ),
      )
  }
}

/** Withdraws, as {@link withdrawMails}, the waiting mails of the key of these mails to anybody but their recipients. */
export async function withdrawFromOthers(tx: Transaction, renewed: NewMail[]): Promise<void> {
  const recipients = renewed.map(({ recipient }) => recipient)
  const toOthers = and(
    inArray(mails.dedupeKey, [...new Set(renewed.map(({ dedupeKey }) => dedupeKey))]),
    sql`lower(${mails.recipient}) not in (select lower(unnest(${sql.param(recipients)}::text[])))`,
  )
  await tx.delete(mails).where(and(toOthers, isWithdrawable()))
  await tx
    .update(mails)
    .set({ status: 'failed', lastError: 'Nicht gesendet, weil der Platz abgesagt wurde.' })
    .where(and(toOthers, eq(mails.status, 'waiting')))
}
