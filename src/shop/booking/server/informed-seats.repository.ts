import { and, asc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { isWithdrawable } from '#platform/mail/server/withdrawable-mails.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { attendees, registrations, undoableChanges } from './registrations.schema.ts'

export type SeatRow = typeof attendees.$inferSelect

/** A seat that is not cancelled, in a registration that is not either, with its attendee. */
export interface TakenSeat {
  id: string
  /** First and last name. */
  name: string
  email: string
  registrationId: string
  reference: string
  status: RegistrationStatus
  /** Of the registration, for the booker's link. */
  linkCounter: number
  booker: { name: string; email: string }
  /** Whether somebody else of the registration has a seat with the same address. */
  isMailboxShared: boolean
  /** When the attendee was last informed of the seat; null for never. */
  informedAt: Date | null
  /** True while the mails that confirm the registration can still be withdrawn. */
  hasWithdrawableMails: boolean
  /** With `hasWithdrawableMails`: whether the attendee was informed of the seat earlier, by mails that were sent. */
  wasInformedBefore: boolean
}

/** The taken seats of a date, those of the oldest registration first. */
export function listTakenSeats(db: Connection, dateId: string): Promise<TakenSeat[]> {
  return db
    .select({
      id: attendees.id,
      name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      email: attendees.email,
      registrationId: registrations.id,
      reference: registrations.reference,
      status: registrations.status,
      linkCounter: registrations.linkCounter,
      booker: {
        name: registrations.contactName,
        email: registrations.contactEmail,
      },
      isMailboxShared: sql<boolean>`exists (
        select from ${attendees} other
        where other.registration_id = ${attendees.registrationId} and other.cancelled_at is null
          and lower(other.email) = lower(${attendees.email})
          and (other.first_name, other.last_name) <> (${attendees.firstName}, ${attendees.lastName}))`,
      informedAt: attendees.informedAt,
      hasWithdrawableMails: sql<boolean>`${exists(
        db
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.registrationId, registrations.id), isWithdrawable())),
      )}`,
      wasInformedBefore: sql<boolean>`(${undoableChanges.informedBefore} ->> ${attendees.id}::text) is not null`,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .leftJoin(undoableChanges, eq(undoableChanges.registrationId, registrations.id))
    .where(
      and(
        eq(attendees.dateId, dateId),
        isNull(attendees.cancelledAt),
        ne(registrations.status, 'cancelled'),
      ),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
}

/**
 * The registrations with a seat in the training, whatever its date, whose mails can still be withdrawn, in the order of
 * their ids.
 */
export async function listWithWithdrawableMails(
  db: Connection,
  trainingId: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: attendees.registrationId })
    .from(mails)
    .innerJoin(attendees, eq(attendees.registrationId, mails.registrationId))
    .where(and(isWithdrawable(), eq(attendees.trainingId, trainingId)))
    .orderBy(asc(attendees.registrationId))
  return rows.map(({ id }) => id)
}

/** The seats of a registration that were not cancelled alone, ordered by slot. */
export function listSeats(db: Connection, registrationId: string) {
  return db
    .select()
    .from(attendees)
    .where(and(eq(attendees.registrationId, registrationId), isNull(attendees.cancelledAt)))
    .orderBy(asc(attendees.position))
}

/** As {@link listSeats}, but locks the seats until the end of the transaction. */
export function lockSeats(tx: Transaction, registrationId: string): Promise<SeatRow[]> {
  return listSeats(tx, registrationId).for('update')
}

/**
 * Records that the attendees of these seats are informed of them or, with null, of their cancellation. The caller
 * queues the mails in the same transaction.
 *
 * @returns by seat, the SEQUENCE of its calendar entry: higher than any earlier one
 */
export async function markInformed(
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

/**
 * Reverts {@link markInformed} for a seat whose mail was withdrawn. The SEQUENCE is unchanged, because it may only rise.
 */
export async function restoreInformed(
  tx: Transaction,
  seatId: string,
  informedAt: Date | null,
): Promise<void> {
  await tx.update(attendees).set({ informedAt }).where(eq(attendees.id, seatId))
}
