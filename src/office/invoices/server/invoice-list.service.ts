import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { searchWords } from '#platform/basics/domain/search-words.ts'
import { pageOf, readPosition } from '#platform/basics/server/newest-first.ts'
import type { Database } from '#platform/database/server/database.ts'
import { openAmount, paymentState } from '#shop/payments/domain/payment-state.ts'
import {
  INVOICE_AGES,
  type InvoiceListFilter,
  type InvoiceListQuery,
  type InvoiceSums,
  type ListedInvoice,
} from '../domain/invoice-list.ts'
import { invoiceListErrors } from './invoice-list.errors.ts'
import { type InvoiceSelection, listInvoices, sumInvoices } from './invoice-list.repository.ts'

/**
 * A page of invoices, the newest first. Cancellations are no rows of their own: an invoice names its own.
 *
 * @throws ProblemError 422 invoice.bad_cursor
 */
export async function getInvoiceList(
  db: Database,
  { limit, cursor, ...filter }: InvoiceListQuery,
  now: Date,
): Promise<{ invoices: ListedInvoice[]; nextCursor: string | null }> {
  const selection = selectionOf(filter, now)
  const before = readPosition(cursor, invoiceListErrors.badCursor)
  const rows = await listInvoices(db, selection, { before, limit: limit + 1 })
  const { page, nextCursor } = pageOf(rows, limit)
  return { invoices: page.map((row) => toListed(row, selection.today)), nextCursor }
}

/** The sums of all invoices that a filter finds. */
export async function getInvoiceSums(
  db: Database,
  filter: InvoiceListFilter,
  now: Date,
): Promise<InvoiceSums> {
  const { count, gross, cancelledGross, open, toRefund, ...ages } = await sumInvoices(
    db,
    selectionOf(filter, now),
  )
  return {
    ...{ count, gross, cancelledGross, open, toRefund },
    ages: INVOICE_AGES.map((age) => ({ age, ...ages[age] })),
  }
}

function selectionOf({ status, from, to, q }: InvoiceListFilter, now: Date): InvoiceSelection {
  return { status, from, to, words: searchWords(q ?? ''), today: berlinDay(now) }
}

function toListed(
  row: Awaited<ReturnType<typeof listInvoices>>[number],
  today: string,
): ListedInvoice {
  const { id, number, company, issuedOn, dueOn, account, cancelledBy, bookings } = row
  const open = openAmount(account)
  return {
    ...{ id, number, company, issuedOn, dueOn, cancelledBy, bookings, open },
    gross: account.gross,
    state: paymentState(account),
    isOverdue: open > 0 && dueOn !== null && dueOn < today,
  }
}
