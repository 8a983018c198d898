import type { MiddlewareHandler } from 'hono'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { clearSession, storeSession } from '#platform/http/server/session-cookies.ts'
import { adminErrors } from './admins.errors.ts'
import type { Auth } from './auth.ts'
import { CONFIRMED_CALLS } from './confirmed-calls.ts'
import { findLoggedIn, isConfirmed } from './sessions.service.ts'

/** The calls that an administrator may make before changing an initial password. */
const BEFORE_PASSWORD_CHANGE = new Set([
  '/api/admin/me',
  '/api/admin/change-password',
  '/api/admin/confirm',
  '/api/admin/logout',
])
/** The calls of the administration without a session: the two steps of a login. */
const LOGIN = new Set(['/api/admin/login', '/api/admin/login/code'])

/**
 * Requires a logged-in administrator. Those who must change their password may only make the calls above; those of
 * {@link CONFIRMED_CALLS} need the password, typed within five minutes.
 */
export function requireAdmin(
  auth: Auth,
  db: Database,
  clock: Clock,
): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    if (LOGIN.has(c.req.path)) return next()
    const now = clock.now()
    const session = await findLoggedIn(auth, c.req.raw.headers, now)
    if (!session) {
      clearSession(c)
      throw adminErrors.notLoggedIn()
    }
    storeSession(c, session.headers)
    const { admin } = session
    if (admin.mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(c.req.path)) {
      throw adminErrors.passwordChangeRequired()
    }
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (
      CONFIRMED_CALLS.has(`${method} ${c.req.path}`) &&
      !(await isConfirmed(db, session.sessionId, now))
    ) {
      throw adminErrors.confirmationRequired()
    }
    c.set('admin', admin)
    c.set('sessionId', session.sessionId)
    return next()
  }
}
