import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { insertMany } from '#platform/database/server/insert-many.ts'
import { isOneOf } from '#platform/database/server/is-one-of.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import type { PaymentKind } from '../domain/payment-state.ts'
import { bankLines, payments } from './payments.schema.ts'

/** The cancellation that took an invoice back. */
export const cancellation = alias(invoices, 'cancellation')

/** The name of the buyer. */
export const COMPANY = sql<string>`(${invoices.content} -> 'buyer' ->> 'name')`
const BUYER_EMAIL = sql<string>`lower(${invoices.content} -> 'buyer' ->> 'email')`

/**
 * The accounts of invoices, for queries that join {@link cancellation} and `paid`: `columns` is an `InvoiceAccount`, and
 * `open` what `openAmount` of `payment-state.ts` says, in SQL; a test compares the two.
 */
export function accountsIn(db: Connection) {
  const sumOf = (kind: PaymentKind) =>
    sql<number>`sum(${payments.cents}) filter (where ${payments.kind} = ${kind})`.as(kind)
  const paid = db
    .select({
      invoiceId: payments.invoiceId,
      received: sumOf('received'),
      refunded: sumOf('refunded'),
      writtenOff: sumOf('written_off'),
    })
    .from(payments)
    .groupBy(payments.invoiceId)
    .as('paid')
  const orNone = (sum: unknown) => sql<number>`coalesce(${sum}, 0)`.mapWith(Number)
  const columns = {
    gross: invoices.grossCents,
    isCancelled: sql<boolean>`(${cancellation.id} is not null)`,
    received: orNone(paid.received),
    refunded: orNone(paid.refunded),
    writtenOff: orNone(paid.writtenOff),
  }
  const { gross, isCancelled, received, refunded, writtenOff } = columns
  const left = sql`(case when ${isCancelled} then 0 else ${gross} end - ${received} + ${refunded})`
  const open = sql`(case when ${left} > 0 then greatest(0, ${left} - ${writtenOff}) else ${left} end)`
  return { paid, columns, open }
}

/** Locks invoices until the end of the transaction, in one order, so that two transactions never wait for each other. */
export async function lockInvoices(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(isOneOf(invoices.id, ids))
    .orderBy(asc(invoices.id))
    .for('update')
}

type Accounts = { ids: readonly string[] } | { registrationId: string }

/** Invoices with the sums of their accounts; no cancellations. The newest first. */
export function listAccounts(db: Connection, where: Accounts) {
  const { paid, columns } = accountsIn(db)
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: COMPANY,
      email: BUYER_EMAIL,
      dueOn: invoices.dueOn,
      cancelledBy: cancellation.number,
      ...columns,
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .where(and(eq(invoices.kind, 'invoice'), conditionOf(where)))
    .orderBy(desc(invoices.createdAt), desc(invoices.number))
}
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

function conditionOf(where: Accounts): SQL {
  if ('ids' in where) return isOneOf(invoices.id, where.ids)
  return sql`${invoices.id} in (select ${invoicedBookings.invoiceId} from ${invoicedBookings}
    where ${invoicedBookings.registrationId} = ${where.registrationId})`
}

/** What is open of each of these invoices, in cents. */
export async function readOpen(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { paid, open } = accountsIn(db)
  const rows = await db
    .select({ id: invoices.id, open: open.mapWith(Number) })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .where(isOneOf(invoices.id, ids))
  return new Map(rows.map((row) => [row.id, row.open]))
}

/** The other invoices to the same buyer, or over a booking that this one is about: the newest first, 200 at most. */
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

/**
 * The invoices that lines of bank statements may be about, `PayableInvoice[]` as JSON: in thousands of rows the thread that
 * answers requests would be busy for a tenth of a second.
 *
 * @param since a calendar day: invoices from then on, and older ones that are not settled
 */
export async function readPayable(db: Connection, since: string): Promise<string> {
  const { paid, columns, open } = accountsIn(db)
  const { id, number } = invoices
  const references = sql`(select coalesce(json_agg(${invoicedBookings.reference}), '[]')
    from ${invoicedBookings} where ${invoicedBookings.invoiceId} = ${id})`
  const payable = sql<string>`coalesce(json_agg(json_build_object('id', ${id}, 'number', ${number},
    'company', ${COMPANY}, 'references', ${references}, 'open', ${open},
    'balance', ${columns.received} - ${columns.refunded}) order by ${invoices.createdAt} desc, ${number} desc), '[]')::text`
  const [row] = await db
    .select({ payable })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, id))
    .leftJoin(paid, eq(paid.invoiceId, id))
    .where(sql`${invoices.kind} = 'invoice' and (${invoices.issuedOn} >= ${since} or ${open} <> 0)`)
  return row?.payable ?? '[]'
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
