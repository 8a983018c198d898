import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { ownSessionSchema, sessionIdSchema } from '#domain/admin/session.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '../../http/api-app.ts'
import { clearSession } from '../../http/session-cookies.ts'
import { endOtherSessions, endSession, findSessions } from './sessions.service.ts'

const PATH = '/api/admin/sessions'

const list = createRoute({
  method: 'get',
  path: PATH,
  summary: "The logged-in administrator's open sessions",
  responses: {
    200: jsonResponse(
      'The one that asks first, then the last used',
      z.array(ownSessionSchema.meta({ id: 'OwnSession' })),
    ),
    ...problemResponses(401, 403),
  },
})

const endOthers = createRoute({
  method: 'delete',
  path: PATH,
  summary: "End all of the logged-in administrator's sessions but this one",
  responses: {
    200: jsonResponse(
      'They have ended, and so have logins that waited for a code',
      z.object({ ended: z.number().int().min(0).meta({ description: 'How many sessions' }) }),
    ),
    ...problemResponses(401, 403),
  },
})

const endOne = createRoute({
  method: 'delete',
  path: `${PATH}/{id}`,
  summary: "End one of the logged-in administrator's sessions",
  request: { params: sessionIdSchema },
  responses: {
    200: jsonResponse('It has ended', z.object({ ok: z.literal(true) })),
    ...problemResponses(401, 403, 404, 422),
  },
})

export function sessionsRoutes({ db, sessionClock }: { db: Database; sessionClock: Clock }) {
  return createApiApp()
    .openapi(list, async (c) => {
      const sessions = findSessions(db, c.get('admin').id, c.get('sessionId'), sessionClock.now())
      return c.json(await sessions, 200)
    })
    .openapi(endOthers, async (c) => {
      const ended = await endOtherSessions(db, c.get('admin'), c.get('sessionId'))
      return c.json({ ended }, 200)
    })
    .openapi(endOne, async (c) => {
      const { id } = c.req.valid('param')
      await endSession(db, c.get('admin'), id)
      if (id === c.get('sessionId')) clearSession(c)
      return c.json({ ok: true as const }, 200)
    })
}
