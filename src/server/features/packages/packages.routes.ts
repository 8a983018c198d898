import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { packageSchema } from '#domain/package/package.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonResponse } from '../../http/api-app.ts'
import { getPackages } from './packages.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/packages',
  summary: 'All packages with the prices in force today',
  responses: { 200: jsonResponse('The packages', z.array(packageSchema.meta({ id: 'Package' }))) },
})

export function packagesRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp().openapi(list, async (c) => c.json(await getPackages(db, clock.now()), 200))
}
