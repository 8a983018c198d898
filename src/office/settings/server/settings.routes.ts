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
import {
  staffNoticesSchema,
  staffNoticesSettingSchema,
} from '#shop/booking-changes/domain/staff-notices.ts'
import {
  changeStaffNotices,
  getStaffNoticesSetting,
} from '#shop/booking-changes/server/staff-notices.service.ts'
import { bookingRulesSchema } from '#shop/booking-rules/domain/booking-rules.ts'
import { bookingRulesSettingSchema } from '#shop/booking-rules/domain/booking-rules-setting.ts'
import {
  changeBookingRules,
  getBookingRulesSetting,
  readBookingRules,
} from '#shop/booking-rules/server/booking-rules.service.ts'

const rules = bookingRulesSchema.meta({ id: 'BookingRules' })
const setting = bookingRulesSettingSchema.meta({ id: 'BookingRulesSetting' })
const notices = staffNoticesSettingSchema.meta({ id: 'StaffNoticesSetting' })
const NOTICES_PATH = '/api/admin/settings/staff-notices'
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
  ...forRoles(OWNERS),
  summary: 'The rules for new bookings, their defaults, and who changed them last',
  responses: {
    200: jsonResponse('The rules; their version is in ETag', setting),
    ...problemResponses(401, 403),
  },
})

const change = createRoute({
  method: 'put',
  path: PATH,
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Change the rules for new bookings; existing bookings keep theirs',
  request: { headers: ifMatchHeader, ...jsonBody(rules) },
  responses: {
    200: jsonResponse('The rules; their version is in ETag', setting),
    ...problemResponses(400, 401, 403, 412, 413, 415, 422),
  },
})

const readNotices = createRoute({
  method: 'get',
  path: NOTICES_PATH,
  ...forRoles(OWNERS),
  summary: 'How staff are told by mail of changes that bookers and attendees make',
  responses: {
    200: jsonResponse('The setting; its version is in ETag', notices),
    ...problemResponses(401, 403),
  },
})

const changeNotices = createRoute({
  method: 'put',
  path: NOTICES_PATH,
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Change how staff are told by mail of changes that bookers and attendees make',
  request: { headers: ifMatchHeader, ...jsonBody(staffNoticesSchema.meta({ id: 'StaffNotices' })) },
  responses: {
    200: jsonResponse('The setting; its version is in ETag', notices),
    ...problemResponses(400, 401, 403, 412, 413, 415, 422),
  },
})

export function settingsRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(inForce, async (c) =>
    c.json((await readBookingRules(db)).rules, 200),
  )
}

interface SettingsParts {
  db: Database
  clock: Clock
  /** Where mails to staff go; undefined for nowhere. */
  staff: string | undefined
}

/** Requires `requireAdmin` to run before it. */
export function settingsAdminRoutes({ db, clock, staff }: SettingsParts) {
  const contextOf = (actor: string, ifMatch: string | undefined) => ({
    now: clock.now(),
    actor,
    expected: readIfMatch(ifMatch),
  })
  return createApiApp()
    .openapi(read, async (c) => {
      const answer = await getBookingRulesSetting(db)
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
    .openapi(change, async (c) => {
      const context = contextOf(c.get('admin').email, c.req.header('If-Match'))
      const answer = await changeBookingRules(db, c.req.valid('json'), context)
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
    .openapi(readNotices, async (c) => {
      const answer = await getStaffNoticesSetting(db, staff)
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
    .openapi(changeNotices, async (c) => {
      const context = contextOf(c.get('admin').email, c.req.header('If-Match'))
      const answer = await changeStaffNotices(db, c.req.valid('json'), { ...context, staff })
      return c.json(answer, 200, { ETag: etagOf(answer.version) })
    })
}
