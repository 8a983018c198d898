import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { invoicedBookings, invoices, invoiceYears } from './invoices.schema.ts'

type NewInvoice = typeof invoices.$inferInsert
/** A booking that an invoice is about, and what it says of it, in cents. */
export type InvoicedRow = Omit<Required<typeof invoicedBookings.$inferInsert>, 'invoiceId'>

const cancellation = alias(invoices, 'cancellation')
const { xml: _xml, pdf: _pdf, ...FACTS } = getTableColumns(invoices)

/** The next number of the year. The row stays locked until the transaction ends, so numbers have no gap. */
export async function nextCount(tx: Transaction, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceYears)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceYears.year, set: { last: sql`${invoiceYears.last} + 1` } })
    .returning({ last: invoiceYears.last })
  if (!row) throw new Error(`No number for ${year}`)
  return row.last
}

/** Stores an issued invoice with the bookings that it is about. */
export async function insertInvoice(
  tx: Transaction,
  invoice: NewInvoice,
  bookings: readonly InvoicedRow[],
): Promise<string> {
  const [row] = await tx.insert(invoices).values(invoice).returning({ id: invoices.id })
  if (!row) throw new Error(`The invoice ${invoice.number} was not stored`)
  const rows = bookings.map((booking) => ({ ...booking, invoiceId: row.id }))
  await tx.insert(invoicedBookings).values(rows)
  return row.id
}

/** The invoices and cancellations of a booking, the newest first, each with what took it back. */
export function listInvoicesOf(db: Connection, registrationId: string) {
  return db
    .select({ ...FACTS, cents: invoicedBookings.cents, cancelledBy: cancellation.number })
    .from(invoicedBookings)
    .innerJoin(invoices, eq(invoices.id, invoicedBookings.invoiceId))
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .where(eq(invoicedBookings.registrationId, registrationId))
    .orderBy(desc(invoices.createdAt), desc(invoices.number))
}
export type InvoiceRow = Awaited<ReturnType<typeof listInvoicesOf>>[number]

/** An invoice with its files; undefined where there is none. */
export async function findInvoice(db: Connection, id: string) {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row
}

/** The bookings that an invoice is about, by their numbers. */
export function listInvoicedBookings(db: Connection, invoiceId: string) {
  return db
    .select({
      registrationId: invoicedBookings.registrationId,
      reference: invoicedBookings.reference,
      cents: invoicedBookings.cents,
    })
    .from(invoicedBookings)
    .where(eq(invoicedBookings.invoiceId, invoiceId))
    .orderBy(asc(invoicedBookings.reference))
}

/** The documents that were addressed to that mailbox, ignoring case, the oldest first. */
export function listInvoicesTo(db: Connection, email: string) {
  const { number, kind, issuedOn, grossCents, content, createdAt } = invoices
  return db
    .select({ number, kind, issuedOn, grossCents, content })
    .from(invoices)
    .where(eq(sql`lower(${content} -> 'buyer' ->> 'email')`, email))
    .orderBy(asc(createdAt), asc(number))
}

/** The documents about these bookings, each once, the oldest first. */
export function listInvoicesAbout(db: Connection, registrationIds: readonly string[]) {
  const { id, number, kind, issuedOn, content, createdAt } = invoices
  const about = db
    .select({ id: invoicedBookings.invoiceId })
    .from(invoicedBookings)
    .where(inArray(invoicedBookings.registrationId, [...registrationIds]))
  return db
    .select({ number, kind, issuedOn, content })
    .from(invoices)
    .where(inArray(id, about))
    .orderBy(asc(createdAt), asc(number))
}

/** Locks an invoice until the end of the transaction, so that it is cancelled once. @returns it without its files */
export async function lockInvoice(tx: Transaction, id: string) {
  const [row] = await tx.select(FACTS).from(invoices).where(eq(invoices.id, id)).for('update')
  return row
}

/** Whether an invoice was taken back. */
export async function isCancelled(db: Connection, id: string): Promise<boolean> {
  const rows = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.cancelsId, id))
  return rows.length > 0
}
