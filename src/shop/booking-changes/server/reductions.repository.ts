import { asc, eq } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { reductions } from '#shop/booking/server/booking-changes.schema.ts'
import type { ReductionEdit } from '../domain/owed-schema.ts'

const { id, cents, reason, recordedBy, createdAt } = reductions
const REDUCTION = { id, cents, reason, recordedBy, createdAt }

/** The reductions of a booking, the oldest first. */
export function listReductions(db: Connection, registrationId: string) {
  return db
    .select(REDUCTION)
    .from(reductions)
    .where(eq(reductions.registrationId, registrationId))
    .orderBy(asc(createdAt), asc(id))
}

/** Stores a reduction. The caller has locked the registration. */
export async function insertReduction(
  tx: Transaction,
  reduction: ReductionEdit & { registrationId: string; recordedBy: string; createdAt: Date },
): Promise<void> {
  await tx.insert(reductions).values(reduction)
}

/** Corrects a reduction. The caller has locked the registration. */
export async function updateReduction(
  tx: Transaction,
  reductionId: string,
  values: ReductionEdit & { recordedBy: string },
): Promise<void> {
  await tx.update(reductions).set(values).where(eq(id, reductionId))
}

/** Removes a reduction. The caller has locked the registration. */
export async function deleteReduction(tx: Transaction, reductionId: string): Promise<void> {
  await tx.delete(reductions).where(eq(id, reductionId))
}
