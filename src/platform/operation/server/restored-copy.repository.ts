import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { installationSteps } from '#platform/database/server/installation.schema.ts'
import type { MailTemplate } from '#platform/mail/server/mail-data.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'

/** The steps recorded in a database that show whether it is a restored copy. */
export const COPY_STEPS = {
  /** When the restored backup was made. */
  backup: 'restored-backup',
  /** When it was restored. While this step is recorded, the database is a copy. */
  copy: 'restored-copy',
  /** When an operator made it the live product. */
  live: 'restored-live',
} as const

/** When a copy was restored, and when its backup was made. */
export interface RestoredCopy {
  backupMadeAt: Date
  restoredAt: Date
}

/** The facts of the restored copy; null for the live product. */
export async function findRestoredCopy(db: Connection): Promise<RestoredCopy | null> {
  const steps = await db
    .select()
    .from(installationSteps)
    .where(inArray(installationSteps.step, [COPY_STEPS.copy, COPY_STEPS.backup]))
  const at = (step: string) => steps.find((one) => one.step === step)?.doneAt
  const restoredAt = at(COPY_STEPS.copy)
  return restoredAt ? { restoredAt, backupMadeAt: at(COPY_STEPS.backup) ?? restoredAt } : null
}

/** When an operator made a restored copy the live product; null for a database that never was a copy. */
export async function findLiveSince(db: Connection): Promise<Date | null> {
  const [step] = await db
    .select()
    .from(installationSteps)
    .where(eq(installationSteps.step, COPY_STEPS.live))
  return step?.doneAt ?? null
}

/** Locks the record of the copy until the end of the transaction. */
export async function lockCopy(tx: Transaction): Promise<void> {
  await tx
    .select()
    .from(installationSteps)
    .where(eq(installationSteps.step, COPY_STEPS.copy))
    .for('update')
}

export async function recordLive(tx: Transaction, now: Date): Promise<void> {
  await tx
    .delete(installationSteps)
    .where(inArray(installationSteps.step, [COPY_STEPS.copy, COPY_STEPS.backup]))
  await tx
    .insert(installationSteps)
    .values({ step: COPY_STEPS.live, doneAt: now })
    .onConflictDoUpdate({ target: installationSteps.step, set: { doneAt: now } })
}

/**
 * Mails that waited when the backup was made, or tell changes of which nobody was told then: the copy's own mails are
 * newer than the restore.
 */
function waitedInBackup(restoredAt: Date) {
  return and(eq(mails.status, 'waiting'), lt(mails.createdAt, restoredAt))
}

/** @returns the number of deleted mails */
export async function deleteWaitingMails(
  tx: Transaction,
  templates: readonly MailTemplate[],
  restoredAt: Date,
): Promise<number> {
  const { rowCount } = await tx
    .delete(mails)
    .where(and(waitedInBackup(restoredAt), inArray(mails.template, [...templates])))
  return rowCount ?? 0
}

/**
 * Holds the mails that were waiting when the backup was made. They are sent only by staff.
 *
 * @param reason the explanation for staff
 * @returns the number of mails
 */
export async function holdWaitingMails(
  tx: Transaction,
  restoredAt: Date,
  reason: string,
): Promise<number> {
  const { rowCount } = await tx
    .update(mails)
    .set({ heldAt: sql`now()`, notBefore: null, lastError: reason })
    .where(and(waitedInBackup(restoredAt), isNull(mails.heldAt)))
  return rowCount ?? 0
}
