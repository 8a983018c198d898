import { eq, lt } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { idempotencyRecords } from './registrations.schema.ts'

const KEEP_FOR_MS = 24 * 60 * 60 * 1000

export interface IdempotencyRecord<Answer> {
  bodyHash: string
  receipt: Answer | null
}

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

export async function findIdempotencyRecord<Answer extends object>(
  tx: Transaction,
  key: string,
): Promise<IdempotencyRecord<Answer> | undefined> {
  const [record] = await tx
    .select({ bodyHash: idempotencyRecords.bodyHash, receipt: idempotencyRecords.receipt })
    .from(idempotencyRecords)
    .where(eq(idempotencyRecords.key, key))
  return record as IdempotencyRecord<Answer> | undefined
}

/** Stores the answer to a booking, or to a message, whose keys differ from those of bookings. */
export async function storeReceipt(tx: Transaction, key: string, receipt: object): Promise<void> {
  await tx
    .update(idempotencyRecords)
    .set({ receipt: { ...receipt } })
    .where(eq(idempotencyRecords.key, key))
}
