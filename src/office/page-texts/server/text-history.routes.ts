import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { historyEntrySchema, historyQuerySchema } from '../domain/text-history.ts'
import type { Pages } from './staff-pages.service.ts'
import { listEditors } from './text-history.repository.ts'
import { getTextHistory } from './text-history.service.ts'

const list = createRoute({
  method: 'get',
  path: '/api/admin/text-history',
  ...forRoles(EDITORS),
  summary:
    'Edits of trainings and packages and publications of pages, the newest first; the header Next-Cursor tells where to go on',
  request: { query: historyQuerySchema },
  responses: {
    200: jsonResponse('The history', z.array(historyEntrySchema.meta({ id: 'HistoryEntry' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

const editors = createRoute({
  method: 'get',
  path: '/api/admin/text-history/editors',
  ...forRoles(EDITORS),
  summary: 'The e-mails of those who have edited texts',
  responses: {
    200: jsonResponse('The e-mails', z.array(z.string())),
    ...problemResponses(401, 403),
  },
})

/** Requires `requireAdmin` to run before it. */
export function textHistoryRoutes({ db, pages }: { db: Database; pages: Pages }) {
  return createApiApp()
    .openapi(list, async (c) => {
      const { entries, nextCursor } = await getTextHistory(db, pages, c.req.valid('query'))
      if (nextCursor) c.header('Next-Cursor', nextCursor)
      return c.json(entries, 200)
    })
    .openapi(editors, async (c) => c.json(await listEditors(db), 200))
}
