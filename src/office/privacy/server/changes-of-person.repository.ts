import { type AnyColumn, and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { ERASED_NAME } from '#platform/persons/domain/erased-person.ts'
import {
  billingDetails,
  bookingChanges,
  changeRequests,
  reductions,
} from '#shop/booking/server/booking-changes.schema.ts'
import type { BookingChangeRow } from '#shop/booking/server/booking-history.repository.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { invoicedBookings } from '#shop/invoices/server/invoices.schema.ts'
import { disputedInvoices } from '#shop/payments/server/payments.schema.ts'
import type { LineOfPerson } from './changes-of-person.ts'

// Every `email` here is in lower case; stored addresses are as people typed them.

/** The lines of these registrations' and seats' histories, and all others that contain the address. */
export async function listLinesAround(
  db: Connection,
  { email, bookingIds, seatIds }: { email: string; bookingIds: string[]; seatIds: string[] },
): Promise<BookingChangeRow[]> {
  const quoted = JSON.stringify(email).slice(1, -1)
  const isNamed = sql`strpos(lower(${bookingChanges.before}::text || ${bookingChanges.after}::text), lower(${quoted}::text)) > 0`
  const named = db
    .select({ id: bookingChanges.attendeeId })
    .from(bookingChanges)
    .where(and(isNamed, sql`${bookingChanges.attendeeId} is not null`))
  return db
    .select()
    .from(bookingChanges)
    .where(
      or(
        isNamed,
        inArray(bookingChanges.registrationId, bookingIds),
        inArray(bookingChanges.attendeeId, seatIds),
        inArray(bookingChanges.attendeeId, named),
      ),
    )
    .orderBy(bookingChanges.createdAt, bookingChanges.id)
}

/** Empties the values that are about the person; the lines stay. */
export async function clearLines(tx: Transaction, lines: readonly LineOfPerson[]): Promise<void> {
  for (const { line, before, after } of lines) {
    await tx
      .update(bookingChanges)
      .set({ ...(before && { before: {} }), ...(after && { after: {} }) })
      .where(eq(bookingChanges.id, line.id))
  }
}

/** Where invoices of these registrations go, for those that have such data. */
export function listBillingOf(db: Connection, registrationIds: string[]) {
  return db
    .select()
    .from(billingDetails)
    .where(inArray(billingDetails.registrationId, registrationIds))
}

/** The reductions of the prices of these registrations, the oldest first. */
export function listReductionsOf(db: Connection, registrationIds: string[]) {
  return db
    .select()
    .from(reductions)
    .where(inArray(reductions.registrationId, registrationIds))
    .orderBy(reductions.createdAt, reductions.id)
}

/** The requests of these registrations, the oldest first. */
export function listRequestsOf(db: Connection, registrationIds: string[]) {
  return db
    .select()
    .from(changeRequests)
    .where(inArray(changeRequests.registrationId, registrationIds))
    .orderBy(changeRequests.createdAt, changeRequests.id)
}

/**
 * Erases what bookers and the office have added to these registrations, and revokes their links. Lines of their
 * histories are not touched.
 */
export async function eraseAdditions(tx: Transaction, registrationIds: string[]): Promise<void> {
  if (registrationIds.length === 0) return
  await tx
    .update(registrations)
    .set({
      newContactEmail: null,
      officeNote: '',
      priceReason: '',
      linkCounter: sql`${registrations.linkCounter} + 1`,
    })
    .where(inArray(registrations.id, registrationIds))
  await tx.delete(billingDetails).where(inArray(billingDetails.registrationId, registrationIds))
  await tx
    .update(changeRequests)
    .set({ reason: '', answer: '' })
    .where(inArray(changeRequests.registrationId, registrationIds))
  await tx
    .update(reductions)
    .set({ reason: '' })
    .where(inArray(reductions.registrationId, registrationIds))
  await tx
    .update(disputedInvoices)
    .set({ reason: '' })
    .where(inArray(disputedInvoices.invoiceId, invoicesOf(tx, registrationIds)))
}

function invoicesOf(tx: Transaction, registrationIds: string[]) {
  return tx
    .select({ id: invoicedBookings.invoiceId })
    .from(invoicedBookings)
    .where(inArray(invoicedBookings.registrationId, registrationIds))
}

/** Empties all values in the histories of these registrations. */
export async function clearHistories(tx: Transaction, registrationIds: string[]): Promise<void> {
  if (registrationIds.length === 0) return
  await tx
    .update(bookingChanges)
    .set({ before: {}, after: {} })
    .where(inArray(bookingChanges.registrationId, registrationIds))
}

/**
 * Removes the person from what was written in the registrations of others: the address as a new contact address and for
 * invoices, and names in notes, reasons and answers.
 */
export async function removeFromOthers(
  tx: Transaction,
  { email, registrationIds, words }: { email: string; registrationIds: string[]; words: string[] },
): Promise<void> {
  await tx
    .update(registrations)
    .set({ newContactEmail: null })
    .where(eq(sql`lower(${registrations.newContactEmail})`, email))
  await tx
    .update(billingDetails)
    .set({ invoiceEmail: '' })
    .where(eq(sql`lower(${billingDetails.invoiceEmail})`, email))
  if (registrationIds.length === 0) return
  for (const word of words) {
    const without = (column: AnyColumn) =>
      sql`replace(${column}, ${word}::text, ${ERASED_NAME}::text)`
    await tx
      .update(registrations)
      .set({ officeNote: without(registrations.officeNote) })
      .where(
        and(
          inArray(registrations.id, registrationIds),
          sql`strpos(${registrations.officeNote}, ${word}::text) > 0`,
        ),
      )
    await tx
      .update(changeRequests)
      .set({ reason: without(changeRequests.reason), answer: without(changeRequests.answer) })
      .where(inArray(changeRequests.registrationId, registrationIds))
    await tx
      .update(reductions)
      .set({ reason: without(reductions.reason) })
      .where(inArray(reductions.registrationId, registrationIds))
    await tx
      .update(disputedInvoices)
      .set({ reason: without(disputedInvoices.reason) })
      .where(inArray(disputedInvoices.invoiceId, invoicesOf(tx, registrationIds)))
  }
}
