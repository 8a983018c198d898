import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { bookingChanges, changeRequests } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'

const OF_BOOKING = {
  registrationId: registrations.id,
  reference: registrations.reference,
  bookerName: registrations.contactName,
  company: registrations.company,
  position: attendees.position,
  firstName: attendees.firstName,
  lastName: attendees.lastName,
}

/** Locks the changes of which the next daily mail tells staff, the oldest first. */
export function lockWaitingChanges(tx: Transaction) {
  const { id, kind, actor, before, after, createdAt, waitsForDaily } = bookingChanges
  return tx
    .select({ ...OF_BOOKING, id, kind, actor, before, after, at: createdAt })
    .from(bookingChanges)
    .innerJoin(registrations, eq(registrations.id, bookingChanges.registrationId))
    .leftJoin(attendees, eq(attendees.id, bookingChanges.attendeeId))
    .where(eq(waitsForDaily, true))
    .orderBy(asc(createdAt), asc(id))
    .for('update', { of: bookingChanges })
}

/** As {@link lockWaitingChanges}, the requests that their bookers have withdrawn. */
export function lockWithdrawnRequests(tx: Transaction) {
  const { id, answeredAt, state, waitsForDaily } = changeRequests
  return tx
    .select({ ...OF_BOOKING, id, at: answeredAt })
    .from(changeRequests)
    .innerJoin(registrations, eq(registrations.id, changeRequests.registrationId))
    .leftJoin(attendees, eq(attendees.id, changeRequests.attendeeId))
    .where(and(eq(waitsForDaily, true), eq(state, 'withdrawn')))
    .orderBy(asc(answeredAt), asc(id))
    .for('update', { of: changeRequests })
}

/** Records that no change waits for the daily mail any more. The caller has locked them. */
export async function clearWaiting(tx: Transaction): Promise<void> {
  for (const table of [bookingChanges, changeRequests])
    await tx.update(table).set({ waitsForDaily: false }).where(eq(table.waitsForDaily, true))
}
