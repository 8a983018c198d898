import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { auditEntrySchema, auditLogQuerySchema } from '#platform/audit-log/domain/audit-log.ts'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { getAuditLog } from './audit-log.service.ts'
import type { NameReaders } from './subject-names.ts'

const list = createRoute({
  method: 'get',
  path: '/api/admin/audit-log',
  ...forRoles(OWNERS),
  summary: 'What administrators did, the newest first; Next-Cursor leads to older entries',
  request: { query: auditLogQuerySchema },
  responses: {
    200: jsonResponse('The entries', z.array(auditEntrySchema.meta({ id: 'AuditEntry' }))),
    ...problemResponses(400, 401, 403, 422),
  },
})

/** Requires `requireAdmin` to run before it. */
export function auditLogRoutes({ db, names }: { db: Database; names: NameReaders }) {
  return createApiApp().openapi(list, async (c) => {
    const { entries, nextCursor } = await getAuditLog(db, c.req.valid('query'), names)
    if (nextCursor) c.header('Next-Cursor', nextCursor)
    return c.json(entries, 200)
  })
}
