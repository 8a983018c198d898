import { and, asc, count, eq, isNotNull, min, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { refunds } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import type { Refund, RefundEdit } from '../domain/refund-schema.ts'

const { id, cents, day, reason, recordedBy } = refunds
const REFUND = { id, cents, day, reason, recordedBy }

/** The refunds of a booking, by day. */
export function listRefunds(db: Connection, registrationId: string): Promise<Refund[]> {
  return db
    .select(REFUND)
    .from(refunds)
    .where(eq(refunds.registrationId, registrationId))
    .orderBy(asc(day), asc(refunds.createdAt), asc(id))
}

/** Stores a refund. The caller has locked the registration. */
export async function insertRefund(
  tx: Transaction,
  refund: RefundEdit & { registrationId: string; recordedBy: string; createdAt: Date },
): Promise<void> {
  await tx.insert(refunds).values(refund)
}

/** Corrects a refund. The caller has locked the registration. */
export async function updateRefund(
  tx: Transaction,
  refundId: string,
  values: RefundEdit & { recordedBy: string },
): Promise<void> {
  await tx.update(refunds).set(values).where(eq(id, refundId))
}

/** Removes a refund. The caller has locked the registration. */
export async function deleteRefund(tx: Transaction, refundId: string): Promise<void> {
  await tx.delete(refunds).where(eq(id, refundId))
}

/** Records that staff have decided about the money for all cancelled seats of the booking. */
export async function closeOpenRefunds(tx: Transaction, registrationId: string): Promise<void> {
  await tx
    .update(attendees)
    .set({ refundOpenSince: null })
    .where(and(eq(attendees.registrationId, registrationId), isNotNull(attendees.refundOpenSince)))
}

/** Makes it open again whether money for the cancelled seats of the booking comes back. */
export async function reopenRefunds(
  tx: Transaction,
  registrationId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(attendees)
    .set({ refundOpenSince: sql`coalesce(${attendees.cancelledAt}, ${now.toISOString()})` })
    .from(registrations)
    .where(
      and(
        eq(attendees.registrationId, registrationId),
        eq(registrations.id, registrationId),
        sql`(${attendees.cancelledAt} is not null or ${registrations.status} = 'cancelled')`,
      ),
    )
}

/** The cancelled seats of a confirmed booking of which nobody has decided yet whether money comes back. */
export async function countOpenSeats(db: Connection, registrationId: string) {
  const [row] = await db
    .select({
      seats: count(),
      since: min(attendees.refundOpenSince),
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(
      and(
        eq(attendees.registrationId, registrationId),
        isNotNull(attendees.refundOpenSince),
        isNotNull(registrations.confirmedAt),
      ),
    )
  return { seats: row?.seats ?? 0, since: row?.since ?? null }
}
