import { createRoute } from '@hono/zod-openapi'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { invoicingEditSchema, invoicingSettingSchema } from '../domain/invoicing-setting.ts'
import { changeInvoicing, getInvoicing } from './invoicing-setting.service.ts'

const PATH = '/api/admin/settings/invoicing'
const setting = jsonResponse(
  'The setting; its version is in ETag',
  invoicingSettingSchema.meta({ id: 'InvoicingSetting' }),
)

const read = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(OWNERS),
  summary: 'Whether invoices are issued by staff or once a booking is confirmed',
  responses: { 200: setting, ...problemResponses(401, 403) },
})

const change = createRoute({
  method: 'put',
  path: PATH,
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Change whether invoices are issued by staff or once a booking is confirmed',
  request: {
    headers: ifMatchHeader,
    ...jsonBody(invoicingEditSchema.meta({ id: 'InvoicingEdit' })),
  },
  responses: { 200: setting, ...problemResponses(400, 401, 403, 412, 413, 415, 422) },
})

/** Requires `requireAdmin` to run before it. */
export function invoicingSettingRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(read, async (c) => {
      const answer = await getInvoicing(db)
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
    .openapi(change, async (c) => {
      const answer = await changeInvoicing(db, c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
}
