import { expect, onTestFinished } from 'vitest'
import type { BookingInvoices } from '#shop/invoices/domain/invoice-answer.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { changeCalls } from './booking-changes.ts'
import { colleaguesSeat, ownSeat } from './bookings.ts'
import { CLOCKS } from './cancellations.ts'
import { forgetFirm, OWN_FIRM } from './own-firm.ts'
import { startTestProduct } from './test-product.ts'

const BILLING = {
  recipient: 'Möbelhaus Beispiel GmbH',
  street: 'Hobelweg 3',
  postalCode: '89073',
  city: 'Ulm',
}

/** A firm whose prices have VAT at 19 %. */
export const FIRM_WITH_19: FirmValues = {
  ...OWN_FIRM,
  legal: { ...OWN_FIRM.legal, vatRate: '19' },
}

/** A product of its own, because the firm belongs to the process, whose firm has all that an invoice needs. */
export async function invoicingProduct(firm = FIRM_WITH_19) {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const calls = await changeCalls(product)
  const { session } = calls
  const put = async (values: FirmValues) => {
    for (const group of ['contact', 'address', 'legal', 'invoices'] as const) {
      const path = `/api/admin/settings/firm/${group}`
      expect((await product.send('PUT', path, values[group], session)).status).toBe(200)
    }
  }
  await put(firm)
  return {
    ...calls,
    product,
    /** Stores another firm's data, as staff do. */
    changeFirm: put,
    /** A confirmed booking of two seats for 206 euros, with its invoice, issued at the product's present time. */
    async issueInvoice(billing: object = {}) {
      const registrationId = await calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
      const path = `/api/admin/registrations/${registrationId}`
      const edit = { billing: { ...BILLING, ...billing } }
      expect((await product.send('PATCH', path, edit, session)).status).toBe(200)
      const { status, body } = await product.send<BookingInvoices>(
        'POST',
        `${path}/invoices`,
        {},
        session,
      )
      expect(status, JSON.stringify(body)).toBe(201)
      const [invoice] = body.invoices
      if (!invoice) throw new Error('No invoice was issued')
      return { ...invoice, registrationId }
    },
    /** Takes an invoice back. @returns the number of the cancellation */
    async cancelInvoice(id: string) {
      const path = `/api/admin/invoices/${id}/cancellation`
      const { status, body } = await product.send<{ number: string }>('POST', path, {}, session)
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
