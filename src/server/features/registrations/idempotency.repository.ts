import { and, eq, lt } from 'drizzle-orm'
import type { BookingReceipt } from '#domain/registration/booking.ts'
import type { Transaction } from '../../database/database.ts'
import { idempotencyRecords } from '../../database/schema/registrations.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect

/**
 * Takes the key for this transaction, or returns the record of the one that took it before. A transaction that works
 * with the same key at the same time is waited for.
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<IdempotencyRecord | null> {
  const expired = new Date(now.getTime() - KEPT_MS)
  await tx
    .delete(idempotencyRecords)
    .where(and(eq(idempotencyRecords.key, key), lt(idempotencyRecords.createdAt, expired)))
  const claimed = await tx
    .insert(idempotencyRecords)
    .values({ key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key })
  if (claimed.length > 0) return null
  const [record] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key))
  return record ?? null
}

export async function keepReceipt(
  tx: Transaction,
  key: string,
  receipt: BookingReceipt,
): Promise<void> {
  await tx.update(idempotencyRecords).set({ receipt }).where(eq(idempotencyRecords.key, key))
}
