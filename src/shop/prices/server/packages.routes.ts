import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse } from '#platform/http/server/api-app.ts'
import { packageSchema } from '../domain/package.ts'
import { priceOutlookSchema } from '../domain/price-outlook.ts'
import { getPackages, getPriceOutlook } from './packages.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/packages',
  summary: 'All packages with the prices in force today',
  responses: { 200: jsonResponse('The packages', z.array(packageSchema.meta({ id: 'Package' }))) },
})

const outlook = createRoute({
  method: 'get',
  path: '/api/price-outlook',
  summary: 'The prices of all packages from today on, as far as they are planned',
  responses: {
    200: jsonResponse(
      'Phases, one after another; the last has no end',
      priceOutlookSchema.meta({ id: 'PriceOutlook' }),
    ),
  },
})

export function packagesRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(list, async (c) => c.json(await getPackages(db, clock.now()), 200))
    .openapi(outlook, async (c) => c.json(await getPriceOutlook(db, clock.now()), 200))
}
