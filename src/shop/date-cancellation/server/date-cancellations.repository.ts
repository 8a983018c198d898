import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'

/**
 * Locks the registrations with taken seats on the date, then these seats, each in the order of their ids, until the end
 * of the transaction, so that nobody is erased meanwhile. The caller has locked the date.
 */
export async function lockBookingsOfDate(tx: Transaction, dateId: string): Promise<void> {
  const ofDate = tx
    .select({ id: attendees.registrationId })
    .from(attendees)
    .where(and(eq(attendees.dateId, dateId), isNull(attendees.cancelledAt)))
  const locked = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(inArray(registrations.id, ofDate), ne(registrations.status, 'cancelled')))
    .orderBy(asc(registrations.id))
    .for('update')
  const ids = locked.map(({ id }) => id)
  await tx
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(eq(attendees.dateId, dateId), inArray(attendees.registrationId, ids)))
    .orderBy(asc(attendees.id))
    .for('update')
}

/** The registrations, in no order. */
export function listRegistrations(db: Connection, ids: string[]) {
  return db.select().from(registrations).where(inArray(registrations.id, ids))
}

/** All seats of the registrations, also those that were cancelled alone, ordered by slot. */
export function listAllSeats(db: Connection, registrationIds: string[]) {
  return db
    .select()
    .from(attendees)
    .where(inArray(attendees.registrationId, registrationIds))
    .orderBy(asc(attendees.position))
}
