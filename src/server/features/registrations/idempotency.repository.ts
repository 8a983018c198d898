import { eq, lt } from 'drizzle-orm'
import type { StoredReceipt } from '#domain/registration/booking.ts'
import type { Transaction } from '../../database/database.ts'
import { idempotencyRecords } from '../../database/schema/registrations.ts'

const KEEP_FOR_MS = 24 * 60 * 60 * 1000

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect

/**
 * Claims the key for this transaction. Returns no row where another transaction has claimed it and its answer is still
 * stored. Waits for a concurrent transaction with the same key.
 */
export function claimIdempotencyKey(tx: Transaction, key: string, bodyHash: string, now: Date) {
  const record = { bodyHash, receipt: null, createdAt: now }
  return tx
    .insert(idempotencyRecords)
    .values({ key, ...record })
    .onConflictDoUpdate({
      target: idempotencyRecords.key,
      set: record,
      setWhere: lt(idempotencyRecords.createdAt, new Date(now.getTime() - KEEP_FOR_MS)),
    })
    .returning({ key: idempotencyRecords.key })
}

export async function findIdempotencyRecord(
  tx: Transaction,
  key: string,
): Promise<IdempotencyRecord | undefined> {
  const [record] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key))
  return record
}

export function storeReceipt(tx: Transaction, key: string, receipt: StoredReceipt) {
  return tx.update(idempotencyRecords).set({ receipt }).where(eq(idempotencyRecords.key, key))
}
