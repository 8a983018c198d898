import { periodOf } from './booking-invoice.ts'
import { sumOf } from './invoice-amounts.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** The invoice of one booking, as it would be issued alone. */
export interface SingleInvoice {
  content: InvoiceContent
  /** What it would lack, as labels for staff. */
  missing: readonly string[]
}

/** The one whose buyer a joint invoice names: the first whose data are complete, else the first. */
export function leadingInvoice<Single extends SingleInvoice>(
  singles: readonly [Single, ...Single[]],
): Single {
  return singles.find(({ missing }) => missing.length === 0) ?? singles[0]
}

/** The bookings of an invoice for its replacement: those of its buyer first, else in the order of its lines. */
export function asInvoiced<Single extends SingleInvoice>(
  invoice: InvoiceContent,
  singles: readonly Single[],
): Single[] {
  const references = invoice.lines.map(({ reference }) => reference)
  const place = ({ content }: Single) => references.indexOf(content.lines[0]?.reference ?? '')
  const isOther = ({ content }: Single) => Number(!hasSameBuyer(invoice, content))
  return singles.toSorted(
    (one, other) => isOther(one) - isOther(other) || place(one) - place(other),
  )
}

/** Whether both can be lines of one invoice: it has one rate of VAT, and one reason where there is none. */
export function hasSameTax({ tax }: InvoiceContent, other: InvoiceContent): boolean {
  return tax.category === other.tax.category && tax.rate === other.tax.rate
}

/** Whether both go to the same company, whatever its case and spaces. */
export function hasSameBuyer({ buyer }: InvoiceContent, other: InvoiceContent): boolean {
  return comparable(buyer.name) === comparable(other.buyer.name)
}

function comparable(name: string): string {
  return name.toLocaleLowerCase('de').replace(/\s+/g, ' ').trim()
}

/**
 * One invoice over several bookings: the lines of each, the time of all, and the shortest time to pay. Buyer and texts
 * are those of the leading one. Their taxes are the same, see {@link hasSameTax}.
 */
export function jointInvoice(
  singles: readonly [SingleInvoice, ...SingleInvoice[]],
): InvoiceContent {
  const { content } = leadingInvoice(singles)
  const all = singles.map((single) => single.content)
  const lines = all.flatMap((one) => one.lines)
  const orders = [...new Set(all.map(({ orderNumber }) => orderNumber).filter(Boolean))]
  return {
    ...content,
    service: periodOf(all.flatMap(({ service }) => (service ? [service.first, service.last] : []))),
    dueOn: all.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null,
    orderNumber: orders.join(', '),
    lines,
    total: sumOf(lines),
  }
}
