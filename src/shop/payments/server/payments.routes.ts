import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  type ApiVariables,
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import {
  bookingAccountsSchema,
  invoiceAccountSchema,
  newPaymentSchema,
} from '../domain/invoice-account.ts'
import {
  getAccount,
  getAccountsOf,
  movePayments,
  recordPayment,
  removePayment,
} from './payments.service.ts'

const params = z.object({ id: z.uuid() })
const done = jsonResponse('It is stored', z.object({ id: z.uuid() }))

const ofBooking = createRoute({
  method: 'get',
  path: '/api/admin/registrations/{id}/payments',
  ...forRoles(OFFICE),
  summary: 'What was paid of the invoices of a booking',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse('The accounts', bookingAccountsSchema),
    ...problemResponses(401, 403),
  },
})

const ofInvoice = createRoute({
  method: 'get',
  path: '/api/admin/invoices/{id}/account',
  ...forRoles(OFFICE),
  summary: 'What was paid of an invoice',
  request: { params },
  responses: {
    200: jsonResponse('The account', invoiceAccountSchema.meta({ id: 'InvoiceAccount' })),
    ...problemResponses(401, 403, 404, 422),
  },
})

const enter = createRoute({
  method: 'post',
  path: '/api/admin/invoices/{id}/payments',
  ...forRoles(OFFICE),
  ...jsonUpTo(8 * KIB),
  summary: 'Enter money that came or went back, or write off what is open',
  request: { params, ...jsonBody(newPaymentSchema) },
  responses: { 201: done, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422) },
})

const move = createRoute({
  method: 'post',
  path: '/api/admin/invoices/{id}/payments/move',
  ...forRoles(OFFICE),
  ...jsonUpTo(1 * KIB),
  summary: 'Give money that has to go back to another open invoice of the same buyer or booking',
  request: { params, ...jsonBody(z.object({ to: z.uuid() })) },
  responses: { 200: done, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422) },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/admin/payments/{id}',
  ...forRoles(OFFICE),
  summary: 'Remove an entry; one of a bank statement puts its line back to those to check',
  request: { params },
  responses: { 200: done, ...problemResponses(401, 403, 404, 409, 422) },
})

/** Requires `requireAdmin` to run before it. */
export function paymentsRoutes({ db, clock }: { db: Database; clock: Clock }) {
  const actOf = (c: Context<ApiVariables>) => ({ actor: c.get('admin').email, now: clock.now() })
  return createApiApp()
    .openapi(ofBooking, async (c) => c.json(await getAccountsOf(db, c.req.valid('param').id), 200))
    .openapi(ofInvoice, async (c) => c.json(await getAccount(db, c.req.valid('param').id), 200))
    .openapi(enter, async (c) => {
      const { id } = c.req.valid('param')
      await recordPayment(db, id, c.req.valid('json'), actOf(c))
      return c.json({ id }, 201)
    })
    .openapi(move, async (c) => {
      const { id } = c.req.valid('param')
      await movePayments(db, { from: id, to: c.req.valid('json').to }, actOf(c))
      return c.json({ id }, 200)
    })
    .openapi(remove, async (c) => {
      const { id } = c.req.valid('param')
      await removePayment(db, id, actOf(c))
      return c.json({ id }, 200)
    })
}
