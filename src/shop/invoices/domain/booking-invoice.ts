import { addDays, berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { countryCode } from '#platform/basics/domain/country-code.ts'
import { type BillingDetails, getsXRechnung } from '#shop/booking/domain/billing.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { compactVatId } from '#site/pages/domain/vat-id.ts'
import { amountsOf, sumOf, taxCategory } from './invoice-amounts.ts'
import type { InvoiceContent, InvoiceProfile } from './invoice-content.ts'
import { missingOfSeller, sellerOf } from './seller.ts'

/** A booking as far as its invoice needs it. */
export interface InvoicedBooking {
  reference: string
  company: string
  contactEmail: string
  packageName: string
  /** What it owes, in cents, with VAT unless the buyer owes that. */
  cents: number
  /** In percent, as it was agreed. */
  vatRate: number
  /** Whether the buyer owes the VAT, as staff have checked. */
  isReverseCharge: boolean
  /** Days from the invoice until it is due. */
  paymentDays: number
  billing: BillingDetails
  seats: readonly {
    title: string
    date: string
    startsAt: Date | null
    /** Of the attendee; '' for one who was erased. */
    name: string
    /** Cancelled so late that something is owed for it. */
    isCancelled: boolean
  }[]
}

/** How the invoice of a booking is written. */
export function profileOf(billing: BillingDetails): InvoiceProfile {
  return getsXRechnung(billing) ? 'xrechnung' : 'zugferd'
}

/** What an invoice of the booking would lack, as labels for staff. No invoice is issued until it is empty. */
export function missingOf(firm: FirmValues, booking: InvoicedBooking): string[] {
  const { billing, company, contactEmail } = booking
  const seller = sellerOf(firm)
  const ofBuyer = [
    [billing.recipient || company, 'Rechnungsempfänger'],
    [billing.street, 'Straße und Hausnummer des Kunden'],
    [billing.postalCode, 'Postleitzahl des Kunden'],
    [billing.city, 'Ort des Kunden'],
    [countryCode(billing.country) ?? '', 'Land des Kunden, auf Deutsch oder Englisch'],
  ] as const
  const forXRechnung = [
    [billing.leitwegId || billing.orderNumber, 'Leitweg-ID oder Bestellnummer für die XRechnung'],
    [billing.invoiceEmail || contactEmail, 'E-Mail des Kunden für die XRechnung'],
    [seller.contact.name, 'Ansprechperson für Rechnungen in den Angaben zur Firma'],
  ] as const
  const forReverseCharge = [
    [seller.vatId, 'USt-IdNr. der Firma, weil der Kunde die Umsatzsteuer schuldet'],
  ] as const
  const needed = [
    ...ofBuyer,
    ...(getsXRechnung(billing) ? forXRechnung : []),
    ...(booking.isReverseCharge ? forReverseCharge : []),
  ]
  const missing = needed.filter(([value]) => value.trim() === '').map(([, label]) => label)
  return [...missingOfSeller(firm), ...missing]
}

/**
 * What the invoice of a booking says. It names attendees only where the booker wants that: invoices are kept for eight
 * years.
 *
 * @param number '' for a draft
 */
export function bookingInvoice(
  firm: FirmValues,
  booking: InvoicedBooking,
  { number, today }: { number: string; today: CalendarDay },
): InvoiceContent {
  const { billing, reference, vatRate } = booking
  const category = taxCategory(vatRate, booking.isReverseCharge)
  const line = {
    name: booking.packageName,
    details: seatLines(booking.seats, billing.namesOnInvoice),
    reference,
    ...amountsOf(booking.cents, category, vatRate),
  }
  return {
    kind: 'invoice',
    profile: profileOf(billing),
    number,
    issuedOn: today,
    service: periodOf(
      booking.seats.flatMap(({ startsAt }) => (startsAt ? [berlinDay(startsAt)] : [])),
    ),
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
    leitwegId: billing.leitwegId,
    tax: { category, rate: category === 'S' ? vatRate : 0 },
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

/**
 * A line for each training and day, with the number of its seats where there are more, or with who takes them:
 * "Strategie & KI, 7. Januar 2027, 2 Plätze", "Strategie & KI, 7. Januar 2027: Ada Beispiel, Bo Beispiel".
 */
function seatLines(seats: InvoicedBooking['seats'], withNames: boolean): string[] {
  const sessions = Map.groupBy(
    seats,
    ({ title, date, isCancelled }) => `${title}, ${date}${isCancelled ? ' (abgesagt)' : ''}`,
  )
  return [...sessions].map(([session, taken]) => {
    const names = withNames ? taken.map(({ name }) => name).filter(Boolean) : []
    const counted = taken.length === 1 ? session : `${session}, ${taken.length} Plätze`
    // Where somebody was erased, the number of seats still has to be said.
    return names.length === 0
      ? counted
      : `${names.length === taken.length ? session : counted}: ${names.join(', ')}`
  })
}

/** From the first of these days to the last; null where there is none. */
export function periodOf(days: readonly CalendarDay[]): InvoiceContent['service'] {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? { first, last } : null
}
