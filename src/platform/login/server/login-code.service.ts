import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { OnceLimit } from '#platform/http/server/rate-limits.ts'
import type { CodeKind } from '../domain/second-factor-code.ts'
import { adminErrors } from './admins.errors.ts'
import { lockAdmin, setLastLogin } from './admins.repository.ts'
import { type Auth, authWithin } from './auth.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'
import { findCookie } from './request-cookies.ts'
import { findAdminOfPendingLogin } from './second-factor.repository.ts'
import { reserveCode, useCode } from './second-factor-codes.ts'
import { deleteSession } from './sessions.repository.ts'
import { findSession, userAgentHeaders } from './sessions.service.ts'

/** A login with the right password that waits for its code. */
export interface PendingLogin {
  admin: LoggedInAdmin
  /**
   * The cookie of that login and the User-Agent, for better-auth; without the cookie of another session in the browser.
   */
  headers: Headers
  /** Another session in the same browser, possibly of another administrator. */
  beside: { adminId: string; sessionId: string } | null
}

/**
 * Finds the login that waits for its code, by its cookie.
 *
 * @param headers the request's headers
 * @throws ProblemError 401 auth.login_expired when there is none, or when it has expired
 */
export async function findPendingLogin(
  auth: Auth,
  db: Database,
  headers: Headers,
  now: Date,
): Promise<PendingLogin> {
  const cookie = findCookie(headers, pendingLoginCookie(auth))
  // The cookie contains a random id and its signature, which is checked together with the code.
  const id = cookie?.slice(cookie.indexOf('=') + 1).split('.')[0]
  const admin = id ? await findAdminOfPendingLogin(db, id, now) : undefined
  if (!cookie || !admin) throw adminErrors.loginExpired()
  return {
    admin,
    headers: new Headers([...userAgentHeaders(headers), ['cookie', cookie]]),
    beside: await findSession(auth, headers),
  }
}

/**
 * The headers that set the cookie of a login that waits for its code, out of better-auth's answer to a right password.
 * The other headers would end the session in the same browser.
 */
export function pendingLoginHeaders(auth: Auth, headers: Headers): Headers {
  const name = pendingLoginCookie(auth)
  const cookies = headers.getSetCookie().filter((line) => line.startsWith(`${name}=`))
  return new Headers(cookies.map((line): [string, string] => ['Set-Cookie', line]))
}

function pendingLoginCookie(auth: Auth): string {
  return auth.options.advanced.cookies.two_factor.name
}

/**
 * Completes a login with its code and opens the session. Another session in the same browser is ended.
 *
 * @returns the headers that set the session's cookie
 * @throws ProblemError 422 auth.wrong_code; 401 auth.login_expired after five of them, after ten minutes, or after a
 * change of the password
 */
export async function finishLogIn(
  auth: Auth,
  db: Database,
  usedCodes: OnceLimit,
  login: PendingLogin,
  typed: string,
): Promise<Headers> {
  const { admin, beside } = login
  const code = await reserveCode(usedCodes, admin.id, typed)
  const outcome = await inTransaction(db, async (tx) => {
    await lockAdmin(tx, admin.id)
    // A wrong code must be committed, because the login counts it.
    const taken = await useCode(authWithin(auth, tx), code, login.headers).catch(problemOrThrow)
    if (taken instanceof ProblemError) return taken
    if (beside) await deleteSession(tx, beside.adminId, beside.sessionId)
    await setLastLogin(tx, admin.id)
    for (const action of actionsOf(code.kind))
      await recordAction(tx, { actor: admin.email, action, subjectId: admin.id })
    return taken
  })
  if (outcome instanceof ProblemError) throw outcome
  return outcome
}

function problemOrThrow(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  throw error
}

function actionsOf(kind: CodeKind): string[] {
  return kind === 'recovery' ? ['admin.recovery_code_used', 'admin.logged_in'] : ['admin.logged_in']
}
