import { eq, lt } from 'drizzle-orm'
import type { StoredReceipt } from '#domain/registration/booking.ts'
import type { Transaction } from '../../database/database.ts'
import { idempotencyRecords } from '../../database/schema/registrations.ts'

const KEEP_FOR_MS = 24 * 60 * 60 * 1000

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect

/**
 * Claims the key for this transaction. Waits for a concurrent transaction with the same key.
 *
 * @returns false where another transaction has claimed it and its answer is still stored
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<boolean> {
  const record = { bodyHash, receipt: null, createdAt: now }
  const claimed = await tx
    .insert(idempotencyRecords)
    .values({ key, ...record })
    .onConflictDoUpdate({
      target: idempotencyRecords.key,
      set: record,
      setWhere: lt(idempotencyRecords.createdAt, new Date(now.getTime() - KEEP_FOR_MS)),
    })
    .returning({ key: idempotencyRecords.key })
  return claimed.length > 0
}

export async function findIdempotencyRecord(
  tx: Transaction,
  key: string,
): Promise<IdempotencyRecord | undefined> {
  const [record] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key))
  return record
}

export async function storeReceipt(
  tx: Transaction,
  key: string,
  receipt: StoredReceipt,
): Promise<void> {
  await tx.update(idempotencyRecords).set({ receipt }).where(eq(idempotencyRecords.key, key))
}
