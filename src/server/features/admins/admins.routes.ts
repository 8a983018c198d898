import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { adminSchema, loginSchema, passwordChangeSchema } from '#domain/admin/admin.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonBody, jsonResponse, problemResponses } from '../../http/api-app.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { jsonUpTo, KIB } from '../../http/request-body.ts'
import { dropSession, keepSession } from '../../http/session-cookies.ts'
import { changePassword, logIn, logOut } from './admins.service.ts'
import type { Auth } from './auth.ts'

const me = createRoute({
  method: 'get',
  path: '/api/admin/me',
  summary: 'The logged-in administrator',
  responses: {
    200: jsonResponse('The administrator', adminSchema.meta({ id: 'Admin' })),
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
  summary: 'End the session',
  responses: { 200: jsonResponse('Logged out', ok), ...problemResponses(401, 403) },
})

export function adminsRoutes({
  db,
  auth,
  limits,
}: {
  db: Database
  auth: Auth
  limits: RateLimits
}) {
  return createApiApp()
    .openapi(me, (c) => {
      const { email, mustChangePassword } = c.get('admin')
      return c.json({ email, mustChangePassword }, 200)
    })
    .openapi(login, async (c) => {
      const { email, password } = c.req.valid('json')
      const account = email.toLowerCase()
      const address = c.get('clientAddress')
      await limits.loginsFromAddress.take(address)
      await limits.loginsOfAccount.take(account)
      const session = await logIn(auth, db, email, password)
      await Promise.all([
        limits.loginsOfAccount.giveBack(account),
        limits.loginsFromAddress.giveBack(address),
      ])
      keepSession(c, session.headers)
      return c.json({ mustChangePassword: session.mustChangePassword }, 200)
    })
    .openapi(passwordChange, async (c) => {
      const { newPassword } = c.req.valid('json')
      await changePassword(auth, db, c.get('admin'), newPassword, c.req.raw.headers)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(logout, async (c) => {
      dropSession(c, await logOut(auth, db, c.get('admin'), c.req.raw.headers))
      return c.json({ ok: true as const }, 200)
    })
}
