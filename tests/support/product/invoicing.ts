import { expect, onTestFinished } from 'vitest'
import { readFirmValues } from '#office/settings/server/firm-settings.service.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingInvoices } from '#shop/invoices/domain/invoice-answer.ts'
import type { IssuingResult } from '#shop/invoices/domain/several-invoices.ts'
import type { InvoiceParts } from '#shop/invoices/server/invoice-files.ts'
import { colorsOf } from '#site/look/domain/look-colors.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { changeCalls } from './booking-changes.ts'
import { colleaguesSeat, ownSeat } from './bookings.ts'
import { CLOCKS } from './cancellations.ts'
import { forgetFirm, OWN_FIRM } from './own-firm.ts'
import { startTestProduct } from './test-product.ts'

type Answered<Body> = Omit<Body, 'status'> & Problem

/** Where the invoices of a company go. */
export const BUYER = {
  recipient: 'Möbelhaus Beispiel GmbH',
  street: 'Hobelweg 3',
  postalCode: '89073',
  city: 'Ulm',
}

/**
 * A product with a firm that may issue invoices, and the calls of staff about them. A product of its own: the firm belongs
 * to the process, and other tests find the sample in it again.
 */
export async function startInvoicing(
  firm = OWN_FIRM,
  settings: Parameters<typeof startTestProduct>[0] = {},
) {
  onTestFinished(forgetFirm)
  const product = await startTestProduct(settings)
  const calls = await changeCalls(product)
  const { session } = calls
  const changeFirm = async (values: FirmValues) => {
    for (const group of ['contact', 'address', 'legal', 'invoices'] as const) {
      const path = `/api/admin/settings/firm/${group}`
      expect((await product.send('PUT', path, values[group], session)).status).toBe(200)
    }
  }
  await changeFirm(firm)
  const of = (id: string) => `/api/admin/registrations/${id}/invoices`
  const post = <Body = BookingInvoices>(path: string, body: object) =>
    product.send<Answered<Body>>('POST', path, body, session)
  const bill = (id: string, billing: object = BUYER) =>
    product.send('PATCH', `/api/admin/registrations/${id}`, { billing }, session)
  const parts: InvoiceParts = {
    db: product.db,
    readFirm: readFirmValues,
    readLook: () => ({ colors: colorsOf(SAMPLE_LOOK), pair: SAMPLE_LOOK.type }),
    readLogo: async () => null,
    fontFolder: 'public/fonts',
  }
  return {
    ...calls,
    product,
    parts,
    bill,
    /** Stores another firm's data, as staff do. */
    changeFirm,
    /** The files of an issued document, as they are stored. */
    filesOf: async (id = '') => {
      const file = async (ending: string) => {
        const path = `/api/admin/invoices/${id}/invoice.${ending}`
        const answer = await product.request(path, { headers: session })
        return Buffer.from(await answer.arrayBuffer())
      }
      return { pdf: await file('pdf'), xml: (await file('xml')).toString() }
    },
    /** Takes something off what a booking owes. */
    reduce: (id: string, cents: number) =>
      post(`/api/admin/registrations/${id}/reductions`, { cents, reason: 'Kulanz' }),
    invoicesOf: async (id: string) => (await product.get<BookingInvoices>(of(id), session)).body,
    issue: (id: string, body: object = { send: true }) => post(of(id), body),
    replace: (id: string, body: object = { send: true }) => post(`${of(id)}/replacement`, body),
    cancelInvoice: (id: string, body: object = { send: true }) =>
      post<{ number: string }>(`/api/admin/invoices/${id}/cancellation`, body),
    sendAgain: (id: string, mailsBefore: number) =>
      post<{ number: string }>(`/api/admin/invoices/${id}/mails`, { mailsBefore }),
    issueJoint: (ids: string[], body: object = {}) =>
      post<{ number: string }>('/api/admin/invoices/joint', { ids, send: true, ...body }),
    issueEach: (ids: string[]) =>
      post<IssuingResult[]>('/api/admin/invoices/each', { ids, send: true }),
    /** A confirmed booking of two seats for 206 euros, with where its invoice goes. */
    bookTwo: async (billing: object = BUYER) => {
      const id = await calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
      await bill(id, billing)
      return id
    },
  }
}
