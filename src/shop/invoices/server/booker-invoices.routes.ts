import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { type ApiVariables, createApiApp, problemResponses } from '#platform/http/server/api-app.ts'
import { clientOf } from '#platform/rendering/server/page-reads.ts'
import { bookerAccessErrors } from '#shop/booking-link/server/booker-access.errors.ts'
import type { BookerAccessParts } from '#shop/booking-link/server/booker-access-parts.ts'
import { foundByLink } from '#shop/booking-link/server/found-link.service.ts'
import { openBooking } from '#shop/booking-link/server/opened-links.service.ts'
import { getBookerInvoice } from './booker-invoices.service.ts'
import { fileBytes, fileHeaders, PDF, pdfResponse, XML, xmlResponse } from './invoice-responses.ts'

const params = z.object({ reference: z.string(), token: z.string(), id: z.string() })
const FOLDER = '/api/bookings/{reference}/{token}/invoices/{id}'

const pdfFile = createRoute({
  method: 'get',
  path: `${FOLDER}/invoice.pdf`,
  summary: 'An invoice of a booking as PDF, by the link in the mails to its booker',
  request: { params },
  responses: { 200: pdfResponse, ...problemResponses(403, 404, 422, 429) },
})

const xmlFile = createRoute({
  method: 'get',
  path: `${FOLDER}/invoice.xml`,
  summary: 'The XML of an invoice of a booking, by the link in the mails to its booker',
  request: { params },
  responses: { 200: xmlResponse, ...problemResponses(403, 404, 422, 429) },
})

/** The calls of bookers for their invoices. */
export function bookerInvoicesRoutes({
  db,
  clock,
  limits,
  bookingLinkKey: key,
}: Pick<BookerAccessParts, 'db' | 'clock' | 'limits' | 'bookingLinkKey'>) {
  /** @throws ProblemError 403 booking_link.of_receipt for the link of the browser that booked */
  const open = async (
    c: Context<ApiVariables>,
    { reference, token, id }: z.infer<typeof params>,
  ) => {
    const found = await openBooking(db, reference, { key, token, now: clock.now() })
    const { registration, isReceipt } = await foundByLink(found, clientOf(c), limits)
    if (isReceipt) throw bookerAccessErrors.ofReceipt()
    return getBookerInvoice(db, registration.id, id)
  }
  return createApiApp()
    .openapi(pdfFile, async (c) => {
      const { number, pdf } = await open(c, c.req.valid('param'))
      return c.body(fileBytes(pdf), 200, fileHeaders(number, PDF))
    })
    .openapi(xmlFile, async (c) => {
      const { number, xml } = await open(c, c.req.valid('param'))
      return c.body(xml, 200, fileHeaders(number, XML))
    })
}
