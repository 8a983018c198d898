import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EVERYBODY } from '#platform/basics/domain/staff-role.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { revisionQuerySchema, revisionSchema } from '../domain/revision.ts'
import { invalidEdit } from './revisions.errors.ts'
import { getRevisions } from './revisions.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/admin/revisions',
  ...forRoles(EVERYBODY),
  summary: 'Edits of texts, the newest first; the header Next-Cursor tells where to go on',
  request: { query: revisionQuerySchema },
  responses: {
    200: jsonResponse('The revisions', z.array(revisionSchema.meta({ id: 'Revision' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function revisionsRoutes({ db }: { db: Database }) {
  return createApiApp(invalidEdit).openapi(list, async (c) => {
    const { revisions, nextCursor } = await getRevisions(db, {
      ...c.req.valid('query'),
      role: c.get('admin').role,
    })
    if (nextCursor) c.header('Next-Cursor', nextCursor)
    return c.json(revisions, 200)
  })
}
