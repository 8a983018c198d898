import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { priceScheduleSchema } from '#domain/pricing/price-schedule.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonResponse } from '../../http/api-app.ts'
import { getPriceSchedules } from './price-periods.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/price-schedules',
  summary: 'All price schedules: one row per package and price period',
  responses: {
    200: jsonResponse('The schedules', z.array(priceScheduleSchema.meta({ id: 'PriceSchedule' }))),
  },
})

export function pricePeriodsRoutes({ db }: { db: Database }) {
  return createApiApp().openapi(list, async (c) => c.json(await getPriceSchedules(db), 200))
}
