import { addDays, type CalendarDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { invoiceNumber } from '#site/pages/domain/invoice-number.ts'
import { vatOf } from '#site/pages/domain/vat.ts'
import { bookingInvoice } from './booking-invoice.ts'
import type { InvoiceContent } from './invoice-content.ts'

const BOOKING = {
  reference: 'MF-MUSTER',
  company: 'Beispiel GmbH',
  contactEmail: 'rechnung@example.com',
  packageName: '2er Paket (Beispiel)',
  /** With VAT. */
  cents: 21_900,
  isReverseCharge: false,
  billing: {
    ...NO_BILLING_DETAILS,
    street: 'Musterweg 1',
    postalCode: '12345',
    city: 'Musterstadt',
    orderNumber: '4500-12345',
    namesOnInvoice: true,
  },
}
/** Invented trainings, and the days until they take place. */
const SESSIONS = [
  ['Erstes Training', 9],
  ['Zweites Training', 16],
] as const

/**
 * An invoice to an invented company, to see how those of the firm look: its data, its VAT, its texts.
 *
 * @param paymentDays of the booking rules
 */
export function sampleInvoice(
  firm: FirmValues,
  { today, paymentDays }: { today: CalendarDay; paymentDays: number },
): InvoiceContent {
  const seats = SESSIONS.map(([title, days]) => {
    const day = addDays(today, days)
    const [date, startsAt] = [formatLongDay(day), new Date(`${day}T12:00:00Z`)]
    return { title, date, startsAt, name: 'Vorname Nachname', isCancelled: false }
  })
  const { rate: vatRate } = vatOf(firm.legal.vatRate)
  const number = invoiceNumber(firm.invoices.numberFormat, today, 1)
  return bookingInvoice(firm, { ...BOOKING, vatRate, paymentDays, seats }, { number, today })
}
