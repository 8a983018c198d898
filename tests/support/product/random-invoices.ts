import fc from 'fast-check'
import { remainderBy97 } from '#platform/basics/domain/check-digits.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { invoiceExample } from './invoice-example.ts'

/** An invoice as a booking may give it, and the prices with VAT from which it was made, in cents. */
export interface RandomInvoice {
  invoice: InvoiceContent
  prices: number[]
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
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.constantFrom(1, 99, 14_900, 21_905, 33_333),
)

const place = fc.constantFrom(
  { street: 'Äußere Straße 1 a', postalCode: '01067', city: 'Dresden', country: 'DE' },
  { street: 'Getreidegasse 9', postalCode: '5020', city: 'Salzburg', country: 'AT' },
  { street: 'Rue de l’Évêché 7', postalCode: 'L-1234', city: 'Lëtzebuerg', country: 'LU' },
  { street: 'Οδός Ερμού 12', postalCode: '105 63', city: 'Αθήνα', country: 'GR' },
  { street: '1 Main St, Apt #4', postalCode: 'NY 10001', city: 'New York', country: 'US' },
)

const seat = fc
  .tuple(text, fc.constantFrom('', ', 3 Plätze', ', Ana Çelik'))
  .map(([title, who]) => `${title}, 21. Januar 2027${who}`)

/** With its check digits. */
const leitwegId = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((some) => {
  const body = `0${some}-${some}A`
  const digits = 98 - remainderBy97(`${body.replaceAll('-', '')}00`)
  return `${body}-${String(digits).padStart(2, '0')}`
})

const taxOf = {
  usual: { tax: { category: 'S', rate: 19 } },
  reduced: { tax: { category: 'S', rate: 7 } },
  small: { tax: { category: 'E', rate: 0 } },
  reverse: { tax: { category: 'AE', rate: 0 } },
} as const

const facts = fc.record({
  prices: fc.array(price, { minLength: 1, maxLength: 8 }),
  seats: fc.array(seat, { maxLength: 8 }),
  vat: fc.constantFrom('usual', 'usual', 'usual', 'reduced', 'small', 'reverse'),
  name: text,
  place,
  names: fc.tuple(text, text, text),
  isAuthority: fc.nat(4).map((chance) => chance === 0),
  leitwegId,
  isCancelled: fc.nat(4).map((chance) => chance === 0),
  hasNoDay: fc.boolean(),
  hasVatId: fc.boolean(),
})

/** As many invoices, the same for the same seed. */
export function randomInvoices(count: number, seed: number): RandomInvoice[] {
  return fc.sample(facts, { numRuns: count, seed }).map((fact, index) => {
    const { prices } = fact
    const number = `RE-2027-${String(index + 1).padStart(4, '0')}`
    const example = invoiceExample(prices, taxOf[fact.vat])
    const invoice = { ...example, number, ...withNames(example, fact), ...purposeOf(number, fact) }
    return { invoice, prices }
  })
}

type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never

function withNames(example: InvoiceContent, { vat, place, name, names, seats, hasVatId }: Facts) {
  const isReverse = vat === 'reverse'
  const at = isReverse ? { ...place, country: 'AT' } : place
  return {
    buyer: { ...example.buyer, ...at, name, vatId: isReverse ? 'ATU12345675' : '' },
    // A firm without VAT ID has a tax number.
    seller: { ...example.seller, vatId: hasVatId || isReverse ? example.seller.vatId : '' },
    lines: example.lines.map((line) => ({ ...line, name: names[0], details: seats })),
  }
}

function purposeOf(number: string, fact: Facts): Partial<InvoiceContent> {
  const [, intro, closing] = fact.names
  return {
    ...(fact.isAuthority && {
      profile: 'xrechnung',
      leitwegId: fact.leitwegId,
      orderNumber: '',
    }),
    ...(fact.hasNoDay && { service: null }),
    ...(fact.isCancelled
      ? {
          kind: 'cancellation',
          dueOn: null,
          cancels: { number: `${number}-A`, issuedOn: '2027-01-11' },
        }
      : { intro, closing }),
  }
}
