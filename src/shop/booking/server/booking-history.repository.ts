import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { LINK_ACTORS } from '#platform/audit-log/domain/audit-log.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { AgreedTerms } from '../domain/agreed-terms.ts'
import { type BillingDetails, type BillingFieldName, byBillingField } from '../domain/billing.ts'
import type { ChangeActor } from '../domain/booking-change.ts'
import type { ReverseCharge } from '../domain/reverse-charge.ts'
import {
  agreedTerms,
  billingDetails,
  bookingChanges,
  changeRequests,
} from './booking-changes.schema.ts'
import { registrations } from './registrations.schema.ts'

export type BookingChangeRow = typeof bookingChanges.$inferSelect
export type ChangeRequestRow = typeof changeRequests.$inferSelect

/**
 * Who makes a change, and so which rules bind it. Staff who open somebody's link are bound as that person is; what is
 * written down names them.
 */
export type Actor =
  | { kind: 'staff'; email: string }
  | { kind: Exclude<ChangeActor, 'staff'>; staff: string | null }

/** Who has made the change, for what is written down and mailed, and the administrator's address. */
export function doerOf(actor: Actor): { by: ChangeActor; email: string | null } {
  const email = actor.kind === 'staff' ? actor.email : actor.staff
  return { by: email === null ? actor.kind : 'staff', email }
}

/** The name of who makes a change, for the audit log. */
export function auditActor(actor: Actor): string {
  const { by, email } = doerOf(actor)
  return email ?? (by === 'booker' ? LINK_ACTORS.booker : LINK_ACTORS.attendee)
}

/** A line of a booking's history. */
export type NewChange = Pick<BookingChangeRow, 'registrationId' | 'kind'> &
  Partial<Pick<BookingChangeRow, 'attendeeId' | 'before' | 'after' | 'waitsForDaily'>>

/**
 * Adds lines to the histories of bookings, in the transaction of the changes. Each line of a booking is at least a
 * millisecond later than the one before, so that their order is that of the changes. The caller has locked the
 * registrations.
 */
export async function recordChanges(
  tx: Transaction,
  changes: NewChange[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (changes.length === 0) return
  const { by, email } = doerOf(actor)
  const ids = [...new Set(changes.map(({ registrationId }) => registrationId))]
  const last = new Map((await listLastChanges(tx, ids)).map((one) => [one.id, one.at.getTime()]))
  const rows = changes.map((change) => {
    const { registrationId } = change
    const at = Math.max(now.getTime(), (last.get(registrationId) ?? 0) + 1)
    last.set(registrationId, at)
    return {
      ...change,
      actor: by,
      actorEmail: email,
      createdAt: new Date(at),
    }
  })
  await tx.insert(bookingChanges).values(rows)
}

function listLastChanges(tx: Transaction, registrationIds: string[]) {
  return tx
    .select({
      id: bookingChanges.registrationId,
      at: sql`max(${bookingChanges.createdAt})`.mapWith(bookingChanges.createdAt).as('at'),
    })
    .from(bookingChanges)
    .where(inArray(bookingChanges.registrationId, registrationIds))
    .groupBy(bookingChanges.registrationId) as Promise<{ id: string; at: Date }[]>
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

/** What bookers give of their billing data. What staff note beside it is not among them. */
export const BILLING_COLUMNS = byBillingField((name) => billingDetails[name]) as Pick<
  typeof billingDetails,
  BillingFieldName
>

/** The billing data of a booking; undefined where there is none. */
export async function findBilling(
  db: Connection,
  registrationId: string,
): Promise<BillingDetails | undefined> {
  const [row] = await db
    .select(BILLING_COLUMNS)
    .from(billingDetails)
    .where(eq(billingDetails.registrationId, registrationId))
  return row
}

/** Stores the billing data that a new booking brings. */
export async function insertBilling(
  tx: Transaction,
  registrationId: string,
  billing: BillingDetails,
): Promise<void> {
  await tx.insert(billingDetails).values({ registrationId, ...billing })
}

/**
 * Where the buyer owes the VAT of a booking: how the VAT ID was checked, in the words of staff, and who did it. Null where
 * the firm owes it, as usual.
 */
export async function findReverseCharge(
  db: Connection,
  registrationId: string,
): Promise<ReverseCharge | null> {
  const [row] = await db
    .select({ note: billingDetails.reverseChargeNote, by: billingDetails.reverseChargeBy })
    .from(billingDetails)
    .where(eq(billingDetails.registrationId, registrationId))
  return row && row.note !== '' ? row : null
}

/** Stores the terms that were agreed with a booking. They are never changed. */
export async function insertAgreedTerms(
  tx: Transaction,
  registrationId: string,
  content: AgreedTerms,
): Promise<void> {
  await tx.insert(agreedTerms).values({ registrationId, content })
}

/** What the booker saw when booking; undefined for one that was not booked here. */
export async function findAgreedTerms(
  db: Connection,
  registrationId: string,
): Promise<AgreedTerms | undefined> {
  const [row] = await db
    .select({ content: agreedTerms.content })
    .from(agreedTerms)
    .where(eq(agreedTerms.registrationId, registrationId))
  return row?.content
}
