import { expect } from 'vitest'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { startInvoicing } from './invoicing.ts'
import { OWN_FIRM } from './own-firm.ts'

/** A firm whose prices have VAT at 19 %. */
export const FIRM_WITH_19: FirmValues = {
  ...OWN_FIRM,
  legal: { ...OWN_FIRM.legal, vatRate: '19' },
}

/** A product with that firm, and invoices that are issued in one call and sent to nobody. */
export async function invoicingProduct(firm = FIRM_WITH_19) {
  const calls = await startInvoicing(firm)
  const { product, bookTwo, issue, cancelInvoice } = calls
  return {
    ...calls,
    /** A confirmed booking of two seats for 206 euros, with its invoice, issued at the product's present time. */
    async issueInvoice(billing: object = {}) {
      const registrationId = await bookTwo()
      if (Object.keys(billing).length > 0) await calls.bill(registrationId, billing)
      const { status, body } = await issue(registrationId, { send: false })
      expect(status, JSON.stringify(body)).toBe(201)
      const [invoice] = body.invoices
      if (!invoice) throw new Error('No invoice was issued')
      return { ...invoice, registrationId }
    },
    /** Takes an invoice back. @returns the number of the cancellation */
    async cancelInvoice(id: string) {
      const { status, body } = await cancelInvoice(id, { send: false })
      expect(status).toBe(201)
      return body.number
    },
    /** Stores an entry of an invoice's account, as staff type it. */
    async enterPayment(id: string, kind: PaymentKind, cents: number, day: string) {
      await product.pool.query(
        `insert into payments (invoice_id, kind, cents, day, source, recorded_by)
         values ($1, $2, $3, $4, 'manual', 'team@example.com')`,
        [id, kind, cents, day],
      )
    },
  }
}
