import path from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { TYPE_PAIRS, type TypePairName } from '#site/look/domain/type-pairs.ts'
import { pagesOfPdf, textOfPdf, xmlInPdf } from '#tests/support/pdf.ts'
import { invoiceExample } from '#tests/support/product/invoice-example.ts'
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
    '184,03 € 34,97 € 219,00 €',
    'Γιώργος Müller',
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

/** As eight people take them: long titles, long names, and all that an invoice may say beside them. */
const EIGHT = Array.from(
  { length: 8 },
  (_, day) =>
    `Uhren und Zeit für Führungskräfte im Mittelstand, 1${day}. November 2026: Maximiliane von Hohenstein-Adler`,
)
const MUCH = {
  profile: 'xrechnung',
  leitwegId: '04011000-1234512345-06',
  closing: 'Wir freuen uns auf Sie!',
} as const

describe.each(Object.keys(TYPE_PAIRS) as TypePairName[])(
  'with the fonts of the pair %s',
  (pair) => {
    const [line] = invoiceExample().lines
    const withDetails = (...all: string[][]) => {
      const lines = all.flatMap((details) => (line ? [{ ...line, details }] : []))
      return invoiceExample([1], { ...MUCH, lines })
    }

    test.each([
      ['of one booking', withDetails(EIGHT)],
      ['of two', withDetails(EIGHT.slice(4), EIGHT.slice(4))],
      ['of eight', withDetails(...EIGHT.map((one) => [one]))],
    ])('eight seats %s are on one page', async (_, invoice) => {
      expect(await pagesOfPdf(await pdfOf(invoice, pair))).toHaveLength(1)
    })
  },
)

test('more seats go on to the next page, with the heads of the table and the number of the page', async () => {
  const invoice = invoiceExample(Array.from({ length: 20 }, () => 14_900))

  const [first, second, ...others] = await pagesOfPdf(await pdfOf(invoice))

  expect(others).toEqual([])
  expect(first).toContain('Seite 1 von 2')
  expect(second).toMatch(/^Leistung Netto USt. Brutto/)
})

test('a footer of many lines stays on its page', async () => {
  const { seller } = invoiceExample()
  const representedBy = `Vertreten durch ${'Krustenwerk Verwaltungs-GmbH, '.repeat(3)}Berta Laib`
  const invoice = invoiceExample([1], { seller: { ...seller, representedBy } })
  const page = await (await getDocumentProxy(new Uint8Array(await pdfOf(invoice)))).getPage(1)

  const { items } = await page.getTextContent()

  // In points from the bottom; printers leave the last ones white.
  const lowest = Math.min(...items.flatMap((item) => ('str' in item ? [item.transform[5]] : [])))
  expect(lowest).toBeGreaterThan(10)
})
