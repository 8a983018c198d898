import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf, TAX_CATEGORIES } from '#shop/invoices/domain/invoice-amounts.ts'
import { centsOfBooking, readDatev } from '#tests/support/datev-reader.ts'
import { datevBatch } from './datev-batch.ts'
import { type BookedDocument, documentBooking, paymentBooking } from './datev-bookings.ts'
import { datevProblem } from './datev-problem.ts'
import { type DatevSettings, DEFAULT_DATEV_SETTINGS } from './datev-settings.ts'
import { encodeWindows1252 } from './windows-1252.ts'

const SETTINGS: DatevSettings = {
  ...DEFAULT_DATEV_SETTINGS,
  consultantNumber: '29098',
  clientNumber: '55003',
  otherRateAccount: '8300',
}
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const INVOICE: BookedDocument = {
  number: 'RE-2026-0007',
  kind: 'invoice',
  issuedOn: '2026-11-05',
  dueOn: '2026-11-19',
  grossCents: 20_600,
  buyerName: 'Möbel; "Groß" & Söhne 🪑 KG',
  buyerVatId: 'ATU12345678',
  tax: { category: 'S', rate: 19 },
  cancelled: null,
}

function write(documents: readonly BookedDocument[], settings = SETTINGS) {
  const bookings = documents.flatMap((document) => documentBooking(document, settings) ?? [])
  const now = new Date('2026-11-30T23:30:15.042Z')
  const fiscalYear = '2026-01-01'
  return readDatev(
    encodeWindows1252(datevBatch({ bookings, settings, period: NOVEMBER, fiscalYear, now })),
  )
}

test('the header names the client, the fiscal year and the period, and the moment in Berlin', () => {
  const { header, bookings } = write([])

  expect(bookings).toEqual([])
  expect([6, 11, 12, 13, 14, 15, 16, 17, 21, 27].map(header)).toEqual([
    '20261201003015042',
    ...['29098', '55003', '20260101', '4', '20261101', '20261130'],
    ...['Rechnungen 2026-11 - 2026-11', '0', ''],
  ])
})

test('an invoice is debited to the customers and credited to revenue', () => {
  const [booking] = write([INVOICE]).bookings

  expect(booking).toMatchObject({
    'Umsatz (ohne Soll/Haben-Kz)': '206,00',
    'Soll/Haben-Kennzeichen': 'S',
    Konto: '10000',
    'Gegenkonto (ohne BU-Schlüssel)': '8400',
    'BU-Schlüssel': '',
    Belegdatum: '0511',
    'Belegfeld 1': 'RE-2026-0007',
    Buchungstext: 'Rechnung RE-2026-0007 Möbel; "Groß" & Söhne ? KG',
    'EU-Land u. UStID (Bestimmung)': '',
    Fälligkeit: '19112026',
    Festschreibung: '0',
  })
})

test.each<[string, Partial<BookedDocument>, Partial<DatevSettings>, object]>([
  [
    'a cancellation, the other way round',
    { kind: 'cancellation', number: 'RE-2026-0008', cancelled: 'RE-2026-0007', dueOn: null },
    {},
    {
      'Soll/Haben-Kennzeichen': 'H',
      'Belegfeld 1': 'RE-2026-0008',
      Buchungstext: 'Storno RE-2026-0008 zu RE-2026-0007 Möbel; "Groß" & Söhne ? ',
      Fälligkeit: '',
    },
  ],
  ['a tax key', {}, { revenueAccount: '8200', revenueKey: '3' }, { 'BU-Schlüssel': '3' }],
  [
    'another rate',
    { tax: { category: 'S', rate: 7 } },
    { otherRateKey: '2' },
    { 'Gegenkonto (ohne BU-Schlüssel)': '8300', 'BU-Schlüssel': '2' },
  ],
  [
    'a small business',
    { tax: { category: 'E', rate: 0 } },
    { revenueKey: '3' },
    { 'Gegenkonto (ohne BU-Schlüssel)': '8195', 'BU-Schlüssel': '' },
  ],
  [
    'a buyer who owes the VAT',
    { tax: { category: 'AE', rate: 0 } },
    {},
    {
      'Gegenkonto (ohne BU-Schlüssel)': '8336',
      'EU-Land u. UStID (Bestimmung)': 'ATU12345678',
    },
  ],
  [
    'a number with characters that the format does not allow',
    { number: 'R.26/1_a' },
    {},
    { 'Belegfeld 1': 'R-26/1_a' },
  ],
])('%s is booked', (_, document, settings, expected) => {
  const { bookings } = write([{ ...INVOICE, ...document }], { ...SETTINGS, ...settings })
  expect(bookings).toMatchObject([expected])
})

