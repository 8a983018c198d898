import { addDays, berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { BillingDetails } from '#shop/booking/domain/billing.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { compactVatId } from '#site/pages/domain/vat-id.ts'
import { countryCode } from './country-code.ts'
import { amountsOf, sumOf, type TaxCategory } from './invoice-amounts.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { missingOfSeller, sellerOf } from './seller.ts'

/** A booking as far as its invoice needs it. */
export interface InvoicedBooking {
  reference: string
  company: string
  contactEmail: string
  packageName: string
  /** What it owes, in cents, with VAT. */
  cents: number
  /** In percent, as it was agreed. */
  vatRate: number
  /** Days from the invoice until it is due. */
  paymentDays: number
  billing: BillingDetails
  seats: readonly { title: string; date: string; startsAt: Date | null }[]
}

/** What an invoice of the booking would lack, as labels for staff. No invoice is issued until it is empty. */
export function missingOf(firm: FirmValues, { billing, company }: InvoicedBooking): string[] {
  const ofBuyer = [
    [billing.recipient || company, 'Rechnungsempfänger'],
    [billing.street, 'Straße und Hausnummer des Kunden'],
    [billing.postalCode, 'Postleitzahl des Kunden'],
    [billing.city, 'Ort des Kunden'],
    [countryCode(billing.country) ?? '', 'Land des Kunden, auf Deutsch oder Englisch'],
  ] as const
  const missing = ofBuyer.filter(([value]) => value.trim() === '').map(([, label]) => label)
  return [...missingOfSeller(firm), ...missing]
}

/**
 * What the invoice of a booking says. It names no attendee: invoices are kept for eight years.
 *
 * @param number '' for a draft
 */
export function bookingInvoice(
  firm: FirmValues,
  booking: InvoicedBooking,
  { number, today }: { number: string; today: CalendarDay },
): InvoiceContent {
  const { billing, reference, vatRate } = booking
  const category: TaxCategory = vatRate === 0 ? 'E' : 'S'
  const line = {
    name: booking.packageName,
    details: seatLines(booking.seats),
    reference,
    ...amountsOf(booking.cents, category, vatRate),
  }
  return {
    kind: 'invoice',
    number,
    issuedOn: today,
    service: serviceOf(booking.seats),
    dueOn: addDays(today, booking.paymentDays),
    cancels: null,
    seller: sellerOf(firm),
    buyer: {
      name: billing.recipient || booking.company,
      street: billing.street,
      postalCode: billing.postalCode,
      city: billing.city,
      country: countryCode(billing.country) ?? '',
      vatId: compactVatId(billing.vatId),
      email: billing.invoiceEmail || booking.contactEmail,
    },
    orderNumber: billing.orderNumber,
    leitwegId: '',
    tax: { category, rate: vatRate },
    lines: [line],
    total: sumOf([line]),
    intro: firm.invoices.invoiceIntro,
    closing: firm.invoices.invoiceClosing,
  }
}

/** The cancellation of an issued invoice: the same amounts and lines, taken back. */
export function cancellationOf(
  invoice: InvoiceContent,
  { number, today }: { number: string; today: CalendarDay },
): InvoiceContent {
  return {
    ...invoice,
    kind: 'cancellation',
    number,
    issuedOn: today,
    dueOn: null,
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn },
    intro: '',
    closing: '',
  }
}

/** A line for each training and day, with the number of its seats where there are more: "Strategie & KI, 7. Januar 2027, 2 Plätze". */
function seatLines(seats: InvoicedBooking['seats']): string[] {
  const counted = new Map<string, number>()
  for (const { title, date } of seats) {
    const line = `${title}, ${date}`
    counted.set(line, (counted.get(line) ?? 0) + 1)
  }
  return [...counted].map(([line, count]) => (count === 1 ? line : `${line}, ${count} Plätze`))
}

function serviceOf(seats: InvoicedBooking['seats']): InvoiceContent['service'] {
  const days = seats.flatMap(({ startsAt }) => (startsAt ? [berlinDay(startsAt)] : [])).sort()
  const [first] = days
  const last = days.at(-1)
  return first && last ? { first, last } : null
}
