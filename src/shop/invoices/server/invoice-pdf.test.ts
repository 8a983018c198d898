import path from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { TYPE_PAIRS, type TypePairName } from '#site/look/domain/type-pairs.ts'
import { pagesOfPdf, textOfPdf, xmlInPdf } from '../../../../tests/support/pdf.ts'
import { invoiceExample } from '../../../../tests/support/product/invoice-example.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { invoiceXml } from '../domain/invoice-xml.ts'
import { invoicePdf } from './invoice-pdf.ts'

const XML = invoiceXml(invoiceExample())
const FONTS = path.resolve('public/fonts')

function pdfOf(invoice = invoiceExample(), pair: TypePairName = 'fresh', xml?: string) {
  return invoicePdf(invoice, {
    ...(xml === undefined ? { mark: 'Muster' } : { xml }),
    madeAt: new Date('2027-01-12T09:00:00Z'),
    colors: colorsOf(SAMPLE_LOOK),
    pair,
    fontFolder: FONTS,
    logo: null,
  })
}

test('a PDF says what the invoice says, in an order that can be read aloud', async () => {
  const text = await textOfPdf(await pdfOf())

  const order = [
    'Krustenwerk Backschule KG',
    'Möbel <Groß> & "Söhne" ? KG Ümlautweg 3 20095 Hamburg',
    'Datum 12. Januar 2027',
    'Leistung 21.01.2027 – 04.02.2027',
    'Bestellnummer 4500-17',
    'Rechnung RE-2027-0042',
    'Vielen Dank.',
    '2er Paket',
    'Γιώργος Müller',
    '184,03 € 34,97 € 219,00 €',
    'Nettobetrag 184,03 €',
    'USt. 19 % 34,97 €',
    'Gesamtbetrag 219,00 €',
    'Zahlbar bis 26. Januar 2027 ohne Abzug: 219,00 €',
    'IBAN DE',
    'USt-IdNr. DE123456789',
  ].map((part) => part.replaceAll(' €', '\u00a0€'))
  const plain = text.replaceAll('\u00a0', ' ')
  const places = order.map((part) => plain.indexOf(part.replaceAll('\u00a0', ' ')))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test.each([
  ['E', '§ 19 UStG'],
  ['AE', 'Steuerschuldnerschaft des Leistungsempfängers'],
] as const)('where no VAT is shown (%s), none is, and the reason is', async (category, reason) => {
  const text = await textOfPdf(
    await pdfOf(invoiceExample([14_900], { tax: { category, rate: 0 } })),
  )
  expect(text).toContain(reason)
  expect(text).not.toMatch(/USt\. |Netto/)
})

test('its XML is inside, and the same invoice gives the same bytes', async () => {
  const [one, other] = [
    await pdfOf(invoiceExample(), 'fresh', XML),
    await pdfOf(invoiceExample(), 'fresh', XML),
  ]

  const document = await getDocumentProxy(new Uint8Array(one))
  expect([...((await document.getAttachments())?.keys() ?? [])]).toEqual(['factur-x.xml'])
  expect(await xmlInPdf(one)).toBe(XML)
  expect(one.equals(other)).toBe(true)
  expect(one.toString('latin1')).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
})

test('a sample is marked as one and holds no invoice for machines', async () => {
  const sample = await pdfOf()

  const document = await getDocumentProxy(new Uint8Array(sample))
  expect(await document.getAttachments()).toBeNull()
  expect(await textOfPdf(sample)).toContain('Muster')
})

test.each(Object.keys(TYPE_PAIRS) as TypePairName[])(
  'the fonts of the pair %s are in it, each character in one that has it',
  async (pair) => {
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await pdfOf(invoiceExample(), pair))),
      { mergePages: true },
    )
    for (const part of ['Ümlautweg', 'Γιώργος Müller', '219,00'])
      expect(text.normalize('NFC')).toContain(part)
  },
)

test('eight seats are on one page, of one booking or of eight; more go on to the next, with the heads of the table', async () => {
  const titles = Array.from(
    { length: 8 },
    (_, day) => `Uhren und Zeit für Führungskräfte, 1${day}. Januar 2027, Ana Çelik`,
  )
  const facts = { leitwegId: '04011000-1234512345-06', closing: 'Wir freuen uns auf Sie!' }
  const ofOne = invoiceExample([81_900], facts)
  const ofEight = invoiceExample(
    Array.from(titles, () => 14_900),
    facts,
  )
  const ofTwenty = invoiceExample(Array.from({ length: 20 }, () => 14_900))

  const pagesOf = async (invoice: InvoiceContent) => pagesOfPdf(await pdfOf(invoice))
  const [first] = ofOne.lines
  const seats = { ...ofOne, lines: first ? [{ ...first, details: titles }] : [] }
  const lines = ofEight.lines.map((line, index) => ({ ...line, details: [titles[index] ?? ''] }))
  expect(await pagesOf(seats)).toHaveLength(1)
  expect(await pagesOf({ ...ofEight, lines })).toHaveLength(1)
  const [, second, ...others] = await pagesOf(ofTwenty)
  expect(others).toEqual([])
  expect(second).toMatch(/^Leistung Netto USt. Brutto/)
})

test.each(Object.keys(TYPE_PAIRS) as TypePairName[])(
  'with the fonts of the pair %s, two packages of four seats fit on one page',
  async (pair) => {
    const [line] = invoiceExample().lines
    if (!line) throw new Error('An invoice without a line')
    const details = [1, 2, 3, 4].map((day) => `Uhren & Zeit für Führungskräfte, ${day}. Juni 2027`)
    const lines = [line, line].map((one) => ({ ...one, details }))
    const invoice = invoiceExample([1, 2], { lines, closing: 'Wir freuen uns auf euch.' })
    const pdf = await getDocumentProxy(new Uint8Array(await pdfOf(invoice, pair)))
    expect(pdf.numPages).toBe(1)
  },
)
