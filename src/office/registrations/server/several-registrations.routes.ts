import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
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
import { costsOfCancelling } from '#shop/booking-changes/server/cancellation-costs.ts'
import { type ChangeSettings, changeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import { registrationFilterSchema } from '../domain/registration-list.ts'
import {
  attendeeSelectionSchema,
  cancellationCostsSchema,
  registrationSelectionSchema,
  selectedRowsSchema,
  severalStatusesSchema,
  statusResultSchema,
} from '../domain/registration-selection.ts'
import {
  changeStatuses,
  getAttendeeSelection,
  getRegistrationSelection,
} from './several-registrations.service.ts'

const setStatuses = createRoute({
  method: 'post',
  path: '/api/admin/registrations/status',
  ...forRoles(OFFICE),
  // The changes of an undo for the largest selection.
  ...jsonUpTo(256 * KIB),
  summary: 'Change the status of several registrations, or undo such a change',
  request: jsonBody(severalStatusesSchema.meta({ id: 'SeveralStatuses' })),
  responses: {
    200: jsonResponse(
      'What became of each; what could not be done has a problem',
      z.array(statusResultSchema.meta({ id: 'StatusResult' })),
    ),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const costs = createRoute({
  method: 'post',
  path: '/api/admin/registrations/cancellation-costs',
  ...forRoles(OFFICE),
  ...jsonUpTo(256 * KIB),
  summary:
    'What stays owed by the rules, if these registrations are cancelled now; changes nothing',
  request: jsonBody(selectedRowsSchema),
  responses: {
    200: jsonResponse(
      'In cents, and of how many registrations',
      cancellationCostsSchema.meta({ id: 'CancellationCosts' }),
    ),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const selectRegistrations = createRoute({
  method: 'get',
  path: '/api/admin/registrations/selection',
  ...forRoles(OFFICE),
  summary: 'The ids of all registrations that the filter finds',
  request: { query: registrationFilterSchema },
  responses: {
    200: jsonResponse('Each with its status, in no order', registrationSelectionSchema),
    ...problemResponses(400, 401, 403, 422),
  },
})

const selectAttendees = createRoute({
  method: 'get',
  path: '/api/admin/attendees/selection',
  ...forRoles(OFFICE),
  summary: 'The ids of all seats that the filter finds',
  request: { query: registrationFilterSchema },
  responses: {
    200: jsonResponse(
      'Each with its registration and its own status, in no order',
      attendeeSelectionSchema,
    ),
    ...problemResponses(400, 401, 403, 422),
  },
})

interface SeveralRegistrationsParts extends ChangeSettings {
  db: Database
  clock: Clock
}

/** Requires `requireAdmin` to run before it. Its addresses come before those that end in an id. */
export function severalRegistrationsRoutes({ db, clock, ...settings }: SeveralRegistrationsParts) {
  return createApiApp()
    .openapi(setStatuses, async (c) => {
      const context = {
        actor: { kind: 'staff' as const, email: c.get('admin').email },
        now: clock.now(),
        expected: null,
        ...changeSettings(settings),
        log: c.get('log'),
      }
      return c.json(await changeStatuses(db, c.req.valid('json'), context), 200)
    })
    .openapi(costs, async (c) =>
      c.json(await costsOfCancelling(db, c.req.valid('json').ids, clock.now()), 200),
    )
    .openapi(selectRegistrations, async (c) =>
      c.json(await getRegistrationSelection(db, c.req.valid('query')), 200),
    )
    .openapi(selectAttendees, async (c) =>
      c.json(await getAttendeeSelection(db, c.req.valid('query')), 200),
    )
}
