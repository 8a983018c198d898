import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { invalidEdit } from '#platform/editing/server/revisions.errors.ts'
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
  dateEditSchema,
  dateQuerySchema,
  newDateSchema,
  newRoundSchema,
  plannedDateSchema,
} from '#shop/trainings/domain/date-edit.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import {
  editDate,
  getDate,
  getDates,
  planDate,
  planRound,
  removeDate,
} from './training-dates.service.ts'

const plannedDate = plannedDateSchema.meta({ id: 'PlannedDate' })
const params = z.object({ id: z.string() })
/** The longest note, in any script. */
const BODY = jsonUpTo(16 * KIB)

const list = createRoute({
  method: 'get',
  path: '/api/admin/dates',
  ...forRoles(OFFICE),
  summary: 'The dates of all trainings, the earliest first',
  request: { query: dateQuerySchema },
  responses: {
    200: jsonResponse('The dates', z.array(plannedDate)),
    ...problemResponses(400, 401, 403, 422),
  },
})

const read = createRoute({
  method: 'get',
  path: '/api/admin/dates/{id}',
  ...forRoles(OFFICE),
  summary: 'A date',
  request: { params },
  responses: {
    200: jsonResponse('The date; its version is in ETag', plannedDate),
    ...problemResponses(401, 403, 404),
  },
})

const plan = createRoute({
  method: 'post',
  ...BODY,
  path: '/api/admin/trainings/{id}/dates',
  ...forRoles(OFFICE),
  summary: 'Plan a date of a training',
  request: { params, ...jsonBody(newDateSchema.meta({ id: 'NewDate' })) },
  responses: {
    201: jsonResponse('The date; its version is in ETag', plannedDate),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const planSeveral = createRoute({
  method: 'post',
  ...jsonUpTo(256 * KIB),
  path: '/api/admin/dates',
  ...forRoles(OFFICE),
  summary: 'Plan several dates at once, all or none',
  request: jsonBody(newRoundSchema.meta({ id: 'NewRound' })),
  responses: {
    201: jsonResponse('The dates, in the order of the request', z.array(plannedDate)),
    ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const edit = createRoute({
  method: 'patch',
  ...BODY,
  path: '/api/admin/dates/{id}',
  ...forRoles(OFFICE),
  summary: 'Change or move a date',
  request: {
    params,
    headers: ifMatchHeader,
    ...jsonBody(dateEditSchema.meta({ id: 'DateEdit' })),
  },
  responses: {
    200: jsonResponse('The date; its version is in ETag', plannedDate),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/admin/dates/{id}',
  ...forRoles(OFFICE),
  summary: 'Delete a date that nobody booked',
  request: { params },
  responses: {
    200: jsonResponse('The deleted date', plannedDate),
    ...problemResponses(401, 403, 404, 409),
  },
})

/** Requires `requireAdmin` to run before it. */
export function trainingDatesRoutes({
  db,
  clock,
  afterEdit,
  beforeRemoval,
}: {
  db: Database
  clock: Clock
  afterEdit: AfterEdit
  /** Runs before a date is deleted, in the same transaction. */
  beforeRemoval: (tx: Transaction, dateId: string, now: Date) => Promise<void>
}) {
  return createApiApp(invalidEdit)
    .openapi(list, async (c) => c.json(await getDates(db, c.req.valid('query')), 200))
    .openapi(read, async (c) => {
      const date = await getDate(db, c.req.valid('param').id)
      c.header('ETag', etagOf(date.version))
      return c.json(date, 200)
    })
    .openapi(plan, async (c) => {
      const { id } = c.req.valid('param')
      const date = await planDate(db, id, c.req.valid('json'), c.get('admin').email)
      c.header('ETag', etagOf(date.version))
      return c.json(date, 201)
    })
    .openapi(planSeveral, async (c) =>
      c.json(await planRound(db, c.req.valid('json'), c.get('admin').email), 201),
    )
    .openapi(edit, async (c) => {
      const context = {
        now: clock.now(),
        actor: c.get('admin').email,
        expected: readIfMatch(c.req.header('If-Match')),
      }
      const { id } = c.req.valid('param')
      const date = await editDate(db, id, c.req.valid('json'), context, afterEdit)
      c.header('ETag', etagOf(date.version))
      return c.json(date, 200)
    })
    .openapi(remove, async (c) => {
      const now = clock.now()
      const date = await removeDate(
        db,
        c.req.valid('param').id,
        c.get('admin').email,
        (tx, dateId) => beforeRemoval(tx, dateId, now),
      )
      return c.json(date, 200)
    })
}
