import { amountsOf, payablePrice, sumOf } from '#shop/invoices/domain/invoice-amounts.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { sellerOf } from '#shop/invoices/domain/seller.ts'
import { OWN_FIRM } from './own-firm.ts'

/** An invoice over some prices in cents, with names that are hard to write. */
export function invoiceExample(
  prices: readonly number[] = [21_900],
  changes: Partial<InvoiceContent> = {},
): InvoiceContent {
  const tax = changes.tax ?? { category: 'S' as const, rate: 19 }
  const lines = prices.map((price, index) => ({
    name: '2er Paket',
    details: ['Uhren & Zeit, 21.01.2027, Γιώργος Müller'],
    reference: `MF-7KQ2X${index}`,
    ...amountsOf(payablePrice(price, tax.category, tax.rate || 19), tax.category, tax.rate || 19),
  }))
  return {
    kind: 'invoice',
    profile: 'zugferd',
    number: 'RE-2027-0042',
    issuedOn: '2027-01-12',
    service: { first: '2027-01-21', last: '2027-02-04' },
    dueOn: '2027-01-26',
    cancels: null,
    seller: sellerOf(OWN_FIRM),
    buyer: {
      name: 'Möbel <Groß> & "Söhne" 🪑 KG',
      street: 'Ümlautweg 3',
      postalCode: '20095',
      city: 'Hamburg',
      country: 'DE',
      vatId: '',
      email: 'einkauf@example.org',
    },
    orderNumber: '4500-17',
    leitwegId: '',
    intro: 'Vielen Dank.',
    closing: '',
    lines,
    total: sumOf(lines),
    ...changes,
    tax,
  }
}
