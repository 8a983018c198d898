import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { insertMany } from '#platform/database/server/insert-many.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import { bankLines, payments } from './payments.schema.ts'

const cancellation = alias(invoices, 'cancellation')

export const COMPANY = sql<string>`(${invoices.content} -> 'buyer' ->> 'name')`
const BUYER_EMAIL = sql<string>`lower(${invoices.content} -> 'buyer' ->> 'email')`

/** The sums of the entries of each invoice that has any. */
export function sumsOfPayments(db: Connection) {
  const sumOf = (kind: 'received' | 'refunded' | 'written_off') =>
    sql<number>`coalesce(sum(${payments.cents}) filter (where ${payments.kind} = ${kind}), 0)`
      .mapWith(Number)
      .as(kind)
  return db
    .select({
      invoiceId: payments.invoiceId,
      received: sumOf('received'),
      refunded: sumOf('refunded'),
      writtenOff: sumOf('written_off'),
    })
    .from(payments)
    .groupBy(payments.invoiceId)
    .as('paid')
}

/** Locks invoices until the end of the transaction, in one order, so that two transactions never wait for each other. */
export async function lockInvoices(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(isOneOf(ids))
    .orderBy(asc(invoices.id))
    .for('update')
}

/** With one parameter for thousands of ids. */
function isOneOf(ids: readonly string[]) {
  return sql`${invoices.id} = any(${sql.param([...ids])}::uuid[])`
}

/** Which invoices; `since` a calendar day: those from then on, and older ones that are not settled. */
type Accounts = { ids: readonly string[] } | { registrationId: string } | { since: string }

/** Invoices with the sums of their accounts; no cancellations. The newest first. */
export async function listAccounts(db: Connection, where: Accounts) {
  const paid = sumsOfPayments(db)
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: COMPANY,
      email: BUYER_EMAIL,
      gross: invoices.grossCents,
      dueOn: invoices.dueOn,
      cancelledBy: cancellation.number,
      received: paid.received,
      refunded: paid.refunded,
      writtenOff: paid.writtenOff,
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .where(sql`${invoices.kind} = 'invoice' and ${conditionOf(where, paid)}`)
    .orderBy(desc(invoices.createdAt), desc(invoices.number))
  return rows.map(({ received, refunded, writtenOff, ...row }) => ({
    ...row,
    isCancelled: row.cancelledBy !== null,
    received: received ?? 0,
    refunded: refunded ?? 0,
    writtenOff: writtenOff ?? 0,
  }))
}
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

function conditionOf(
  where: Accounts,
  { received, refunded, writtenOff }: ReturnType<typeof sumsOfPayments>,
) {
  if ('ids' in where) return isOneOf(where.ids)
  if ('registrationId' in where)
    return sql`${invoices.id} in (select ${invoicedBookings.invoiceId} from ${invoicedBookings}
      where ${invoicedBookings.registrationId} = ${where.registrationId})`
  return sql`(${invoices.issuedOn} >= ${where.since}
    or coalesce(${received}, 0) - coalesce(${refunded}, 0) + coalesce(${writtenOff}, 0)
      <> case when ${cancellation.id} is null then ${invoices.grossCents} else 0 end)`
}

/** Open invoices of the same buyer or of a booking of the same invoice: its number is not among them. */
export async function listRelatedIds(db: Connection, invoiceId: string, email: string) {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      sql`${invoices.kind} = 'invoice' and ${invoices.id} <> ${invoiceId} and (
        (${BUYER_EMAIL} = ${email} and ${email} <> '') or ${invoices.id} in (
          select other.invoice_id from ${invoicedBookings} own
          join ${invoicedBookings} other on other.reference = own.reference where own.invoice_id = ${invoiceId}))`,
    )
    .orderBy(desc(invoices.createdAt))
    .limit(200)
  return rows.map(({ id }) => id)
}

/** The numbers of the bookings of invoices, by the invoice's id. */
export async function listReferences(db: Connection, ids: readonly string[]) {
  const rows = await db
    .select({ invoiceId: invoicedBookings.invoiceId, reference: invoicedBookings.reference })
    .from(invoicedBookings)
    .where(sql`${invoicedBookings.invoiceId} = any(${sql.param([...ids])}::uuid[])`)
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId)
}

/** The entries of invoices, the oldest first, each with who paid by the bank statement. */
export function listPayments(db: Connection, invoiceIds: readonly string[]) {
  return db
    .select({
      id: payments.id,
      invoiceId: payments.invoiceId,
      kind: payments.kind,
      cents: payments.cents,
      day: payments.day,
      source: payments.source,
      bankLineId: payments.bankLineId,
      party: bankLines.party,
      note: payments.note,
      recordedBy: payments.recordedBy,
    })
    .from(payments)
    .leftJoin(bankLines, eq(bankLines.id, payments.bankLineId))
    .where(inArray(payments.invoiceId, [...invoiceIds]))
    .orderBy(asc(payments.day), asc(payments.createdAt), asc(payments.id))
}
export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

/** An entry; undefined where there is none. */
export async function findPayment(db: Connection, id: string) {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** The entries that a line of a statement was entered as. */
export function listPaymentsOfLine(db: Connection, lineId: string) {
  return db.select().from(payments).where(eq(payments.bankLineId, lineId))
}

/** Stores entries. */
export async function insertPayments(
  tx: Transaction,
  rows: (typeof payments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.execute(insertMany(payments, rows))
}

/** Removes entries. */
export async function deletePayments(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(payments).where(inArray(payments.id, [...ids]))
}

/** Gives an entry to another invoice, or takes a part of it away. */
export async function updatePayment(
  tx: Transaction,
  id: string,
  values: { invoiceId: string } | { cents: number },
): Promise<void> {
  await tx.update(payments).set(values).where(eq(payments.id, id))
}

/** The numbers of invoices by their ids, for the audit log. */
export async function findInvoiceNumbers(
  db: Connection,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.id, ids))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
