import { load } from 'cheerio'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceExample } from '../../../../tests/support/product/invoice-example.ts'
import { invoiceXml } from './invoice-xml.ts'

function read(xml: string) {
  const $ = load(xml, { xml: true })
  const textOf = (path: string) => $(path.replaceAll(':', '\\:')).first().text()
  return { $, textOf }
}

test('what is hard to write is read back as it was', () => {
  const invoice = invoiceExample()
  const { textOf } = read(invoiceXml(invoice))

  expect(textOf('ram:BuyerTradeParty > ram:Name')).toBe(invoice.buyer.name)
  expect(textOf('ram:SpecifiedTradeProduct > ram:Description')).toBe(
    'Uhren & Zeit, 21.01.2027, Γιώργος Müller\nBuchung MF-7KQ2X0',
  )
})

test('any text gives XML that can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      const example = invoiceExample()
      const xml = invoiceXml({
        ...example,
        profile: 'xrechnung',
        buyer: { ...example.buyer, name },
      })
      expect(xml.isWellFormed()).toBe(true)
      expect(
        read(xml).textOf('ram:ApplicableHeaderTradeSettlement > ram:InvoiceCurrencyCode'),
      ).toBe('EUR')
    }),
  )
})

test('the sums are those of the lines, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 }),
      (prices) => {
        const { $, textOf } = read(invoiceXml(invoiceExample(prices)))
        const cents = (text: string) => Math.round(Number(text) * 100)
        const lines = $('ram\\:LineTotalAmount')
          .toArray()
          .map((one) => cents($(one).text()))
        const [total = 0, ...others] = [...lines].reverse()
        expect(others.reduce((sum, one) => sum + one, 0)).toBe(total)
        const vat = cents(textOf('ram:TaxTotalAmount'))
        expect(total + vat).toBe(cents(textOf('ram:GrandTotalAmount')))
        expect(cents(textOf('ram:GrandTotalAmount'))).toBe(
          prices.reduce((sum, one) => sum + one, 0),
        )
      },
    ),
  )
})

test('no element is empty but the one for the delivery, which the schema wants', () => {
  const example = invoiceExample([14_900], { service: null, orderNumber: '', intro: '' })
  const { $ } = read(invoiceXml({ ...example, profile: 'xrechnung' }))
  const empty = $('*')
    .toArray()
    .filter((one) => $(one).text() === '')
    .map((one) => 'tagName' in one && one.tagName)
  expect(empty).toEqual(['ram:ApplicableHeaderTradeDelivery'])
})

test('a cancellation names the invoice that it takes back, and nothing is to be paid', () => {
  const cancels = { number: 'RE-2027-0042', issuedOn: '2027-01-12' }
  const { textOf } = read(
    invoiceXml(
      invoiceExample([21_900], {
        kind: 'cancellation',
        number: 'RE-2027-0043',
        dueOn: null,
        cancels,
      }),
    ),
  )
  expect(textOf('rsm:ExchangedDocument > ram:TypeCode')).toBe('381')
  expect(textOf('ram:InvoiceReferencedDocument > ram:IssuerAssignedID')).toBe('RE-2027-0042')
  expect(textOf('ram:SpecifiedTradePaymentTerms > ram:Description')).toContain('nichts zu zahlen')
})

test('by what a buyer knows the invoice: the Leitweg-ID, or the order number, or the booking', () => {
  const of = (changes: Parameters<typeof invoiceExample>[1]) =>
    read(invoiceXml(invoiceExample([14_900], { ...changes, profile: 'xrechnung' }))).textOf(
      'ram:BuyerReference',
    )
  expect(of({ leitwegId: '04011000-1234512345-06' })).toBe('04011000-1234512345-06')
  expect(of({})).toBe('4500-17')
  expect(of({ orderNumber: '' })).toBe('MF-7KQ2X0')
})

test('where no VAT is shown, the reason is', () => {
  const of = (category: 'E' | 'AE') =>
    read(invoiceXml(invoiceExample([14_900], { tax: { category, rate: 0 } })))
  expect(of('E').textOf('ram:ExemptionReason')).toContain('§ 19 UStG')
  expect(of('AE').textOf('ram:ExemptionReason')).toContain('Reverse charge')
  expect(of('AE').textOf('ram:GrandTotalAmount')).toBe('125.21')
})
