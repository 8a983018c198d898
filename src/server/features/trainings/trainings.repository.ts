import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { TrainingEdit } from '#domain/training/training-edit.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { attendees, registrations } from '../../database/schema/registrations.ts'
import { trainings } from '../../database/schema/trainings.ts'

export type TrainingRow = typeof trainings.$inferSelect

export function listTrainings(db: Connection): Promise<TrainingRow[]> {
  return db.select().from(trainings).orderBy(asc(trainings.id))
}

export async function findTraining(db: Connection, id: string): Promise<TrainingRow | undefined> {
  const [row] = await db.select().from(trainings).where(eq(trainings.id, id))
  return row
}

/**
 * Holds the trainings for the rest of the transaction, so that nobody else counts or takes their seats. Rows are locked
 * in the order of their ids: two bookings that want the same trainings in opposite order wait, and never deadlock.
 */
export function lockTrainings(tx: Transaction, ids: string[]): Promise<TrainingRow[]> {
  return tx
    .select()
    .from(trainings)
    .where(inArray(trainings.id, ids))
    .orderBy(asc(trainings.id))
    .for('no key update')
}

/** Seats taken per training: one for each attendee of a registration that is not cancelled. */
export async function countTakenSeats(
  db: Connection,
  trainingIds?: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ trainingId: attendees.trainingId, taken: count() })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(
      and(
        ne(registrations.status, 'cancelled'),
        trainingIds ? inArray(attendees.trainingId, trainingIds) : undefined,
      ),
    )
    .groupBy(attendees.trainingId)
  return new Map(rows.map((row) => [row.trainingId, row.taken]))
}

/** Expects the training to be locked. */
export async function updateTraining(
  tx: Transaction,
  id: string,
  values: TrainingEdit & Pick<TrainingRow, 'startsAt' | 'endsAt' | 'version'>,
): Promise<TrainingRow> {
  const [row] = await tx.update(trainings).set(values).where(eq(trainings.id, id)).returning()
  if (!row) throw new Error(`The training ${id} went away while it was locked`)
  return row
}

/** A seat that its holder may count on. */
export interface ConfirmedSeat {
  id: string
  name: string
  email: string
  registrationId: string
  reference: string
  /** SEQUENCE of the calendar entry that is sent next or was sent last. */
  sequence: number
}

/** The seats in confirmed registrations, those of the oldest registration first. */
export function listConfirmedSeats(db: Connection, trainingId: string): Promise<ConfirmedSeat[]> {
  return db
    .select({
      id: attendees.id,
      name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      email: attendees.email,
      registrationId: registrations.id,
      reference: registrations.reference,
      sequence: attendees.calendarSequence,
    })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(and(eq(attendees.trainingId, trainingId), eq(registrations.status, 'confirmed')))
    .orderBy(asc(registrations.createdAt), asc(registrations.id), asc(attendees.position))
}

/** Makes newer entries of those that calendars have of a training's seats (RFC 5545, 3.8.7.4). */
export async function raiseCalendarSequences(tx: Transaction, trainingId: string): Promise<void> {
  await tx
    .update(attendees)
    .set({ calendarSequence: sql`${attendees.calendarSequence} + 1` })
    .where(eq(attendees.trainingId, trainingId))
}

/** Seats in one training by the status of their registration. */
export async function countSeatsByStatus(
  db: Connection,
  trainingId: string,
): Promise<Map<RegistrationStatus, number>> {
  const rows = await db
    .select({ status: registrations.status, seats: count() })
    .from(attendees)
    .innerJoin(registrations, eq(registrations.id, attendees.registrationId))
    .where(eq(attendees.trainingId, trainingId))
    .groupBy(registrations.status)
  return new Map(rows.map((row) => [row.status, row.seats]))
}
