import { createRoute } from '@hono/zod-openapi'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { figuresQuerySchema, figuresSchema } from '../domain/figures.ts'
import { getFigures } from './figures.service.ts'

const figures = createRoute({
  method: 'get',
  path: '/api/admin/figures',
  ...forRoles(OFFICE),
  summary: 'The key figures of the dashboard, and of a period',
  request: { query: figuresQuerySchema },
  responses: {
    200: jsonResponse('The figures', figuresSchema.meta({ id: 'Figures' })),
    ...problemResponses(400, 401, 403, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function figuresRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp().openapi(figures, async (c) =>
    c.json(await getFigures(db, c.req.valid('query'), clock.now()), 200),
  )
}
