import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { invoiceNumber } from '#site/pages/domain/invoice-number.ts'
import { vatOf } from '#site/pages/domain/vat.ts'
import { amountsOf, sumOf } from './invoice-amounts.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { sellerOf } from './seller.ts'

const BUYER = {
  name: 'Beispiel GmbH',
  street: 'Musterweg 1',
  postalCode: '12345',
  city: 'Musterstadt',
  country: 'DE',
  vatId: '',
  email: 'rechnung@example.com',
}
/** In cents, with VAT. */
const PRICE = 21_900
/** From today to the two invented sessions. */
const DAYS_UNTIL = { first: 9, last: 16 }

/**
 * An invoice to an invented company, to see how those of the firm look: its data, its VAT, its texts.
 *
 * @param paymentDays of the booking rules
 */
export function sampleInvoice(
  firm: FirmValues,
  { today, paymentDays }: { today: CalendarDay; paymentDays: number },
): InvoiceContent {
  const { rate } = vatOf(firm.legal.vatRate)
  const category = rate === 0 ? 'E' : 'S'
  const line = {
    name: '2er Paket (Beispiel)',
    details: ['Erstes Training, Vorname Nachname', 'Zweites Training, Vorname Nachname'],
    reference: 'MF-MUSTER',
    ...amountsOf(PRICE, category, rate),
  }
  return {
    kind: 'invoice',
    profile: 'zugferd',
    number: invoiceNumber(firm.invoices.numberFormat, today, 1),
    issuedOn: today,
    service: { first: addDays(today, DAYS_UNTIL.first), last: addDays(today, DAYS_UNTIL.last) },
    dueOn: addDays(today, paymentDays),
    cancels: null,
    seller: sellerOf(firm),
    buyer: BUYER,
    orderNumber: '4500-12345',
    leitwegId: '',
    tax: { category, rate },
    lines: [line],
    total: sumOf([line]),
    intro: firm.invoices.invoiceIntro,
    closing: firm.invoices.invoiceClosing,
  }
}
