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
import { clearSession, passCookies, storeSession } from '#platform/http/server/session-cookies.ts'
import { findRestoredCopy } from '#platform/operation/server/restored-copy.repository.ts'
import { loginSchema, meSchema, passwordChangeSchema } from '../domain/admin.ts'
import { codeSchema, loginAnswerSchema } from '../domain/second-factor.ts'
import { changePassword, logIn } from './admins.service.ts'
import { attemptsOf } from './attempts.ts'
import type { Auth } from './auth.ts'
import { rememberDevice } from './known-devices.ts'
import { findPendingLogin, finishLogIn } from './login-code.service.ts'
import type { ScryptParameters } from './passwords.ts'
import { logOut } from './sessions.service.ts'

const me = createRoute({
  method: 'get',
  path: '/api/admin/me',
  ...forRoles(EVERYBODY),
  summary: 'The logged-in administrator',
  responses: {
    200: jsonResponse('The administrator', meSchema.meta({ id: 'Admin' })),
    ...problemResponses(401),
  },
})

const login = createRoute({
  method: 'post',
  path: '/api/admin/login',
  ...jsonUpTo(4 * KIB),
  summary: 'Log in',
  request: jsonBody(loginSchema),
  responses: {
    200: jsonResponse(
      'Logged in, with the session in a cookie; or right so far, and the code of the second factor is to follow',
      loginAnswerSchema,
    ),
    ...problemResponses(400, 401, 403, 413, 415, 422, 429),
  },
})

const loginCode = createRoute({
  method: 'post',
  path: '/api/admin/login/code',
  ...jsonUpTo(1 * KIB),
  summary: 'Finish a login with the code of the second factor, or a recovery code',
  request: jsonBody(codeSchema),
  responses: {
    200: jsonResponse(
      'Logged in; the session is in a cookie',
      z.object({ mustChangePassword: z.boolean() }),
    ),
    ...problemResponses(400, 401, 403, 413, 415, 422, 429),
  },
})

const ok = z.object({ ok: z.literal(true) })

const passwordChange = createRoute({
  method: 'post',
  path: '/api/admin/change-password',
  ...forRoles(EVERYBODY),
  ...jsonUpTo(4 * KIB),
  summary: "Change the logged-in administrator's password",
  request: jsonBody(passwordChangeSchema),
  responses: {
    200: jsonResponse('The password was changed; other sessions have ended', ok),
    ...problemResponses(400, 401, 403, 413, 415, 422),
  },
})

const logout = createRoute({
  method: 'post',
  path: '/api/admin/logout',
  ...forRoles(EVERYBODY),
  summary: 'End the session',
  responses: { 200: jsonResponse('Logged out', ok), ...problemResponses(401, 403) },
})

export function adminsRoutes({
  db,
  auth,
  limits,
  sessionClock,
  siteNames,
  scrypt,
}: {
  db: Database
  auth: Auth
  limits: RateLimits
  sessionClock: Clock
  /** The names of the site, which are not accepted as passwords. */
  siteNames: () => readonly string[]
  scrypt: ScryptParameters | undefined
}) {
  return createApiApp()
    .openapi(me, async (c) => {
      const { email, mustChangePassword, role } = c.get('admin')
      const copy = await findRestoredCopy(db)
      const copyOf = copy?.backupMadeAt.toISOString() ?? null
      return c.json(
        {
          email,
          mustChangePassword,
          role,
          mustSetUpSecondFactor: c.get('mustSetUpSecondFactor'),
          copyOf,
        },
        200,
      )
    })
    .openapi(login, async (c) => {
      const credentials = c.req.valid('json')
      const { email } = credentials
      const { headers } = c.req.raw
      const attempts = attemptsOf(limits, auth, { email, address: c.get('clientAddress'), headers })
      const login = await attempts.password(() => logIn(auth, db, credentials, headers, scrypt))
      if (login.kind === 'code-required') {
        passCookies(c, login.headers)
        return c.json({ codeRequired: true as const }, 200)
      }
      storeSession(c, login.headers)
      passCookies(c, rememberDevice(auth, headers, email))
      return c.json({ mustChangePassword: login.mustChangePassword }, 200)
    })
    .openapi(loginCode, async (c) => {
      const { code } = c.req.valid('json')
      const { headers } = c.req.raw
      const login = await findPendingLogin(auth, db, headers, sessionClock.now())
      const { email, mustChangePassword } = login.admin
      const attempts = attemptsOf(limits, auth, { email, address: c.get('clientAddress'), headers })
      storeSession(
        c,
        await attempts.code(() => finishLogIn(auth, db, limits.usedCodes, login, code)),
      )
      passCookies(c, rememberDevice(auth, headers, email))
      return c.json({ mustChangePassword }, 200)
    })
    .openapi(passwordChange, async (c) => {
      const { newPassword } = c.req.valid('json')
      await changePassword(db, c.get('admin'), c.get('sessionId'), newPassword, siteNames(), scrypt)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(logout, async (c) => {
      clearSession(c, await logOut(auth, db, c.get('admin'), c.req.raw.headers))
      return c.json({ ok: true as const }, 200)
    })
}
