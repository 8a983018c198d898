import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { isIban } from '#platform/basics/domain/check-digits.ts'
import { isLeitwegId } from '#shop/booking/domain/leitweg-id.ts'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { faultsOfInvoice } from '#tests/support/e-invoice/check-invoice.ts'
import { textOfPdf, xmlInPdf } from '#tests/support/pdf.ts'
import { type RandomInvoice, randomInvoices } from '#tests/support/product/random-invoices.ts'
import { exactEuros } from '../domain/exact-euros.ts'
import { invoiceXml } from '../domain/invoice-xml.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** `npm run invoices` sets 300. */
const COUNT = Number(process.env.RANDOM_INVOICES ?? 40)
/** To repeat the same invoices, set INVOICE_SEED to what an earlier run printed. */
const SEED = Number(process.env.INVOICE_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** Where the files are kept for validators outside of this repository; nowhere if it is not set. */
const FOLDER = process.env.INVOICES_FOLDER

function pdfOf({ invoice }: RandomInvoice): Promise<Buffer> {
  return invoicePdf(invoice, {
    xml: invoiceXml(invoice),
    madeAt: new Date('2027-01-12T09:00:00Z'),
    colors: colorsOf(SAMPLE_LOOK),
    pair: 'fresh',
    logo: null,
    fontFolder: path.resolve('public/fonts'),
  })
}

function keep({ invoice }: RandomInvoice, pdf: Buffer): void {
  if (!FOLDER) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${invoice.number}.pdf`), pdf)
  if (invoice.profile === 'xrechnung')
    writeFileSync(path.join(FOLDER, `${invoice.number}.xml`), invoiceXml(invoice))
}

test(`${COUNT} random invoices keep the rules of EN 16931, are in their PDFs and add up to the cent (INVOICE_SEED=${SEED})`, async () => {
  for (const random of randomInvoices(COUNT, SEED)) {
    const { invoice, owed } = random
    const { number, total, tax, dueOn, leitwegId } = invoice
    const xml = invoiceXml(invoice)
    expect([number, faultsOfInvoice(xml)]).toEqual([number, []])
    if (leitwegId !== '') expect(isLeitwegId(leitwegId)).toBe(true)

    const $ = load(xml, { xml: true })
    const textOf = (name: string) => $(`ram\\:${name}`).first().text()
    const cents = (name: string) => Math.round(Number(textOf(name)) * 100)
    expect(cents('GrandTotalAmount')).toBe(owed)
    expect(cents('TaxBasisTotalAmount') + cents('TaxTotalAmount')).toBe(owed)
    // What the rules do not notice.
    expect(isIban(textOf('IBANID'))).toBe(true)
    expect(textOf('DueDateDateTime')).toBe(dueOn?.replaceAll('-', '') ?? '')

    const pdf = await pdfOf(random)
    keep(random, pdf)
    expect(await xmlInPdf(pdf)).toBe(xml)
    const shown = await textOfPdf(pdf)
    const sign = invoice.kind === 'cancellation' ? -1 : 1
    expect(shown.replaceAll('\u00a0', ' ')).toContain(
      `Gesamtbetrag ${exactEuros(sign * total.gross).replaceAll('\u00a0', ' ')}`,
    )
    const head = tax.category === 'S' ? 'Leistung Netto USt. Brutto' : 'Leistung Betrag'
    for (const part of [number, head]) expect(shown).toContain(part)
  }
}, 600_000)
