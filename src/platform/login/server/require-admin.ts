import type { Context, MiddlewareHandler } from 'hono'
import type { Roles, StaffRole } from '#platform/basics/domain/staff-role.ts'
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
/** The calls that an administrator may make before setting up a second factor that the role requires. */
const BEFORE_SECOND_FACTOR = new Set([
  ...BEFORE_PASSWORD_CHANGE,
  '/api/admin/second-factor',
  '/api/admin/second-factor/begin',
  '/api/admin/second-factor/confirm',
])
/** The calls of the administration without a session: the two steps of a login, and links that set a password. */
const WITHOUT_SESSION = new Set([
  '/api/admin/login',
  '/api/admin/login/code',
  '/api/admin/login/forgotten',
  '/api/admin/login/link',
  '/api/admin/login/password',
])

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
  /** Whether that role has to log in with a second factor. */
  requiresSecondFactor: (role: StaffRole) => Promise<boolean>
}

/**
 * Requires a logged-in administrator whose role may make the call. Those who must change their password, or set up a
 * second factor, may only make the calls above; those of {@link CONFIRMED_CALLS} need the password, typed within five minutes.
 */
export function requireAdmin({
  auth,
  db,
  clock,
  callOf,
  requiresSecondFactor,
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
    const { admin, hasSecondFactor, sessionId } = session
    const mustSetUpSecondFactor = !hasSecondFactor && (await requiresSecondFactor(admin.role))
    requireFirstSteps(c.req.path, { ...admin, mustSetUpSecondFactor })
    const call = callOf(c)
    if (call) requireRole(admin, call.roles)
    const isConfirmedCall = call !== undefined && CONFIRMED_CALLS.has(call.name)
    if (isConfirmedCall && !(await isConfirmed(db, sessionId, now)))
      throw adminErrors.confirmationRequired()
    c.set('admin', admin)
    c.set('sessionId', sessionId)
    c.set('mustSetUpSecondFactor', mustSetUpSecondFactor)
    return next()
  }
}

/** What an administrator has to do before anything else. */
function requireFirstSteps(
  path: string,
  {
    mustChangePassword,
    mustSetUpSecondFactor,
  }: { mustChangePassword: boolean; mustSetUpSecondFactor: boolean },
): void {
  if (mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(path))
    throw adminErrors.passwordChangeRequired()
  if (mustSetUpSecondFactor && !BEFORE_SECOND_FACTOR.has(path))
    throw adminErrors.secondFactorRequired()
}
