import type { Connection, Database } from '#platform/database/server/database.ts'
import type { BookerInvoice } from '#shop/booking-changes/domain/booking-view.ts'
import { invoiceErrors } from './invoices.errors.ts'
import { findInvoice, listInvoicesOf } from './invoices.repository.ts'

/** The documents of a booking as its booker sees them, the newest first. */
export async function listBookerInvoices(
  db: Connection,
  registrationId: string,
): Promise<BookerInvoice[]> {
  const rows = await listInvoicesOf(db, registrationId)
  return rows.map(({ id, number, kind, issuedOn, dueOn, grossCents, cancelledBy }) => ({
    ...{ id, number, kind, issuedOn, dueOn, cancelledBy },
    cents: grossCents,
  }))
}

/**
 * The files of a document of that booking.
 *
 * @throws ProblemError 404 invoice.not_found, also for a document of another booking
 */
export async function getBookerInvoice(
  db: Database,
  registrationId: string,
  invoiceId: string,
): Promise<{ number: string; xml: string; pdf: Buffer }> {
  const own = await listInvoicesOf(db, registrationId)
  const invoice = own.some(({ id }) => id === invoiceId)
    ? await findInvoice(db, invoiceId)
    : undefined
  if (!invoice) throw invoiceErrors.notFound()
  return invoice
}
