import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { removeJobs } from './mails.repository.ts'
import { mails } from './mails.schema.ts'

/** Cancels a held mail by hand: no change of its registration restores it. */
export async function discardHeldMail(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'failed', attempts: 0, lastError: 'Von Hand verworfen.', notBefore: null })
    .where(eq(mails.id, id))
  await removeJobs(tx, [id])
}

/** Gives up a failed mail by hand: why it failed stays. */
export async function dismissFailedMail(tx: Transaction, id: string): Promise<void> {
  await tx.update(mails).set({ heldAt: sql`now()` }).where(eq(mails.id, id))
}
