import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { attendees, registrations } from '../../database/schema/registrations.ts'

export type SeatRow = typeof attendees.$inferSelect

/** A seat in a registration that is not cancelled, and who holds it. */
export interface HeldSeat {
  id: string
  /** First and last name. */
  name: string
  email: string
  registrationId: string
  reference: string
  status: RegistrationStatus
  booker: { name: string; email: string }
  /** When the holder was last told that the seat is theirs; null for one whom nobody has told. */
  informedAt: Date | null
}

/** The seats that are taken in a training, those of the oldest registration first. */
export function listHeldSeats(db: Connection, trainingId: string): Promise<HeldSeat[]> {
  return db
    .select({
      id: attendees.id,
      name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      email: attendees.email,
      registrationId: registrations.id,
      reference: registrations.reference,
      status: registrations.status,
      booker: {
        name: registrations.contactName,
        email: registrations.contactEmail,
      },
      informedAt: attendees.informedAt,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(and(eq(attendees.trainingId, trainingId), ne(registrations.status, 'cancelled')))
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
}

/** The seats of a registration, in the order of the slots. */
export function listSeats(db: Connection, registrationId: string): Promise<SeatRow[]> {
  return db
    .select()
    .from(attendees)
    .where(eq(attendees.registrationId, registrationId))
    .orderBy(asc(attendees.position))
}

/**
 * Keeps that the holders of these seats are told of them, or, with null, that they are told to forget them. The caller
 * queues the mails in the same transaction.
 *
 * @returns by seat, the SEQUENCE of the calendar entry that goes with it: higher than every earlier one
 */
export async function markTold(
  tx: Transaction,
  seatIds: string[],
  informedAt: Date | null,
): Promise<Map<string, number>> {
  if (seatIds.length === 0) return new Map()
  const rows = await tx
    .update(attendees)
    .set({ informedAt, calendarSequence: sql`${attendees.calendarSequence} + 1` })
    .where(inArray(attendees.id, seatIds))
    .returning({ id: attendees.id, sequence: attendees.calendarSequence })
  return new Map(rows.map(({ id, sequence }) => [id, sequence]))
}
