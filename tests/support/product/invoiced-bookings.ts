import { expect } from 'vitest'
import type { BankLine, ImportResult } from '#shop/payments/domain/bank-line.ts'
import type { InvoiceAccountDetails, NewPayment } from '#shop/payments/domain/invoice-account.ts'
import { BUYER, startInvoicing } from './invoicing.ts'

interface Problem {
  code: string
  detail: string
}

/** A day of the tests' clock. */
const TODAY = '2026-11-20'

/** A product with a firm that issues invoices, and the calls about what is paid of them. */
export async function startPayments() {
  const calls = await startInvoicing()
  const { product, session } = calls
  const post = (path: string, body: object = {}) =>
    product.send<Problem & { id: string }>('POST', `/api/admin/${path}`, body, session)
  const account = async (invoiceId: string) =>
    (await product.get<InvoiceAccountDetails>(`/api/admin/invoices/${invoiceId}/account`, session))
      .body
  return {
    ...calls,
    post,
    account,
    /** Issues the invoice of a booking over what it owes, and sends it to nobody. */
    issue: async (registrationId: string) => {
      const { status, body } = await calls.issue(registrationId, {})
      expect(status).toBe(201)
      const [invoice] = body.invoices
      if (!invoice) throw new Error('No invoice')
      return { registrationId, id: invoice.id, number: invoice.number }
    },
    /** A confirmed booking of two seats for 206 euros, of that company. */
    bookTwo: (recipient = BUYER.recipient) => calls.bookTwo({ ...BUYER, recipient }),
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
