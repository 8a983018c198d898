import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { EVERYBODY } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import { forRoles } from '#platform/http/server/call-roles.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { clearSession } from '#platform/http/server/session-cookies.ts'
import { passwordAgainSchema } from '../domain/second-factor.ts'
import { ownSessionSchema, sessionIdSchema } from '../domain/session.ts'
import { attemptsOf } from './attempts.ts'
import type { Auth } from './auth.ts'
import { confirmSession, endOtherSessions, endSession, findSessions } from './sessions.service.ts'

const PATH = '/api/admin/sessions'

const list = createRoute({
  method: 'get',
  path: PATH,
  ...forRoles(EVERYBODY),
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
  ...forRoles(EVERYBODY),
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
  ...forRoles(EVERYBODY),
  summary: "End one of the logged-in administrator's sessions",
  request: { params: sessionIdSchema },
  responses: {
    200: jsonResponse('It has ended', z.object({ ok: z.literal(true) })),
    ...problemResponses(401, 403, 404, 422),
  },
})

const confirm = createRoute({
  method: 'post',
  path: '/api/admin/confirm',
  ...forRoles(EVERYBODY),
  ...jsonUpTo(4 * KIB),
  summary:
    'Type the password again, for the calls that ask for it: for five minutes in this session',
  request: jsonBody(passwordAgainSchema),
  responses: {
    200: jsonResponse('It is right', z.object({ ok: z.literal(true) })),
    ...problemResponses(400, 401, 403, 413, 415, 422, 429),
  },
})

export function sessionsRoutes({
  db,
  auth,
  limits,
  sessionClock,
}: {
  db: Database
  auth: Auth
  limits: RateLimits
  sessionClock: Clock
}) {
  return createApiApp()
    .openapi(confirm, async (c) => {
      const admin = c.get('admin')
      const { password } = c.req.valid('json')
      const attempts = attemptsOf(limits, auth, {
        email: admin.email,
        address: c.get('clientAddress'),
        headers: c.req.raw.headers,
      })
      await attempts.password(() =>
        confirmSession(db, admin, c.get('sessionId'), password, sessionClock.now()),
      )
      return c.json({ ok: true as const }, 200)
    })
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
