import { between, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { invoices } from '#shop/invoices/server/invoices.schema.ts'
import { accountsIn, cancellation } from '#shop/payments/server/payments.repository.ts'
import { payments } from '#shop/payments/server/payments.schema.ts'
import type { DocumentFigures } from '../domain/figures.ts'
import type { FiguresPeriod } from '../domain/figures-period.ts'

/** What the documents of a period add up to, and what was paid in it, in cents. What is open is so as of now. */
export async function sumDocuments(
  db: Connection,
  { from, to }: FiguresPeriod,
): Promise<DocumentFigures> {
  const { paid, open } = accountsIn(db)
  const isInvoice = sql`${invoices.kind} = 'invoice'`
  const sign = sql`case when ${isInvoice} then 1 else -1 end`
  const [documents] = await db
    .select({
      net: sumOf(sql`${sign} * ${invoices.netCents}`),
      gross: sumOf(sql`${sign} * ${invoices.grossCents}`),
      open: sumOf(open, sql`${isInvoice} and ${open} > 0`),
    })
    .from(invoices)
    .leftJoin(cancellation, eq(cancellation.cancelsId, invoices.id))
    .leftJoin(paid, eq(paid.invoiceId, invoices.id))
    .where(between(invoices.issuedOn, from, to))
  const [money] = await db
    .select({
      received: sumOf(sql`${payments.cents}`, eq(payments.kind, 'received')),
      refunded: sumOf(sql`${payments.cents}`, eq(payments.kind, 'refunded')),
    })
    .from(payments)
    .where(between(payments.day, from, to))
  if (!documents || !money) throw new Error('The documents were not summed up')
  return { ...documents, ...money }
}

function sumOf(cents: SQL, where: SQL = sql`true`) {
  return sql<number>`coalesce(sum(${cents}) filter (where ${where}), 0)`.mapWith(Number)
}
