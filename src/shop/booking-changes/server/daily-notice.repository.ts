import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { bookingChanges } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'

/** Locks the changes of which the next daily mail tells staff, the oldest first. */
export function lockWaitingChanges(tx: Transaction) {
  return tx
    .select({ change: bookingChanges, registration: registrations, seat: attendees })
    .from(bookingChanges)
    .innerJoin(registrations, eq(registrations.id, bookingChanges.registrationId))
    .leftJoin(attendees, eq(attendees.id, bookingChanges.attendeeId))
    .where(eq(bookingChanges.waitsForDaily, true))
    .orderBy(asc(bookingChanges.createdAt), asc(bookingChanges.id))
    .for('update', { of: bookingChanges })
}

/** Records that no change waits for the daily mail any more. The caller has locked them. */
export async function clearWaiting(tx: Transaction): Promise<void> {
  await tx
    .update(bookingChanges)
    .set({ waitsForDaily: false })
    .where(eq(bookingChanges.waitsForDaily, true))
}
