import { createRequire } from 'node:module'
import path from 'node:path'
import type * as JsQr from 'jsqr'
import { expect, test } from 'vitest'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { shapesOfPdf } from '#tests/support/pdf-picture.ts'
import { invoiceExample } from '#tests/support/product/invoice-example.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { invoiceXml } from '../domain/invoice-xml.ts'
import { invoicePdf } from './invoice-pdf.ts'

const { default: scan } = createRequire(import.meta.url)('jsqr') as typeof JsQr

/** The lines of the code on the PDF of an invoice, as a phone reads them from the page; null where there is no code. */
async function scanned(invoice: InvoiceContent): Promise<string[] | null> {
  const pdf = await invoicePdf(invoice, {
    xml: invoiceXml(invoice),
    madeAt: new Date('2027-01-12T09:00:00Z'),
    colors: colorsOf(SAMPLE_LOOK),
    pair: 'fresh',
    logo: null,
    fontFolder: path.resolve('public/fonts'),
  })
  const { data, info } = await shapesOfPdf(pdf)
  const code = scan(new Uint8ClampedArray(data), info.width, info.height)
  // The scanner does not say by itself that bytes are UTF-8.
  return code && Buffer.from(code.binaryData).toString('utf8').split('\n')
}

test.each([
  ['Krustenwerk Backschule KG', 1],
  ['Müller, Größe & Söhne <Öfen> "Ährenfeld"', 21_905],
  ['Γιώργος Αρτοποιείο', 99_999_999],
  [`${'Gesellschaft für Überlandbrot '.repeat(3)}mbH`, 123_456],
])(
  'the code on the invoice of %j over %i cents fills in IBAN, amount and number',
  async (holder, cents) => {
    const example = invoiceExample([cents])
    const { bank } = example.seller
    const invoice = { ...example, seller: { ...example.seller, bank: { ...bank, holder } } }

    const euros = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    const name = holder.slice(0, 70)
    expect(await scanned(invoice)).toEqual([
      ...['BCD', '002', '1', 'SCT', '', name, bank.iban, euros, '', '', 'RE-2027-0042'],
    ])
  },
)

test('a cancellation has no code, because nothing is to be paid', async () => {
  const cancels = { number: 'RE-2027-0041', issuedOn: '2027-01-11' }
  expect(
    await scanned(invoiceExample([21_900], { kind: 'cancellation', dueOn: null, cancels })),
  ).toBeNull()
})
