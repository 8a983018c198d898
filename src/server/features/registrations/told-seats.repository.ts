import { and, asc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { attendees, registrations, unsettledChanges } from '../../database/schema/registrations.ts'
import { isWithdrawable } from '../mail/withdrawable-mails.repository.ts'

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
  /** True while the mails that confirm the registration can still be withdrawn: nobody has read them. */
  awaitsNews: boolean
  /** With `awaitsNews`: whether the holder had been told of the seat before, by mails that did leave. */
  wasToldBefore: boolean
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
      awaitsNews: sql<boolean>`${exists(
        db
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.registrationId, registrations.id), isWithdrawable())),
      )}`,
      wasToldBefore: sql<boolean>`(${unsettledChanges.informedBefore} ->> ${attendees.id}::text) is not null`,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .leftJoin(unsettledChanges, eq(unsettledChanges.registrationId, registrations.id))
    .where(and(eq(attendees.trainingId, trainingId), ne(registrations.status, 'cancelled')))
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
}

/** The seats of a registration, in the order of the slots. */
export function listSeats(db: Connection, registrationId: string) {
  return db
    .select()
    .from(attendees)
    .where(eq(attendees.registrationId, registrationId))
    .orderBy(asc(attendees.position))
}

/** As {@link listSeats}, held for the rest of the transaction. */
export function lockSeats(tx: Transaction, registrationId: string): Promise<SeatRow[]> {
  return listSeats(tx, registrationId).for('update')
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

/** Takes back what {@link markTold} kept, for a seat whose mail was withdrawn. The SEQUENCE stays: it may only rise. */
export async function restoreInformed(
  tx: Transaction,
  seatId: string,
  informedAt: Date | null,
): Promise<void> {
  await tx.update(attendees).set({ informedAt }).where(eq(attendees.id, seatId))
}
