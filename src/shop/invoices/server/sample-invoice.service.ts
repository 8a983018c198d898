import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { sampleInvoice } from '../domain/sample-invoice.ts'
import { type InvoiceParts, makePdf } from './invoice-files.ts'

/** A PDF as invoices of the firm look, marked as a sample, and without the XML that makes an invoice of it. */
export async function makeSampleInvoice(parts: InvoiceParts, now: Date): Promise<Buffer> {
  const [firm, { rules }] = await Promise.all([
    parts.readFirm(parts.db),
    readBookingRules(parts.db),
  ])
  const invoice = sampleInvoice(firm, { today: berlinDay(now), paymentDays: rules.paymentDays })
  return makePdf(parts, invoice, { mark: 'Muster', now })
}
