import { createRoute } from '@hono/zod-openapi'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { officeReceiptSchema } from '#shop/booking/domain/booking.ts'
import { officeBookingSchema } from '#shop/booking/domain/office-booking-schema.ts'
import { idempotencyHeader } from '#shop/booking/server/registrations.routes.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { bookForSomebody } from './new-registration.service.ts'

const create = createRoute({
  method: 'post',
  path: '/api/admin/registrations',
  ...forRoles(OFFICE),
  ...jsonUpTo(64 * KIB),
  summary: 'Book a package for somebody, for example by telephone',
  request: {
    headers: idempotencyHeader,
    ...jsonBody(officeBookingSchema.meta({ id: 'OfficeBooking' })),
  },
  responses: {
    201: jsonResponse('The booking was stored', officeReceiptSchema.meta({ id: 'OfficeReceipt' })),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function newRegistrationRoutes(deps: {
  db: Database
  clock: Clock
  tellDelayMs: number
  terms: SiteTerms
}) {
  const { db, clock, tellDelayMs, terms } = deps
  return createApiApp().openapi(create, async (c) => {
    const receipt = await bookForSomebody(db, c.req.valid('json'), {
      actor: c.get('admin').email,
      now: clock.now(),
      tellDelayMs,
      terms,
      idempotencyKey: c.req.valid('header')['idempotency-key'],
    })
    return c.json(receipt, 201)
  })
}
