import { createRoute } from '@hono/zod-openapi'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import { todoSchema } from '../domain/todo.ts'
import {
  type CountSampleFacts,
  getTodo,
  type ListReported,
  type ListTranslations,
} from './todo.service.ts'

const todo = createRoute({
  method: 'get',
  path: '/api/admin/todo',
  ...forRoles(OFFICE),
  summary: 'What staff have to do now: numbers, and the first of each kind',
  responses: {
    200: jsonResponse('What is to do', todoSchema.meta({ id: 'Todo' })),
    ...problemResponses(401, 403),
  },
})

/** Requires `requireAdmin` to run before it. */
export function todoRoutes({
  db,
  clock,
  ...given
}: {
  db: Database
  clock: Clock
  backupReminderDays: number
  listsOfReported: readonly ListReported[]
  listTranslations: ListTranslations
  countSampleFacts: CountSampleFacts
}) {
  return createApiApp().openapi(todo, async (c) =>
    c.json(await getTodo(db, { now: clock.now(), ...given }), 200),
  )
}
