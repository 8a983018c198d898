import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import { accountsIn, COMPANY, cancellation } from '#shop/payments/server/payments.repository.ts'
import { payments } from '#shop/payments/server/payments.schema.ts'
import type { BookedPayment } from '../domain/datev-bookings.ts'

const cancelled = alias(invoices, 'cancelled')
const { content } = invoices

/** The documents that were issued on these days, without their files, in the order of their numbers. */
export function listDocuments(db: Connection, { from, to }: FiguresPeriod) {
  const { paid, columns: account } = accountsIn(db)
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
      buyerName: COMPANY,
      buyerVatId: sql<string>`${content} -> 'buyer' ->> 'vatId'`,
      tax: sql<InvoiceContent['tax']>`${content} -> 'tax'`,
      references: sql<string[]>`array(select ${invoicedBookings.reference} from ${invoicedBookings}
        where ${invoicedBookings.invoiceId} = ${invoices.id} order by 1)`,
      cancelled: cancelled.number,
      cancelledBy: cancellation.number,
      account,
    })
    .from(invoices)
    .leftJoin(cancelled, eq(cancelled.id, invoices.cancelsId))
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .where(between(invoices.issuedOn, from, to))
    .orderBy(asc(invoices.issuedOn), asc(invoices.createdAt), asc(invoices.number))
}
export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number]

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
      buyerName: COMPANY,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(between(payments.day, from, to), ne(payments.kind, 'written_off')))
    .orderBy(asc(payments.day), asc(payments.createdAt), asc(payments.id))
  return rows as BookedPayment[]
}
