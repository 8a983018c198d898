import { asc, eq } from 'drizzle-orm'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { attendees, registrations } from '../../database/schema/registrations.ts'

export type RegistrationRow = typeof registrations.$inferSelect
export type NewRegistration = typeof registrations.$inferInsert
export type NewAttendee = Omit<
  typeof attendees.$inferInsert,
  'registrationId' | 'position' | 'createdAt' | 'searchText'
>

/** Stores the registration and its attendees, their positions counted from 1 in the order given. */
export async function insertRegistration(
  tx: Transaction,
  registration: NewRegistration,
  seats: NewAttendee[],
): Promise<RegistrationRow> {
  const [row] = await tx.insert(registrations).values(registration).returning()
  if (!row) throw new Error('The database stored a registration and returned nothing')
  await tx.insert(attendees).values(
    seats.map((seat, index) => ({
      ...seat,
      registrationId: row.id,
      position: index + 1,
      createdAt: row.createdAt,
    })),
  )
  return row
}

/** Holds the registration for the rest of the transaction. */
export async function lockRegistration(
  tx: Transaction,
  id: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  return row
}

/** The training of each seat, in the order of the slots. */
export async function listSeats(db: Connection, registrationId: string): Promise<string[]> {
  const rows = await db
    .select({ trainingId: attendees.trainingId })
    .from(attendees)
    .where(eq(attendees.registrationId, registrationId))
    .orderBy(asc(attendees.position))
  return rows.map((row) => row.trainingId)
}

export async function updateStatus(
  tx: Transaction,
  id: string,
  status: RegistrationStatus,
): Promise<void> {
  await tx.update(registrations).set({ status }).where(eq(registrations.id, id))
}
