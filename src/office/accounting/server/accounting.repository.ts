import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import { payments } from '#shop/payments/server/payments.schema.ts'
import type { BookedPayment } from '../domain/datev-bookings.ts'

const cancellation = alias(invoices, 'cancellation')
const cancelled = alias(invoices, 'cancelled')
const { content } = invoices

/** The documents that were issued on these days, without their files, in the order of their numbers. */
export function listDocuments(db: Connection, { from, to }: FiguresPeriod) {
  const paid = db
    .select({
      invoiceId: payments.invoiceId,
      received: sumOf('received').as('received'),
      refunded: sumOf('refunded').as('refunded'),
      writtenOff: sumOf('written_off').as('written_off'),
    })
    .from(payments)
    .groupBy(payments.invoiceId)
    .as('paid')
  const orNone = (sum: unknown) => sql<number>`coalesce(${sum}, 0)`.mapWith(Number)
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      netCents: invoices.netCents,
      vatCents: invoices.vatCents,
      grossCents: invoices.grossCents,
      buyerName: sql<string>`${content} -> 'buyer' ->> 'name'`,
      buyerVatId: sql<string>`${content} -> 'buyer' ->> 'vatId'`,
      tax: sql<InvoiceContent['tax']>`${content} -> 'tax'`,
      references: sql<string[]>`array(select ${invoicedBookings.reference} from ${invoicedBookings}
        where ${invoicedBookings.invoiceId} = ${invoices.id} order by 1)`,
      cancelled: cancelled.number,
      cancelledBy: cancellation.number,
      received: orNone(paid.received),
      refunded: orNone(paid.refunded),
      writtenOff: orNone(paid.writtenOff),
    })
    .from(invoices)
    .leftJoin(cancelled, eq(cancelled.id, invoices.cancelsId))
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .where(between(invoices.issuedOn, from, to))
    .orderBy(asc(invoices.issuedOn), asc(invoices.createdAt), asc(invoices.number))
}
export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number]

function sumOf(kind: PaymentKind) {
  return sql<string>`sum(${payments.cents}) filter (where ${payments.kind} = ${kind})`
}

/** What came and went back on these days, the earliest first. What was written off is no payment. */
export async function listPayments(
  db: Connection,
  { from, to }: FiguresPeriod,
): Promise<BookedPayment[]> {
  const rows = await db
    .select({
      kind: payments.kind,
      cents: payments.cents,
      day: payments.day,
      number: invoices.number,
      buyerName: sql<string>`${content} -> 'buyer' ->> 'name'`,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(between(payments.day, from, to), ne(payments.kind, 'written_off')))
    .orderBy(asc(payments.day), asc(payments.createdAt), asc(payments.id))
  return rows as BookedPayment[]
}
