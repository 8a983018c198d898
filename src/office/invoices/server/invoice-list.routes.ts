import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import {
  invoiceFilterSchema,
  invoiceListQuerySchema,
  invoiceSumsSchema,
  listedInvoiceSchema,
} from '../domain/invoice-list.ts'
import { getInvoiceList, getInvoiceSums } from './invoice-list.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/admin/invoices',
  ...forRoles(OFFICE),
  summary: 'All invoices, the newest first; Next-Cursor leads to older ones',
  request: { query: invoiceListQuerySchema },
  responses: {
    200: jsonResponse('The invoices', z.array(listedInvoiceSchema.meta({ id: 'ListedInvoice' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

const sums = createRoute({
  method: 'get',
  path: '/api/admin/invoices/sums',
  ...forRoles(OFFICE),
  summary: 'The sums of all invoices that a filter finds, and the ages of what is open',
  request: { query: invoiceFilterSchema },
  responses: {
    200: jsonResponse('The sums', invoiceSumsSchema.meta({ id: 'InvoiceSums' })),
    ...problemResponses(400, 401, 403, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function invoiceListRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(list, async (c) => {
      const page = await getInvoiceList(db, c.req.valid('query'), clock.now())
      if (page.nextCursor) c.header('Next-Cursor', page.nextCursor)
      return c.json(page.invoices, 200)
    })
    .openapi(sums, async (c) =>
      c.json(await getInvoiceSums(db, c.req.valid('query'), clock.now()), 200),
    )
}
