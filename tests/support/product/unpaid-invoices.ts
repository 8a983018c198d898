import { inTransaction } from '#platform/database/server/transaction.ts'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { insertInvoice } from '#shop/invoices/server/invoices.repository.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import { payments } from '#shop/payments/server/payments.schema.ts'
import { invoiceExample } from './invoice-example.ts'
import type { TestProduct } from './test-product.ts'

interface Unpaid {
  number: string
  /** A calendar day in Europe/Berlin. */
  dueOn: string
  /** With VAT. */
  cents?: number
  company?: string
  email?: string
}

type Database = Pick<TestProduct, 'db'>

/** Stores an issued invoice that nobody has paid. Returns its id. */
export function storeInvoice(
  { db }: Database,
  { number, dueOn, cents = 21_900, company, email }: Unpaid,
): Promise<string> {
  const example = invoiceExample([cents], { number, dueOn })
  const buyer = { ...example.buyer }
  if (company !== undefined) buyer.name = company
  if (email !== undefined) buyer.email = email
  return store({ db }, { ...example, buyer }, null)
}

/** Stores the cancellation that takes the invoice back. */
export function storeCancellation(product: Database, invoiceId: string, number: string) {
  const content = invoiceExample([21_900], { number, kind: 'cancellation', dueOn: null })
  return store(product, content, invoiceId)
}

function store({ db }: Database, content: InvoiceContent, cancelsId: string | null) {
  const { number, kind, issuedOn, dueOn, total } = content
  return inTransaction(db, (tx) =>
    insertInvoice(
      tx,
      {
        ...{ number, kind, issuedOn, dueOn, cancelsId, content, profile: 'zugferd' as const },
        netCents: total.net,
        vatCents: total.vat,
        grossCents: total.gross,
        xml: '<xml/>',
        pdf: Buffer.from('%PDF'),
        issuedBy: 'chefin@example.com',
      },
      [{ registrationId: null, reference: `MF-${number}`, cents: total.gross }],
    ),
  )
}

/** Enters a payment of the invoice. */
export async function storePayment(
  { db }: Database,
  invoiceId: string,
  { cents, kind = 'received' }: { cents: number; kind?: PaymentKind },
): Promise<void> {
  const day = '2027-02-01'
  const recordedBy = 'chefin@example.com'
  await db.insert(payments).values({ invoiceId, kind, cents, day, source: 'manual', recordedBy })
}
