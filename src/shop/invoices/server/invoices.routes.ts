import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OFFICE, OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { bookingInvoicesSchema } from '../domain/invoice-answer.ts'
import type { InvoiceParts } from './invoice-files.ts'
import {
  cancelInvoice,
  getInvoiceFiles,
  getInvoicesOf,
  issueInvoice,
  makeDraft,
} from './invoices.service.ts'
import { makeSampleInvoice } from './sample-invoice.service.ts'

const PDF = 'application/pdf'
const XML = 'application/xml'
const BOOKING_PATH = '/api/admin/registrations/{id}/invoices'

const params = z.object({ id: z.string() })
const invoiceParams = z.object({ id: z.uuid() })
const pdfResponse = {
  description: 'A PDF',
  content: { [PDF]: { schema: { type: 'string' as const, format: 'binary' } } },
}
const ofBooking = jsonResponse(
  'The invoices of the booking',
  bookingInvoicesSchema.meta({ id: 'BookingInvoices' }),
)

const sample = createRoute({
  method: 'get',
  path: '/api/admin/invoices/sample.pdf',
  ...forRoles(OWNERS),
  summary: 'A sample of an invoice, with the data and in the look of the firm',
  responses: { 200: pdfResponse, ...problemResponses(401, 403) },
})

const list = createRoute({
  method: 'get',
  path: BOOKING_PATH,
  ...forRoles(OFFICE),
  summary: 'The invoices of a booking, what it owes, and which documents are missing',
  request: { params },
  responses: { 200: ofBooking, ...problemResponses(401, 403, 404) },
})

const draft = createRoute({
  method: 'get',
  path: `${BOOKING_PATH}/draft.pdf`,
  ...forRoles(OFFICE),
  summary: 'The invoice of a booking as it would be issued now, marked as a draft',
  request: { params },
  responses: { 200: pdfResponse, ...problemResponses(401, 403, 404) },
})

const issue = createRoute({
  method: 'post',
  path: BOOKING_PATH,
  ...forRoles(OFFICE),
  summary: 'Issue the invoice of a booking over what it owes',
  request: { params },
  responses: { 201: ofBooking, ...problemResponses(401, 403, 404, 409) },
})

const cancel = createRoute({
  method: 'post',
  path: '/api/admin/invoices/{id}/cancellation',
  ...forRoles(OFFICE),
  summary: 'Take an invoice back by a cancellation with a number of its own',
  request: { params: invoiceParams },
  responses: {
    201: jsonResponse(
      'The number of the cancellation',
      z.object({ number: z.string() }).meta({ id: 'InvoiceCancellation' }),
    ),
    ...problemResponses(401, 403, 404, 409, 422),
  },
})

const pdfFile = createRoute({
  method: 'get',
  path: '/api/admin/invoices/{id}/invoice.pdf',
  ...forRoles(OFFICE),
  summary: 'An issued invoice as PDF/A with its XML inside (ZUGFeRD), as it was stored',
  request: { params: invoiceParams },
  responses: { 200: pdfResponse, ...problemResponses(401, 403, 404, 422) },
})

const xmlFile = createRoute({
  method: 'get',
  path: '/api/admin/invoices/{id}/invoice.xml',
  ...forRoles(OFFICE),
  summary: 'The XML of an issued invoice (EN 16931), as it was stored',
  request: { params: invoiceParams },
  responses: {
    200: { description: 'XML', content: { [XML]: { schema: z.string() } } },
    ...problemResponses(401, 403, 404, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function invoicesRoutes({ clock, ...parts }: InvoiceParts & { clock: Clock }) {
  const actOf = (c: Context<ApiVariables>) => ({ actor: c.get('admin').email, now: clock.now() })
  return createApiApp()
    .openapi(sample, async (c) =>
      c.body(bytes(await makeSampleInvoice(parts, clock.now())), 200, file('musterrechnung', PDF)),
    )
    .openapi(list, async (c) => c.json(await getInvoicesOf(parts, c.req.valid('param').id), 200))
    .openapi(draft, async (c) => {
      const pdf = await makeDraft(parts, c.req.valid('param').id, clock.now())
      return c.body(bytes(pdf), 200, file('rechnung-entwurf', PDF))
    })
    .openapi(issue, async (c) => {
      const { id } = c.req.valid('param')
      await issueInvoice(parts, id, actOf(c))
      return c.json(await getInvoicesOf(parts, id), 201)
    })
    .openapi(cancel, async (c) => {
      const number = await cancelInvoice(parts, c.req.valid('param').id, actOf(c))
      return c.json({ number }, 201)
    })
    .openapi(pdfFile, async (c) => {
      const { number, pdf } = await getInvoiceFiles(parts.db, c.req.valid('param').id)
      return c.body(bytes(pdf), 200, file(number, PDF))
    })
    .openapi(xmlFile, async (c) => {
      const { number, xml } = await getInvoiceFiles(parts.db, c.req.valid('param').id)
      return c.body(xml, 200, file(number, XML))
    })
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}

/** The headers of a file. A slash in a number would end its name. */
function file(name: string, type: typeof PDF | typeof XML) {
  const fileName = `${name.replaceAll('/', '-')}.${type === PDF ? 'pdf' : 'xml'}`
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileName}"` }
}
