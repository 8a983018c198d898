import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/server/database.ts'
import { attendees, registrations, undoableChanges } from './registrations.schema.ts'

export type UndoableChange = typeof undoableChanges.$inferSelect

/** The last change of a registration's status, if its mails may still wait. The caller has locked the registration. */
export async function findUndoable(
  tx: Transaction,
  registrationId: string,
): Promise<UndoableChange | undefined> {
  const [row] = await tx
    .select()
    .from(undoableChanges)
    .where(eq(undoableChanges.registrationId, registrationId))
  return row
}

/** Stores the change, replacing the registration's previous one. */
export async function storeUndoable(tx: Transaction, change: UndoableChange): Promise<void> {
  const { registrationId: _, ...set } = change
  await tx
    .insert(undoableChanges)
    .values(change)
    .onConflictDoUpdate({ target: undoableChanges.registrationId, set })
}

/** Records that a seat's present attendee knew nothing of the seat before the change whose mails still wait. */
export async function setUninformedBefore(
  tx: Transaction,
  registrationId: string,
  seatId: string,
): Promise<void> {
  await tx
    .update(undoableChanges)
    .set({
      informedBefore: sql`${undoableChanges.informedBefore} || jsonb_build_object(${seatId}::text, null)`,
    })
    .where(eq(undoableChanges.registrationId, registrationId))
}

/** Takes a seat that is cancelled out of the change whose mails still wait: undoing the change does not concern it. */
export async function removeInformedBefore(
  tx: Transaction,
  registrationId: string,
  seatId: string,
): Promise<void> {
  await tx
    .update(undoableChanges)
    .set({ informedBefore: sql`${undoableChanges.informedBefore} - ${seatId}::text` })
    .where(eq(undoableChanges.registrationId, registrationId))
}

/**
 * After a seat of a registration that is pending got another attendee, who knows of no status: a confirmation is told,
 * also where an earlier one had been.
 */
export async function forgetKnownStatus(tx: Transaction, registrationId: string): Promise<void> {
  await tx
    .update(undoableChanges)
    .set({ knownStatus: 'pending' })
    .where(eq(undoableChanges.registrationId, registrationId))
}

export async function deleteUndoable(tx: Transaction, registrationId: string): Promise<void> {
  await tx.delete(undoableChanges).where(eq(undoableChanges.registrationId, registrationId))
}

/**
 * After a date was moved, and its attendees notified: resets what the attendees of cancelled registrations know.
 * They were not notified, so when the cancellation is revoked they must be informed anew.
 */
export async function deleteKnowledgeOfCancelled(tx: Transaction, dateId: string): Promise<void> {
  const concerned = tx
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(attendees, eq(attendees.registrationId, registrations.id))
    .where(
      and(
        eq(registrations.status, 'cancelled'),
        eq(attendees.dateId, dateId),
        eq(registrations.id, sql`${undoableChanges.registrationId}`),
      ),
    )
  await tx
    .update(undoableChanges)
    .set({ knownStatus: 'cancelled' })
    .where(inArray(undoableChanges.registrationId, concerned))
}
