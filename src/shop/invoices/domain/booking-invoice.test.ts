import { expect, test } from 'vitest'
import { type GivenBilling, NO_BILLING_DETAILS, withGiven } from '#shop/booking/domain/billing.ts'
import { OWN_FIRM } from '#tests/support/product/own-firm.ts'
import {
  bookingInvoice,
  cancellationOf,
  type InvoicedBooking,
  missingOf,
} from './booking-invoice.ts'

const seat = (name: string, day = '14. Januar 2027') => ({
  title: 'Uhren & Zeit',
  date: day,
  startsAt: new Date('2027-01-14T09:00:00Z'),
  name,
  isCancelled: false,
})

function aBooking(billing: GivenBilling, changes: Partial<InvoicedBooking> = {}): InvoicedBooking {
  const address = { street: 'Hobelweg 3', postalCode: '89073', city: 'Ulm' }
  return {
    reference: 'MF-7KQ2X0',
    company: 'Beispielwerk AG',
    contactEmail: 'sina.adler@example.com',
    packageName: '2 Karten',
    cents: 20_600,
    vatRate: 19,
    isReverseCharge: false,
    paymentDays: 14,
    billing: withGiven({ ...NO_BILLING_DETAILS, ...address }, billing),
    seats: [],
    ...changes,
  }
}

const at = { number: 'RE-1', today: '2027-01-12' } as const
const detailsOf = (names: readonly string[], billing: GivenBilling) => {
  const seats = names.map((name) => seat(name))
  return bookingInvoice(OWN_FIRM, aBooking(billing, { seats }), at).lines[0]?.details
}

test('attendees are named only where the booker wants that, and never one who was erased', () => {
  const named = { namesOnInvoice: true }
  const session = 'Uhren & Zeit, 14. Januar 2027'
  expect(detailsOf(['Ada Beispiel', 'Bo Muster'], {})).toEqual([`${session}, 2 Plätze`])
  expect(detailsOf(['Ada Beispiel', 'Bo Muster'], named)).toEqual([
    `${session}: Ada Beispiel, Bo Muster`,
  ])
  expect(detailsOf(['Ada Beispiel', ''], named)).toEqual([`${session}, 2 Plätze: Ada Beispiel`])
  expect(detailsOf([''], named)).toEqual([session])
})

test('a seat that was cancelled too late is named as such', () => {
  const seats = [seat('Ada Beispiel'), { ...seat('Bo Muster'), isCancelled: true }]
  expect(bookingInvoice(OWN_FIRM, aBooking({}, { seats }), at).lines[0]?.details).toEqual([
    'Uhren & Zeit, 14. Januar 2027',
    'Uhren & Zeit, 14. Januar 2027 (abgesagt)',
  ])
})

test('a Leitweg-ID makes it an XRechnung, and so is its cancellation', () => {
  const leitwegId = '04011000-1234512345-06'
  const invoice = bookingInvoice(OWN_FIRM, aBooking({ leitwegId }), at)
  expect(invoice).toMatchObject({ profile: 'xrechnung', leitwegId })
  expect(cancellationOf(invoice, { ...at, number: 'RE-2' }).profile).toBe('xrechnung')
  expect(bookingInvoice(OWN_FIRM, aBooking({}), at).profile).toBe('zugferd')
})

test('what an XRechnung and a reverse charge need besides is named', () => {
  expect(missingOf(OWN_FIRM, aBooking({ wantsXRechnung: true }, { contactEmail: '' }))).toEqual([
    'Leitweg-ID oder Bestellnummer für die XRechnung',
    'E-Mail des Kunden für die XRechnung',
  ])
  const firm = { ...OWN_FIRM, legal: { ...OWN_FIRM.legal, taxId: '' } }
  expect(missingOf(firm, aBooking({}))).toEqual([])
  expect(missingOf(firm, aBooking({}, { isReverseCharge: true }))).toEqual([
    'USt-IdNr. der Firma, weil der Kunde die Umsatzsteuer schuldet',
  ])
})

test('a buyer who owes the VAT is told so, at a rate of zero', () => {
  const booking = aBooking({ vatId: 'ATU12345678' }, { isReverseCharge: true, cents: 17_311 })
  expect(bookingInvoice(OWN_FIRM, booking, at)).toMatchObject({
    tax: { category: 'AE', rate: 0 },
    total: { net: 17_311, vat: 0, gross: 17_311 },
  })
})
