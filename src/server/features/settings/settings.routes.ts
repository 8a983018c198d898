import { createRoute } from '@hono/zod-openapi'
import { bookingRulesSchema } from '#domain/registration/booking-rules.ts'
import { bookingRulesSettingSchema } from '#domain/registration/booking-rules-setting.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonBody, jsonResponse, problemResponses } from '../../http/api-app.ts'
import { etagOf, ifMatchHeader, readIfMatch } from '../../http/if-match.ts'
import { jsonUpTo, KIB } from '../../http/request-body.ts'
import {
  changeBookingRules,
  getBookingRulesSetting,
  readBookingRules,
} from './booking-rules.service.ts'

const rules = bookingRulesSchema.meta({ id: 'BookingRules' })
const setting = bookingRulesSettingSchema.meta({ id: 'BookingRulesSetting' })
const PATH = '/api/admin/settings/booking-rules'

const inForce = createRoute({
  method: 'get',
  path: '/api/booking-rules',
  summary: 'Until when a new booking can be changed by who books',
  responses: { 200: jsonResponse('The rules in force for new bookings', rules) },
})

const read = createRoute({
  method: 'get',
  path: PATH,
  summary: 'The rules for new bookings, their defaults, and who changed them last',
  responses: {
    200: jsonResponse('The rules; their version is in ETag', setting),
    ...problemResponses(401, 403),
  },
})

const change = createRoute({
  method: 'put',
  path: PATH,
  ...jsonUpTo(4 * KIB),
  summary: 'Change the rules for new bookings; existing bookings keep theirs',
  request: { headers: ifMatchHeader, ...jsonBody(rules) },
  responses: {
    200: jsonResponse('The rules; their version is in ETag', setting),
    ...problemResponses(400, 401, 403, 412, 413, 415, 422),
  },
})

export function settingsRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(inForce, async (c) =>
    c.json((await readBookingRules(db)).rules, 200),
  )
}

/** Requires `requireAdmin` to run before it. */
export function settingsAdminRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(read, async (c) => {
      const answer = await getBookingRulesSetting(db)
      c.header('ETag', etagOf(answer.version))
      return c.json(answer, 200)
    })
    .openapi(change, async (c) => {
      const answer = await changeBookingRules(db, c.req.valid('json'), {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      })
      c.header('ETag', etagOf(answer.version))
      return c.json(answer, 200)
    })
}
