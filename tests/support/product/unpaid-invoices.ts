import { randomUUID } from 'node:crypto'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import { invoiceExample } from './invoice-example.ts'

interface Unpaid {
  number: string
  /** A calendar day in Europe/Berlin. */
  dueOn: string
  /** With VAT. */
  cents?: number
  company?: string
}

/** The database of a product. */
interface Queried {
  query(text: string, values?: unknown[]): Promise<unknown>
}

/** Stores an issued invoice that nobody has paid. Returns its id. */
export function storeInvoice(
  database: Queried,
  { number, dueOn, cents = 21_900, company }: Unpaid,
): Promise<string> {
  const example = invoiceExample([cents], { number, dueOn })
  const buyer = { ...example.buyer, ...(company !== undefined && { name: company }) }
  return store(database, { ...example, buyer }, null)
}

/** Stores the cancellation that takes the invoice back. Returns its id. */
export function storeCancellation(
  database: Queried,
  invoiceId: string,
  number: string,
): Promise<string> {
  const content = invoiceExample([21_900], { number, kind: 'cancellation', dueOn: null })
  return store(database, content, invoiceId)
}

async function store(database: Queried, content: InvoiceContent, cancelsId: string | null) {
  const id = randomUUID()
  const { number, kind, issuedOn, dueOn, total } = content
  await database.query(
    `insert into invoices (id, number, kind, issued_on, due_on, cancels_id, net_cents, vat_cents, gross_cents, content,
       profile, xml, pdf, issued_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'zugferd', '<xml/>', '%PDF', 'chefin@example.com')`,
    [
      ...[id, number, kind, issuedOn, dueOn, cancelsId],
      ...[total.net, total.vat, total.gross, JSON.stringify(content)],
    ],
  )
  await database.query(
    'insert into invoiced_bookings (invoice_id, reference, cents) values ($1, $2, $3)',
    [id, `MF-${number}`, total.gross],
  )
  return id
}

/** Enters a payment of the invoice. */
export async function storePayment(
  database: Queried,
  invoiceId: string,
  { cents, kind = 'received' }: { cents: number; kind?: PaymentKind },
): Promise<void> {
  await database.query(
    `insert into payments (invoice_id, kind, cents, day, source, recorded_by)
     values ($1, $2, $3, '2027-02-01', 'manual', 'chefin@example.com')`,
    [invoiceId, kind, cents],
  )
}
