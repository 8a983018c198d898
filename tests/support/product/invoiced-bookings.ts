import { expect, onTestFinished } from 'vitest'
import type { BookingInvoices } from '#shop/invoices/domain/invoice-answer.ts'
import type { BankLine, ImportResult } from '#shop/payments/domain/bank-line.ts'
import type { InvoiceAccountDetails, NewPayment } from '#shop/payments/domain/invoice-account.ts'
import { changeCalls } from './booking-changes.ts'
import { colleaguesSeat, ownSeat } from './bookings.ts'
import { CLOCKS } from './cancellations.ts'
import { forgetFirm, OWN_FIRM } from './own-firm.ts'
import { startTestProduct } from './test-product.ts'

interface Problem {
  code: string
  detail: string
}

/** A day of the tests' clock. */
const TODAY = '2026-11-20'

/**
 * A product with a firm that issues invoices, and the calls about invoices and what is paid of them. Its own, because the
 * firm belongs to the process.
 */
export async function startInvoicing() {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const calls = await changeCalls(product)
  const { session } = calls
  for (const group of ['contact', 'address', 'legal', 'invoices'] as const) {
    const path = `/api/admin/settings/firm/${group}`
    expect((await product.send('PUT', path, OWN_FIRM[group], session)).status).toBe(200)
  }
  const invoicesOf = (id: string) => `/api/admin/registrations/${id}/invoices`
  const post = (path: string, body: object = {}) =>
    product.send<Problem & { id: string }>('POST', `/api/admin/${path}`, body, session)
  const account = async (invoiceId: string) =>
    (await product.get<InvoiceAccountDetails>(`/api/admin/invoices/${invoiceId}/account`, session))
      .body
  return {
    ...calls,
    product,
    post,
    account,
    /** Issues the invoice of a booking over what it owes. */
    issue: async (registrationId: string) => {
      const { status, body } = await product.send<BookingInvoices>(
        'POST',
        invoicesOf(registrationId),
        {},
        session,
      )
      expect(status).toBe(201)
      const [invoice] = body.invoices
      if (!invoice) throw new Error('No invoice')
      return { registrationId, id: invoice.id, number: invoice.number }
    },
    /** A confirmed booking of two seats for 206 euros, of that company. */
    bookTwo: async (recipient = 'Möbelhaus Beispiel GmbH') => {
      const id = await calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
      const billing = { recipient, street: 'Hobelweg 3', postalCode: '89073', city: 'Ulm' }
      const path = `/api/admin/registrations/${id}`
      expect((await product.send('PATCH', path, { billing }, session)).status).toBe(200)
      return id
    },
    cancelInvoice: (id: string) => post(`invoices/${id}/cancellation`),
    /** Enters a payment as staff do, with what is open as they see it. */
    enter: async (invoiceId: string, values: Partial<NewPayment> = {}) => {
      const { open } = await account(invoiceId)
      const payment = { kind: 'received', cents: 20_600, day: TODAY, note: '', seenOpen: open }
      return post(`invoices/${invoiceId}/payments`, { ...payment, ...values })
    },
    remove: (paymentId: string) =>
      product.send<Problem>('DELETE', `/api/admin/payments/${paymentId}`, {}, session),
    /** @param another process of the product in place of the first one */
    upload: async (
      file: string | Uint8Array<ArrayBuffer>,
      another?: Awaited<ReturnType<typeof product.startAnother>>,
    ) => {
      const path = '/api/admin/bank-statements?fileName=auszug.xml'
      const headers = { ...session, 'Content-Type': 'application/xml' }
      const init = { method: 'POST', headers, body: file }
      const answer = another
        ? await another.fetch(new Request(`http://localhost:3000${path}`, init))
        : await product.request(path, init)
      return { status: answer.status, body: (await answer.json()) as ImportResult & Problem }
    },
    lines: async (state = 'open') =>
      (
        await product.get<{ lines: BankLine[]; count: number }>(
          `/api/admin/bank-lines?state=${state}`,
          session,
        )
      ).body.lines,
  }
}
