import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OFFICE, OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { bookingInvoicesSchema, issuingSchema, sendingSchema } from '../domain/invoice-answer.ts'
import type { InvoiceParts } from './invoice-files.ts'
import { fileBytes, fileHeaders, PDF, pdfResponse, XML, xmlResponse } from './invoice-responses.ts'
import { getInvoiceFiles, getInvoicesOf, makeDraft, makeSample } from './invoices.service.ts'
import { cancelInvoice, issueInvoice } from './issuing.service.ts'
import { sendInvoice } from './sending.service.ts'
import { replaceInvoice } from './several-bookings.service.ts'

const BOOKING_PATH = '/api/admin/registrations/{id}/invoices'

const params = z.object({ id: z.string() })
const invoiceParams = z.object({ id: z.uuid() })
const ofBooking = jsonResponse(
  'The invoices of the booking',
  bookingInvoicesSchema.meta({ id: 'BookingInvoices' }),
)

const issuing = issuingSchema.meta({ id: 'InvoiceIssuing' })
const oneNumberSchema = z.object({ number: z.string() }).meta({ id: 'InvoiceNumber' })
const oneNumber = jsonResponse('The number of the document', oneNumberSchema)
const SMALL = jsonUpTo(4 * KIB)
const WRITTEN = problemResponses(400, 401, 403, 404, 409, 413, 415, 422)

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
  ...SMALL,
  request: { params, ...jsonBody(issuing) },
  responses: { 201: ofBooking, ...WRITTEN },
})

const replace = createRoute({
  method: 'post',
  path: `${BOOKING_PATH}/replacement`,
  ...forRoles(OFFICE),
  ...SMALL,
  summary: 'Take the invoice of a booking back, and issue one over what it owes now',
  request: { params, ...jsonBody(issuing) },
  responses: { 201: ofBooking, ...WRITTEN },
})

const cancel = createRoute({
  method: 'post',
  path: '/api/admin/invoices/{id}/cancellation',
  ...forRoles(OFFICE),
  summary: 'Take an invoice back by a cancellation with a number of its own',
  ...SMALL,
  request: { params: invoiceParams, ...jsonBody(issuing) },
  responses: { 201: oneNumber, ...WRITTEN },
})

const send = createRoute({
  method: 'post',
  path: '/api/admin/invoices/{id}/mails',
  ...forRoles(OFFICE),
  ...SMALL,
  summary: 'Send an invoice or a cancellation as a mail, for the first time or once more',
  request: {
    params: invoiceParams,
    ...jsonBody(sendingSchema.meta({ id: 'InvoiceSending' })),
  },
  responses: { 201: oneNumber, ...WRITTEN },
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
    200: xmlResponse,
    ...problemResponses(401, 403, 404, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function invoicesRoutes({ clock, ...parts }: InvoiceParts & { clock: Clock }) {
  const actOf = (c: Context<ApiVariables>, { send }: { send: boolean }) => ({
    actor: c.get('admin').email,
    now: clock.now(),
    send,
  })
  return createApiApp()
    .openapi(sample, async (c) => {
      const pdf = await makeSample(parts, clock.now())
      return c.body(fileBytes(pdf), 200, fileHeaders('musterrechnung', PDF))
    })
    .openapi(list, async (c) => c.json(await getInvoicesOf(parts, c.req.valid('param').id), 200))
    .openapi(draft, async (c) => {
      const pdf = await makeDraft(parts, c.req.valid('param').id, clock.now())
      return c.body(fileBytes(pdf), 200, fileHeaders('rechnung-entwurf', PDF))
    })
    .openapi(issue, async (c) => {
      const { id } = c.req.valid('param')
      await issueInvoice(parts, id, actOf(c, c.req.valid('json')))
      return c.json(await getInvoicesOf(parts, id), 201)
    })
    .openapi(replace, async (c) => {
      const { id } = c.req.valid('param')
      await replaceInvoice(parts, id, actOf(c, c.req.valid('json')))
      return c.json(await getInvoicesOf(parts, id), 201)
    })
    .openapi(cancel, async (c) => {
      const number = await cancelInvoice(
        parts,
        c.req.valid('param').id,
        actOf(c, c.req.valid('json')),
      )
      return c.json({ number }, 201)
    })
    .openapi(send, async (c) => {
      const number = await sendInvoice(parts.db, c.req.valid('param').id, {
        ...c.req.valid('json'),
        actor: c.get('admin').email,
      })
      return c.json({ number }, 201)
    })
    .openapi(pdfFile, async (c) => {
      const { number, pdf } = await getInvoiceFiles(parts.db, c.req.valid('param').id)
      return c.body(fileBytes(pdf), 200, fileHeaders(number, PDF))
    })
    .openapi(xmlFile, async (c) => {
      const { number, xml } = await getInvoiceFiles(parts.db, c.req.valid('param').id)
      return c.body(xml, 200, fileHeaders(number, XML))
    })
}
