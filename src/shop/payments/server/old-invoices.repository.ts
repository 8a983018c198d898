import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { invoicedBookings, invoices } from '#shop/invoices/server/invoices.schema.ts'
import {
  bankLines,
  bankStatements,
  disputedInvoices,
  payments,
  reminders,
} from './payments.schema.ts'

/**
 * Locks the invoices whose story ended before a day: issue, cancellation and every entry of the account.
 * @returns the ids of the invoices, `limit` at most, and of their cancellations
 */
export async function lockOldInvoices(
  tx: Transaction,
  before: CalendarDay,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.id from invoices i
    where i.kind = 'invoice' and i.issued_on < ${before}
      and not exists (select from invoices c where c.cancels_id = i.id and c.issued_on >= ${before})
      and not exists (select from payments p where p.invoice_id = i.id
        and p.day >= ${before})
    order by i.issued_on, i.id
    limit ${limit}
    for update skip locked`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const taken = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.cancelsId, ids))
  return [...ids, ...taken.map(({ id }) => id)]
}

/** Deletes these invoices and cancellations with all that belongs to them. */
export async function deleteInvoices(tx: Transaction, ids: string[]): Promise<void> {
  for (const table of [payments, reminders, disputedInvoices, invoicedBookings])
    await tx.delete(table).where(inArray(table.invoiceId, ids))
  await tx.delete(invoices).where(inArray(invoices.id, ids))
}

/**
 * Deletes lines of bank statements: those that were uploaded before `unentered` and entered for no invoice, and those
 * from before `before` whose invoices are deleted. Statements without lines go after the same time.
 * @returns the number of the lines
 */
export async function deleteOldLines(
  db: Connection,
  { before, unentered }: { before: CalendarDay; unentered: Date },
): Promise<number> {
  const ofNoPayment = notExists(
    db.select({ id: payments.id }).from(payments).where(eq(payments.bankLineId, bankLines.id)),
  )
  const loose = await db
    .delete(bankLines)
    .where(and(ne(bankLines.state, 'entered'), lt(bankLines.createdAt, unentered), ofNoPayment))
  const entered = await db
    .delete(bankLines)
    .where(and(eq(bankLines.state, 'entered'), lt(bankLines.day, before), ofNoPayment))
  const withoutLines = notExists(
    db
      .select({ id: bankLines.id })
      .from(bankLines)
      .where(eq(bankLines.statementId, bankStatements.id)),
  )
  await db.delete(bankStatements).where(and(lt(bankStatements.createdAt, unentered), withoutLines))
  return (loose.rowCount ?? 0) + (entered.rowCount ?? 0)
}
