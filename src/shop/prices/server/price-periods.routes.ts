import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
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
import { httpErrors } from '#platform/http/server/http.errors.ts'
import { ifMatchHeader, readIfMatch } from '#platform/http/server/if-match.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { pricePeriodEditSchema, pricePeriodSchema } from '../domain/price-period.ts'
import { priceScheduleSchema } from '../domain/price-schedule.ts'
import { pricePeriodErrors } from './price-periods.errors.ts'
import { listPriceSchedules } from './price-periods.repository.ts'
import { createPricePeriod, deletePricePeriod, updatePricePeriod } from './price-periods.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/price-schedules',
  summary: 'All price schedules: one row per package and price period',
  responses: {
    200: jsonResponse('The schedules', z.array(priceScheduleSchema.meta({ id: 'PriceSchedule' }))),
  },
})

export function pricePeriodsRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(list, async (c) => {
    const rows = await listPriceSchedules(db)
    return c.json(
      rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      200,
    )
  })
}

const editSchema = pricePeriodEditSchema.meta({ id: 'PricePeriodEdit' })
const answerSchema = pricePeriodSchema.meta({ id: 'PricePeriod' })
const params = z.object({ periodName: z.string(), periodType: z.string() })

const create = createRoute({
  method: 'post',
  path: '/api/admin/price-periods',
  ...forRoles(OWNERS),
  ...jsonUpTo(4 * KIB),
  summary: 'Create a price period for all packages',
  request: jsonBody(editSchema),
  responses: {
    201: jsonResponse('The period was created', answerSchema),
    ...problemResponses(400, 401, 403, 409, 413, 415, 422),
  },
})

const update = createRoute({
  method: 'patch',
  ...jsonUpTo(4 * KIB),
  path: '/api/admin/price-periods/{periodName}/{periodType}',
  ...forRoles(OWNERS),
  summary: 'Give a price period other values, addressed by its present name and type',
  request: {
    params,
    headers: ifMatchHeader,
    ...jsonBody(editSchema),
  },
  responses: {
    200: jsonResponse('The period as it is now', answerSchema),
    ...problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/admin/price-periods/{periodName}/{periodType}',
  ...forRoles(OWNERS),
  summary: 'Delete a price period',
  request: { params },
  responses: {
    200: jsonResponse('The period as it was', answerSchema),
    ...problemResponses(401, 403, 404),
  },
})

/** Requires `requireAdmin` to run before it. */
export function pricePeriodsAdminRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(
      create,
      async (c) => {
        const by = { actor: c.get('admin').email, now: clock.now() }
        return c.json(await createPricePeriod(db, c.req.valid('json'), by), 201)
      },
      refuseInvalid,
    )
    .openapi(
      update,
      async (c) => {
        const by = {
          actor: c.get('admin').email,
          expected: readIfMatch(c.req.header('If-Match')),
        }
        const period = await updatePricePeriod(db, c.req.valid('param'), c.req.valid('json'), by)
        return c.json(period, 200)
      },
      refuseInvalid,
    )
    .openapi(remove, async (c) =>
      c.json(await deletePricePeriod(db, c.req.valid('param'), c.get('admin').email), 200),
    )
}

/**
 * Answers a body that breaks a rule of the form with the form's message; a body of other types is a malformed request.
 */
function refuseInvalid(result: { success: boolean; error?: unknown; target: string }): undefined {
  if (result.success) return undefined
  const problem = httpErrors.invalid(
    result.error as z.ZodError,
    (result as { data?: unknown }).data,
  )
  if (problem.status !== 422 || result.target !== 'json') throw problem
  throw pricePeriodErrors.invalid(result.error as z.ZodError)
}
