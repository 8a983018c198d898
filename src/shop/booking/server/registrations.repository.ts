import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { RegistrationFieldName } from '#shop/seats/domain/registration-fields.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { StoredPrice } from '../domain/booked-price.ts'
import { registrationIdSchema } from '../domain/booking.ts'
import { attendees, registrations } from './registrations.schema.ts'

export type RegistrationRow = typeof registrations.$inferSelect
/** The columns that every booking fills in. Those of the office are for bookings by staff. */
export type NewRegistration = Pick<
  RegistrationRow,
  | 'id'
  | 'reference'
  | 'contactName'
  | 'contactEmail'
  | 'packageId'
  | 'createdAt'
  | keyof StoredPrice
  | RegistrationFieldName
> &
  Partial<Pick<RegistrationRow, 'bookedBy' | 'officeNote' | 'discountCodeId'>>
export type NewAttendee = Omit<
  typeof attendees.$inferInsert,
  'registrationId' | 'position' | 'createdAt' | 'searchText'
>

/** Inserts a registration, with status `pending`, and its attendees, whose positions count from 1. */
export async function insertRegistration(
  tx: Transaction,
  registration: NewRegistration,
  seats: NewAttendee[],
): Promise<void> {
  const { id, createdAt } = registration
  await tx.insert(registrations).values(registration)
  await tx.insert(attendees).values(
    seats.map((seat, index) => ({
      ...seat,
      registrationId: id,
      position: index + 1,
      createdAt,
    })),
  )
}

/** The reference codes of those registrations that exist, by id. */
export async function findReferences(db: Connection, ids: string[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => registrationIdSchema.safeParse(id).success)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: registrations.id, reference: registrations.reference })
    .from(registrations)
    .where(inArray(registrations.id, known))
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** Locks the registration until the end of the transaction. */
export async function lockRegistration(
  tx: Transaction,
  id: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  return row
}

/** Locks these registrations until the end of the transaction, in the order of their ids. */
export async function lockRegistrations(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(inArray(registrations.id, ids))
    .orderBy(asc(registrations.id))
    .for('update')
}

/**
 * Stores the status.
 *
 * @returns the number of this change, counted for each registration
 */
export async function updateStatus(
  tx: Transaction,
  id: string,
  status: RegistrationStatus,
  now: Date,
): Promise<number> {
  const { status: before, confirmedAt } = registrations
  const [row] = await tx
    .update(registrations)
    .set({
      status,
      statusChanges: sql`${registrations.statusChanges} + 1`,
      confirmedAt:
        status === 'confirmed'
          ? now
          : sql`case when ${before} <> 'confirmed' or ${status} <> 'pending' then ${confirmedAt} end`,
    })
    .where(eq(registrations.id, id))
    .returning({ change: registrations.statusChanges })
  if (!row) throw new Error(`The registration ${id} was deleted before it was locked`)
  return row.change
}