test('what came is debited to the bank, and what went back credited', () => {
  const payment = { cents: 5, day: '2026-11-30', number: 'RE-1', buyerName: 'A & B' }
  const bookings = (['received', 'refunded'] as const).map((kind) =>
    paymentBooking({ ...payment, kind }, SETTINGS),
  )
  const batch = { settings: SETTINGS, period: NOVEMBER, fiscalYear: '2026-01-01' }
  const read = readDatev(
    encodeWindows1252(datevBatch({ bookings, ...batch, now: new Date('2026-12-01') })),
  )

  expect(read.bookings.map((booking) => [centsOfBooking(booking), booking.Konto])).toEqual([
    [5, '1200'],
    [-5, '1200'],
  ])
  expect(read.bookings[0]).toMatchObject({
    'Gegenkonto (ohne BU-Schlüssel)': '10000',
    'Belegfeld 1': 'RE-1',
    Buchungstext: 'Zahlung RE-1 A & B',
  })
})

test('whatever buyers are called and whatever they pay, the batch is read back, and its sums are those of the invoices', () => {
  const document = fc
    .record({
      number: fc.string({ unit: 'binary-ascii', maxLength: 50 }),
      buyerName: fc.string({ unit: 'binary', maxLength: 200 }),
      buyerVatId: fc.string({ unit: 'binary', maxLength: 20 }),
      price: fc.integer({ min: 0, max: 9_999_999_999 }),
      category: fc.constantFrom(...TAX_CATEGORIES),
      isCancellation: fc.boolean(),
      issuedOn: fc.constantFrom('2026-11-01', '2026-11-30'),
    })
    .map(
      ({ price, category, isCancellation, ...rest }): BookedDocument => ({
        ...INVOICE,
        ...rest,
        kind: isCancellation ? 'cancellation' : 'invoice',
        cancelled: isCancellation ? 'RE-1' : null,
        tax: { category, rate: 19 },
        grossCents: amountsOf(price, category, 19).gross,
      }),
    )
  fc.assert(
    fc.property(fc.array(document, { maxLength: 20 }), (documents) => {
      const { bookings } = write(documents)
      const sum = documents.reduce(
        (total, { kind, grossCents }) => total + (kind === 'invoice' ? grossCents : -grossCents),
        0,
      )
      expect(bookings.reduce((total, booking) => total + centsOfBooking(booking), 0)).toBe(sum)
      expect(bookings).toHaveLength(documents.filter(({ grossCents }) => grossCents > 0).length)
    }),
  )
})

test.each<[string, Partial<DatevSettings>, { from: string; to: string }, RegExp | null]>([
  ['all is there', {}, NOVEMBER, null],
  ['a number is missing', { clientNumber: '' }, NOVEMBER, /fehlt noch: Mandantennummer\./],
  [
    'it has days of two fiscal years',
    { fiscalYearMonth: '7' },
    { from: '2026-06-30', to: '2026-07-01' },
    /bis zum 30\. Juni 2026 und die ab dem 1\. Juli 2026/,
  ],
  ['an account is missing', { otherRateAccount: '' }, NOVEMBER, /7\u00a0% Umsatzsteuer/],
])('there is a batch, or a sentence says why not: %s', (_, changes, period, sentence) => {
  const documents = [{ ...INVOICE, tax: { category: 'S' as const, rate: 7 } }]
  const problem = datevProblem({
    ...{ period, documents, payments: 0 },
    settings: { ...SETTINGS, ...changes },
  })
  if (sentence === null) expect(problem).toBeNull()
  else expect(problem).toMatch(sentence)
})
