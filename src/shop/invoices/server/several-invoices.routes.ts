import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import {
  issuingEachSchema,
  issuingJointSchema,
  issuingResultSchema,
} from '../domain/several-invoices.ts'
import type { InvoiceParts } from './invoice-files.ts'
import { issueEach, issueJointInvoice } from './several-bookings.service.ts'

const each = createRoute({
  method: 'post',
  path: '/api/admin/invoices/each',
  ...forRoles(OFFICE),
  ...jsonUpTo(16 * KIB),
  summary: 'Issue an invoice for each of several bookings',
  request: jsonBody(issuingEachSchema.meta({ id: 'IssuingEach' })),
  responses: {
    200: jsonResponse(
      'What became of each; one without an invoice has a problem',
      z.array(issuingResultSchema.meta({ id: 'IssuingResult' })),
    ),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const joint = createRoute({
  method: 'post',
  path: '/api/admin/invoices/joint',
  ...forRoles(OFFICE),
  ...jsonUpTo(16 * KIB),
  summary: 'Issue one invoice over several bookings',
  request: jsonBody(issuingJointSchema.meta({ id: 'IssuingJoint' })),
  responses: {
    201: jsonResponse(
      'The number of the invoice',
      z.object({ number: z.string() }).meta({ id: 'InvoiceNumber' }),
    ),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function severalInvoicesRoutes({ clock, ...parts }: InvoiceParts & { clock: Clock }) {
  return createApiApp()
    .openapi(each, async (c) => {
      const { ids, send } = c.req.valid('json')
      const act = { actor: c.get('admin').email, now: clock.now(), send }
      return c.json(await issueEach(parts, ids, act), 200)
    })
    .openapi(joint, async (c) => {
      const { ids, ...wanted } = c.req.valid('json')
      const act = { actor: c.get('admin').email, now: clock.now(), ...wanted }
      return c.json({ number: await issueJointInvoice(parts, ids, act) }, 201)
    })
}
