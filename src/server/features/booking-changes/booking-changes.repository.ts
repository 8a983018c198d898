import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ChangeActor } from '#domain/registration/booking-change.ts'
import type { Connection, Transaction } from '../../database/database.ts'
import { bookingChanges, changeRequests } from '../../database/schema/booking-changes.ts'
import { registrations } from '../../database/schema/registrations.ts'

export type BookingChangeRow = typeof bookingChanges.$inferSelect
export type ChangeRequestRow = typeof changeRequests.$inferSelect

/** Who makes a change. */
export type Actor = { kind: 'staff'; email: string } | { kind: Exclude<ChangeActor, 'staff'> }

type NewChange = Pick<BookingChangeRow, 'registrationId' | 'kind'> &
  Partial<Pick<BookingChangeRow, 'attendeeId' | 'before' | 'after'>>

/** Adds lines to the histories of bookings, in the transaction of the changes. */
export async function recordChanges(
  tx: Transaction,
  changes: NewChange[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(bookingChanges).values(
    changes.map((change) => ({
      ...change,
      actor: actor.kind,
      actorEmail: actor.kind === 'staff' ? actor.email : null,
      createdAt: now,
    })),
  )
}

/** The history of a booking, the newest change first. */
export function listChanges(db: Connection, registrationId: string): Promise<BookingChangeRow[]> {
  return db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.registrationId, registrationId))
    .orderBy(desc(bookingChanges.createdAt), asc(bookingChanges.id))
}

/** Raises the version of the registration, which the caller has locked. Returns the new one. */
export async function raiseVersion(tx: Transaction, registrationId: string): Promise<number> {
  const [row] = await tx
    .update(registrations)
    .set({ version: sql`${registrations.version} + 1` })
    .where(eq(registrations.id, registrationId))
    .returning({ version: registrations.version })
  if (!row) throw new Error(`The registration ${registrationId} was deleted before it was locked`)
  return row.version
}

/** The requests of a booking, the newest first. */
export function listRequests(db: Connection, registrationId: string): Promise<ChangeRequestRow[]> {
  return db
    .select()
    .from(changeRequests)
    .where(eq(changeRequests.registrationId, registrationId))
    .orderBy(desc(changeRequests.createdAt), asc(changeRequests.id))
}

/** Ends the open requests about these seats, or about the whole booking. The caller has locked the registration. */
export async function settleRequests(
  tx: Transaction,
  registrationId: string,
  {
    attendeeIds,
    ...answered
  }: Pick<ChangeRequestRow, 'state' | 'answer' | 'answeredAt' | 'answeredBy'> & {
    /** The seats; undefined for all requests of the booking. */
    attendeeIds?: string[]
  },
): Promise<void> {
  await tx
    .update(changeRequests)
    .set(answered)
    .where(
      and(
        eq(changeRequests.registrationId, registrationId),
        eq(changeRequests.state, 'open'),
        attendeeIds && inArray(changeRequests.attendeeId, attendeeIds),
      ),
    )
}
