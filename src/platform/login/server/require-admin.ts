import type { Context, MiddlewareHandler } from 'hono'
import type { Roles } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import type { AdminCall } from '#platform/http/server/call-roles.ts'
import { clearSession, storeSession } from '#platform/http/server/session-cookies.ts'
import { adminErrors } from './admins.errors.ts'
import type { Auth } from './auth.ts'
import { CONFIRMED_CALLS } from './confirmed-calls.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'
import { findLoggedIn, isConfirmed } from './sessions.service.ts'

/** The calls that an administrator may make before changing an initial password. */
const BEFORE_PASSWORD_CHANGE = new Set([
  '/api/admin/me',
  '/api/admin/change-password',
  '/api/admin/confirm',
  '/api/admin/logout',
])
/** The calls of the administration without a session: the two steps of a login. */
const WITHOUT_SESSION = new Set(['/api/admin/login', '/api/admin/login/code'])

/** Whether a path of the administration can be called without a session. */
export function needsNoSession(path: string): boolean {
  return WITHOUT_SESSION.has(path)
}

/**
 * For a part of a call that fewer may make than the call.
 *
 * @throws ProblemError 403 auth.role_missing
 */
export function requireRole({ role }: Pick<LoggedInAdmin, 'role'>, roles: Roles): void {
  if (!roles.includes(role)) throw adminErrors.roleMissing(roles)
}

interface AdminCheck {
  auth: Auth
  db: Database
  clock: Clock
  /** The call that a request makes, with the roles that may make it. */
  callOf: (c: Context) => AdminCall | undefined
}

/**
 * Requires a logged-in administrator whose role may make the call. Those who must change their password may only make
 * the calls above; those of {@link CONFIRMED_CALLS} need the password, typed within five minutes.
 */
export function requireAdmin({
  auth,
  db,
  clock,
  callOf,
}: AdminCheck): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    if (needsNoSession(c.req.path)) return next()
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
    const call = callOf(c)
    if (call) requireRole(admin, call.roles)
    if (
      call &&
      CONFIRMED_CALLS.has(call.name) &&
      !(await isConfirmed(db, session.sessionId, now))
    ) {
      throw adminErrors.confirmationRequired()
    }
    c.set('admin', admin)
    c.set('sessionId', session.sessionId)
    return next()
  }
}
