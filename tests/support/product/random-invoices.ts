import fc from 'fast-check'
import { remainderBy97 } from '#platform/basics/domain/check-digits.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import {
  bookingInvoice,
  cancellationOf,
  type InvoicedBooking,
  missingOf,
} from '#shop/invoices/domain/booking-invoice.ts'
import { payablePrice, taxCategory } from '#shop/invoices/domain/invoice-amounts.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { jointInvoice, type SingleInvoice } from '#shop/invoices/domain/joint-invoice.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { OWN_FIRM } from './own-firm.ts'

/** An invoice or its cancellation, and what the bookings that it is about owe, in cents. */
export interface RandomInvoice {
  invoice: InvoiceContent
  owed: number
}

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Müller & Söhne <Großhandel> GmbH',
      'Φούρνος Αθηνών Α.Ε.',
      'Bäckerei "Zum ’Ofen‘" – 100 % Hefe',
      'Œuvre & Cie, Łódź / Škoda',
      'Кондитерская Ёлка',
      '漢字パン 🥨👩‍🍳 KG',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenversandhandelsgesellschaft mbH & Co. KG',
      ']]> &amp; <!-- %s {{name}}',
    ),
  },
  // Text without anything to see is refused by the forms.
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((some) => `A${some.replace(/\s+/g, ' ')}Z`),
)

const price = fc.oneof(
  fc.integer({ min: 2, max: 5_000_000 }),
  fc.constantFrom(2, 99, 14_900, 21_905, 33_333),
)

const address = fc.constantFrom(
  { street: 'Äußere Straße 1 a', postalCode: '01067', city: 'Dresden', country: '' },
  { street: 'Getreidegasse 9', postalCode: '5020', city: 'Salzburg', country: 'Österreich' },
  { street: 'Rue de l’Évêché 7', postalCode: 'L-1234', city: 'Lëtzebuerg', country: 'Luxemburg' },
  { street: 'Οδός Ερμού 12', postalCode: '105 63', city: 'Αθήνα', country: 'Griechenland' },
  {
    street: '1 Main St, Apt #4',
    postalCode: 'NY 10001',
    city: 'New York',
    country: 'Vereinigte Staaten',
  },
)

/** With its check digits. */
const leitwegId = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((some) => {
  const body = `0${some}-${some}A`
  const digits = 98 - remainderBy97(`${body.replaceAll('-', '')}00`)
  return `${body}-${String(digits).padStart(2, '0')}`
})

const seat = fc.record({
  title: text,
  date: fc.constantFrom('21. Januar 2027', '4. Februar 2027'),
  startsAt: fc.constantFrom(null, new Date('2027-01-21T09:00Z'), new Date('2027-02-04T23:30Z')),
  // '': the person was erased.
  name: fc.oneof(text, fc.constant('')),
  isCancelled: fc.nat(5).map((chance) => chance === 0),
})

const booking = fc.record({
  price,
  packageName: text,
  seats: fc.array(seat, { maxLength: 8 }),
  orderNumber: fc.constantFrom('', '4500-17', 'Ä/7 & <3>'),
})

const facts = fc.record({
  bookings: fc.array(booking, { minLength: 1, maxLength: 8 }),
  vatRate: fc.constantFrom('19', '19', '19', '8,1', '7', '0'),
  isReverseCharge: fc.nat(5).map((chance) => chance === 0),
  recipient: text,
  address,
  intro: text,
  closing: text,
  profile: fc.constantFrom('zugferd', 'zugferd', 'zugferd', 'authority', 'wanted'),
  leitwegId,
  namesOnInvoice: fc.boolean(),
  hasVatId: fc.boolean(),
  isCancelled: fc.nat(4).map((chance) => chance === 0),
})

/** As many invoices of random bookings, of one or of up to eight; the same for the same seed. */
export function randomInvoices(count: number, seed: number): RandomInvoice[] {
  return fc.sample(facts, { numRuns: count, seed }).map((fact, index) => {
    const firm = firmOf(fact)
    const bookings = bookingsOf(fact)
    const number = `RE-2027-${String(index + 1).padStart(4, '0')}`
    const singles = bookings.map((one): SingleInvoice => {
      const content = bookingInvoice(firm, one, { number, today: '2027-01-12' })
      return { content, missing: missingOf(firm, one) }
    })
    const missing = singles.flatMap((single) => single.missing)
    if (missing.length > 0) throw new Error(`${number} lacks ${missing.join(', ')}`)
    const invoice = jointInvoice(singles as [SingleInvoice, ...SingleInvoice[]])
    const today = '2027-01-13'
    return {
      owed: bookings.reduce((sum, { cents }) => sum + cents, 0),
      invoice: fact.isCancelled
        ? cancellationOf(invoice, { number: `${number}-S`, today })
        : invoice,
    }
  })
}

type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never

/** With the VAT ID that a reverse charge needs, or with a tax number alone. */
function firmOf({ vatRate, isReverseCharge, hasVatId, intro, closing }: Facts): FirmValues {
  const { legal, invoices } = OWN_FIRM
  return {
    ...OWN_FIRM,
    legal: { ...legal, vatRate, taxId: hasVatId || isReverseCharge ? legal.taxId : '' },
    invoices: { ...invoices, invoiceIntro: intro, invoiceClosing: closing },
  }
}

function bookingsOf(fact: Facts): InvoicedBooking[] {
  const { recipient, namesOnInvoice, profile } = fact
  const vatRate = Number(fact.vatRate.replace(',', '.'))
  const category = taxCategory(vatRate, fact.isReverseCharge)
  const isReverseCharge = category === 'AE'
  return fact.bookings.map(({ packageName, seats, ...one }, index) => ({
    reference: `MF-7KQ2X${index}`,
    company: recipient,
    contactEmail: 'einkauf@example.org',
    ...{ packageName, seats, vatRate, isReverseCharge, paymentDays: 14 },
    cents: payablePrice(one.price, category, vatRate),
    billing: {
      ...NO_BILLING_DETAILS,
      ...fact.address,
      ...{ recipient, namesOnInvoice },
      ...(isReverseCharge && { country: 'Österreich', vatId: 'ATU12345675' }),
      leitwegId: profile === 'authority' ? fact.leitwegId : '',
      wantsXRechnung: profile === 'wanted',
      orderNumber: profile === 'wanted' ? '4500-18' : one.orderNumber,
    },
  }))
}
