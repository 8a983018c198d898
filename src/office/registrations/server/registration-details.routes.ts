import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { etagOf } from '#platform/http/server/if-match.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { registrationDetailsSchema } from '#shop/booking-changes/domain/registration-details.ts'
import {
  getAttendeeEmails,
  getRegistrationDetails,
} from '#shop/booking-changes/server/registration-details.service.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'

const details = createRoute({
  method: 'get',
  path: '/api/admin/registrations/{id}',
  ...forRoles(OFFICE),
  summary: 'Everything about one registration',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse(
      'The registration; its version is in ETag',
      registrationDetailsSchema.meta({ id: 'RegistrationDetails' }),
    ),
    ...problemResponses(401, 403, 404),
  },
})

const emails = createRoute({
  method: 'get',
  path: '/api/admin/trainings/{id}/emails',
  ...forRoles(OFFICE),
  summary: "The addresses of a training's attendees",
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({
      dateId: dateIdSchema.optional().meta({ description: 'Only those of that date' }),
    }),
  },
  responses: {
    200: jsonResponse('Each address once, sorted', z.array(z.string())),
    ...problemResponses(400, 401, 403, 404, 422),
  },
})

interface DetailsParts {
  db: Database
  clock: Clock
  /** What the site says about every booking today. */
  terms: SiteTerms
}

/** Requires `requireAdmin` to run before it. */
export function registrationDetailsRoutes({ db, clock, terms }: DetailsParts) {
  return createApiApp()
    .openapi(details, async (c) => {
      const found = await getRegistrationDetails(db, c.req.valid('param').id, {
        now: clock.now(),
        terms,
      })
      c.header('ETag', etagOf(found.version))
      return c.json(found, 200)
    })
    .openapi(emails, async (c) => {
      const { dateId } = c.req.valid('query')
      return c.json(await getAttendeeEmails(db, c.req.valid('param').id, dateId), 200)
    })
}
