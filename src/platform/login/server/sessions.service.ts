import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { readDevice } from '../domain/device.ts'
import type { OwnSession } from '../domain/session.ts'
import { adminErrors } from './admins.errors.ts'
import { findPasswordHash, lockAdmin } from './admins.repository.ts'
import type { Auth } from './auth.ts'
import { withReasons } from './auth-faults.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'
import { verifyPassword } from './passwords.ts'
import { deletePendingLogins } from './second-factor.repository.ts'
import {
  deleteSession,
  deleteSessions,
  findConfirmations,
  listSessions,
  setConfirmedAt,
} from './sessions.repository.ts'

/** The maximum age of a session, even of one in constant use. */
const SESSION_MAX_MS = 7 * 24 * 60 * 60 * 1000
/** How long a typed password counts for the calls that ask for it again. */
const CONFIRMED_MS = 5 * 60 * 1000
/** Most characters stored of a User-Agent: those of browsers are shorter. */
const USER_AGENT_MAX = 300
const UNAUTHORIZED = 401

interface FoundSession {
  admin: LoggedInAdmin
  hasSecondFactor: boolean
  /** The session's id. It is not its token and gives no access. */
  sessionId: string
  /** Headers that extend the cookie of a session in use. */
  headers: Headers
}

/** The session of these request headers, with its administrator; or null. A session older than seven days is ended. */
export async function findLoggedIn(
  auth: Auth,
  headers: Headers,
  now: Date,
): Promise<FoundSession | null> {
  const found = await withReasons(() =>
    auth.api.getSession({ headers, returnHeaders: true }),
  ).catch((error: unknown) => {
    // The session was ended between being read and being marked as used.
    if ((error as { statusCode?: number }).statusCode === UNAUTHORIZED) return null
    throw error
  })
  if (!found?.response) return null
  const { session, user } = found.response
  if (now.getTime() - session.createdAt.getTime() > SESSION_MAX_MS) {
    await auth.api.signOut({ headers })
    return null
  }
  const { id, email, mustChangePassword, role } = user
  return {
    admin: { id, email, mustChangePassword, role },
    hasSecondFactor: user.twoFactorEnabled === true,
    sessionId: session.id,
    headers: found.headers,
  }
}

/** The session of these request headers; or null. This does not count as a use of it. */
export async function findSession(
  auth: Auth,
  headers: Headers,
): Promise<{ adminId: string; email: string; sessionId: string } | null> {
  const found = await withReasons(() =>
    auth.api.getSession({ headers, query: { disableRefresh: true } }),
  )
  const { user, session } = found ?? {}
  return user && session ? { adminId: user.id, email: user.email, sessionId: session.id } : null
}

/** Whether the password was typed in this session within five minutes: at its login, or again since. */
export async function isConfirmed(db: Connection, sessionId: string, now: Date): Promise<boolean> {
  const found = await findConfirmations(db, sessionId)
  // One that lies ahead was stored while the clock was wrong.
  const isRecent = (at: Date | null) =>
    at !== null && Math.abs(now.getTime() - at.getTime()) <= CONFIRMED_MS
  return found !== undefined && (isRecent(found.createdAt) || isRecent(found.confirmedAt))
}

/**
 * Stores that the administrator has typed the password again in this session.
 *
 * @throws ProblemError 422 auth.wrong_password
 */
export async function confirmSession(
  db: Database,
  admin: LoggedInAdmin,
  sessionId: string,
  password: string,
  now: Date,
): Promise<void> {
  const hash = await findPasswordHash(db, admin.id)
  if (!hash || !(await verifyPassword({ hash, password }))) throw adminErrors.wrongPassword()
  await setConfirmedAt(db, sessionId, now)
}

/** The request headers that describe the device and are stored with a session. */
export function userAgentHeaders(headers: Headers): Headers {
  const userAgent = headers.get('user-agent')?.slice(0, USER_AGENT_MAX)
  return new Headers(userAgent ? { 'user-agent': userAgent } : {})
}

/**
 * Ends the session of these request headers.
 * @returns the headers that remove its cookie
 */
export async function logOut(
  auth: Auth,
  db: Database,
  admin: LoggedInAdmin,
  headers: Headers,
): Promise<Headers> {
  const signedOut = await auth.api.signOut({ headers, returnHeaders: true })
  await recordAction(db, actionOf(admin, 'admin.logged_out'))
  return signedOut.headers
}

/**
 * The administrator's open sessions: that of the request first, then by last use.
 *
 * @param sessionId the session of the request
 */
export async function findSessions(
  db: Database,
  adminId: string,
  sessionId: string,
  now: Date,
): Promise<OwnSession[]> {
  const startedAfter = new Date(now.getTime() - SESSION_MAX_MS)
  const rows = await listSessions(db, adminId, { now, startedAfter })
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      ...readDevice(userAgent ?? ''),
      loggedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      isCurrent: id === sessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/**
 * Ends one of the administrator's sessions.
 *
 * @throws ProblemError 404 auth.no_session where there is none with that id, or where it has already ended
 */
export async function endSession(db: Database, admin: LoggedInAdmin, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await deleteSession(tx, admin.id, id)
    if (!ended) throw adminErrors.noSession()
    const details = readDevice(ended.userAgent ?? '')
    await recordAction(tx, { ...actionOf(admin, 'admin.session_ended'), details: { ...details } })
  })
}

/**
 * Ends all of the administrator's other sessions, and their logins that wait for a code.
 *
 * @param sessionId the session that is not ended
 * @returns the number of ended sessions
 */
export async function endOtherSessions(
  db: Database,
  admin: LoggedInAdmin,
  sessionId: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockAdmin(tx, admin.id)
    const ended = await deleteSessions(tx, admin.id, sessionId)
    await deletePendingLogins(tx, admin.id)
    const details = { sessions: ended }
    if (ended > 0)
      await recordAction(tx, { ...actionOf(admin, 'admin.other_sessions_ended'), details })
    return ended
  })
}

function actionOf(admin: LoggedInAdmin, action: string) {
  return { actor: admin.email, action, subjectId: admin.id }
}
