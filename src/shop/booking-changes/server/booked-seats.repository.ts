import { and, eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'

const seatIdSchema = z.uuid()

/** The registration of a seat; undefined for an unknown one, also for a text that is no id. */
export async function findRegistrationOfSeat(
  db: Connection,
  seatId: string,
): Promise<string | undefined> {
  if (!seatIdSchema.safeParse(seatId).success) return undefined
  const [row] = await db
    .select({ registrationId: attendees.registrationId })
    .from(attendees)
    .where(eq(attendees.id, seatId))
  return row?.registrationId
}

/** Stores a seat's person, or that the person cannot come. The caller has locked the seat. */
export async function updateSeat(
  tx: Transaction,
  seatId: string,
  values: Partial<
    Pick<
      SeatRow,
      'firstName' | 'lastName' | 'email' | 'company' | 'attendeeType' | 'cannotComeSince'
    >
  >,
): Promise<void> {
  await tx.update(attendees).set(values).where(eq(attendees.id, seatId))
}

/** Takes the cancellation of the seat alone back: all of its share is owed again. The caller has locked date, registration and seat. */
export async function restoreSeatRow(tx: Transaction, seatId: string): Promise<void> {
  await tx
    .update(attendees)
    .set({ cancelledAt: null, notOwedCents: 0 })
    .where(and(eq(attendees.id, seatId), isNotNull(attendees.cancelledAt)))
}

/**
 * Makes each seat's type follow its address: a seat with the booker's address is the booker's. The caller has locked
 * registration and seats.
 */
export async function renewAttendeeTypes(tx: Transaction, registrationId: string): Promise<void> {
  const isBookers = sql`lower(${attendees.email}) = (
    select lower(contact_email) from ${registrations} where ${registrations.id} = ${registrationId})`
  await tx
    .update(attendees)
    .set({
      attendeeType: sql`case when ${isBookers} then 'booker' else 'other' end::attendee_type`,
    })
    .where(eq(attendees.registrationId, registrationId))
}
