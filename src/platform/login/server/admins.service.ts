import { randomBytes } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { adminErrors } from './admins.errors.ts'
import {
  findAdminByEmail,
  findPasswordHash,
  hasAdmins,
  insertAdmin,
  lockAdmin,
  lockFirstAdmin,
  loginName,
  readOrStoreSecret,
  setLastLogin,
  setMustChangePassword,
  setPasswordHash,
} from './admins.repository.ts'
import type { Auth } from './auth.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'
import { pendingLoginHeaders } from './login-code.service.ts'
import { deletePasswordLink } from './password-links.repository.ts'
import { weaknessOf } from './password-strength.ts'
import { hashPassword, isOutdatedHash, type ScryptParameters, verifyPassword } from './passwords.ts'
import {
  deletePendingLogins,
  deleteSecondFactor,
  findEnabledAt,
} from './second-factor.repository.ts'
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  hasSession,
} from './sessions.repository.ts'
import { findSession, userAgentHeaders } from './sessions.service.ts'

/** The secret that signs session cookies, the same in every process that uses this database. */
export function sessionSecret(db: Connection): Promise<string> {
  return readOrStoreSecret(db, 'admin-sessions', randomBytes(32).toString('base64url'))
}

/** An opened session, or a login that still needs the code of the second factor. */
export type LogIn =
  | { kind: 'done'; mustChangePassword: boolean; headers: Headers }
  | { kind: 'code-required'; headers: Headers }

/**
 * Checks the password and opens a session. For an account with a second factor, `finishLogIn` opens it, with the code.
 *
 * @param headers the request's headers. A session in their cookie is ended, because the new one replaces it in that
 * browser
 * @returns the headers that set the cookie of the session, or of the login that waits for its code; and whether the
 * password has to be changed first
 * @throws ProblemError 401 auth.wrong_credentials, the same for an unknown account and a wrong password; 401
 * auth.login_expired where a second factor was switched on at the same time
 */
export async function logIn(
  auth: Auth,
  db: Database,
  { email, password }: { email: string; password: string },
  headers: Headers,
  scrypt?: ScryptParameters,
): Promise<LogIn> {
  const admin = await findAdminByEmail(db, email)
  // The hash that is checked below; a change in the meantime is detected under the lock.
  const checked = admin ? await findPasswordHash(db, admin.id) : null
  const opened = await openSession(auth, { email: loginName(email), password }, headers)
  if (!admin) throw adminErrors.wrongCredentials()
  const stronger =
    checked && isOutdatedHash(checked, scrypt) ? await hashPassword(password, scrypt) : null
  const replaced = await findSession(auth, headers)
  const problem = await inTransaction(db, async (tx) => {
    const now = await lockAdmin(tx, admin.id)
    if (!now || now.passwordHash !== checked) {
      if (opened.token) await deleteSessionByToken(tx, opened.token)
      else await deletePendingLogins(tx, admin.id)
      return adminErrors.wrongCredentials()
    }
    if (opened.token && now.hasSecondFactor) {
      await deleteSessionByToken(tx, opened.token)
      return adminErrors.loginExpired()
    }
    if (stronger) await setPasswordHash(tx, admin.id, stronger)
    if (!opened.token) return null
    if (replaced) await deleteSession(tx, replaced.adminId, replaced.sessionId)
    await setLastLogin(tx, admin.id)
    await recordAction(tx, { actor: admin.email, action: 'admin.logged_in', subjectId: admin.id })
    return null
  })
  if (problem) throw problem
  if (!opened.token)
    return { kind: 'code-required', headers: pendingLoginHeaders(auth, opened.headers) }
  return { kind: 'done', mustChangePassword: admin.mustChangePassword, headers: opened.headers }
}

/** @returns the session's token; null where the login waits for a code, whose cookie is in the headers */
async function openSession(
  auth: Auth,
  body: { email: string; password: string },
  headers: Headers,
): Promise<{ token: string | null; headers: Headers }> {
  const opened = await auth.api
    .signInEmail({ body, headers: userAgentHeaders(headers), returnHeaders: true })
    .catch((error: unknown) => {
      if ((error as { statusCode?: number }).statusCode === 401)
        throw adminErrors.wrongCredentials()
      throw error
    })
  const isWaiting = 'twoFactorRedirect' in opened.response
  return { token: isWaiting ? null : opened.response.token, headers: opened.headers }
}

/** Whether the password is the administrator's present one. */
export async function isPasswordOf(
  db: Connection,
  adminId: string,
  password: string,
): Promise<boolean> {
  const hash = await findPasswordHash(db, adminId)
  return hash ? verifyPassword({ hash, password }) : false
}

/**
 * Changes the password of the logged-in administrator. Ends all their other sessions, and all their logins that wait
 * for a code.
 *
 * @param sessionId the session of this request, which is not ended
 * @param siteNames the names of the site, which make a password easy to guess, like the administrator's address
 * @throws ProblemError 422 auth.same_password, or auth.weak_password for one that is easy to guess; 401
 * auth.not_logged_in where the session was ended at the same time
 */
export async function changePassword(
  db: Database,
  admin: LoggedInAdmin,
  sessionId: string,
  newPassword: string,
  siteNames: readonly string[],
  scrypt?: ScryptParameters,
): Promise<void> {
  if (await isPasswordOf(db, admin.id, newPassword)) throw adminErrors.samePassword()
  const weakness = await weaknessOf(newPassword, [admin.email, ...siteNames])
  if (weakness) throw adminErrors.weakPassword(weakness)
  const hash = await hashPassword(newPassword, scrypt)

  await inTransaction(db, async (tx) => {
    await lockAdmin(tx, admin.id)
    if (!(await hasSession(tx, admin.id, sessionId))) throw adminErrors.notLoggedIn()
    await setPasswordHash(tx, admin.id, hash)
    await setMustChangePassword(tx, admin.id, false)
    await deleteSessions(tx, admin.id, sessionId)
    await deletePasswordLink(tx, admin.id)
    await deletePendingLogins(tx, admin.id)
    await recordAction(tx, {
      actor: admin.email,
      action: 'admin.password_changed',
      subjectId: admin.id,
    })
  })
}

/** The actor in the audit log for actions of the operator's command. */
export const OPERATOR = 'npm run admin'

/**
 * Creates an administrator who has to change the password at the first login. For the operator's command.
 *
 * @throws OperatorError when the address already has an account
 */
export async function createAdmin(
  db: Database,
  email: string,
  initialPassword: string,
): Promise<void> {
  const passwordHash = await hashPassword(initialPassword)
  await inTransaction(db, async (tx) => {
    const found = await findAdminByEmail(tx, email)
    if (found && (await findPasswordHash(tx, found.id)))
      throw new OperatorError(`There is an administrator ${email} already.`)
    const id = await insertAdmin(tx, { email, passwordHash })
    // Whoever was invited before has a password now.
    await deletePasswordLink(tx, id)
    await recordAction(tx, {
      actor: OPERATOR,
      action: 'admin.created',
      subjectId: id,
      details: { email: email.toLowerCase() },
    })
  })
}

/**
 * Sets a new initial password, to be changed at the next login, and ends all sessions of the administrator and logins
 * that wait for a code. For the operator's command.
 *
 * @param options.removeSecondFactor for an administrator without phone and recovery codes
 * @returns whether the next login still asks for a code
 * @throws OperatorError when there is no such account
 */
export async function resetAdmin(
  db: Database,
  email: string,
  initialPassword: string,
  options: { removeSecondFactor: boolean },
): Promise<{ hasSecondFactor: boolean }> {
  const found = await findAdminByEmail(db, email)
  if (!found) throw new OperatorError(`There is no administrator ${email}.`)
  if (!(await findPasswordHash(db, found.id)))
    throw new OperatorError(`${email} is invited and has no password yet. Use create.`)
  const { id } = found
  const hash = await hashPassword(initialPassword)
  const entry = { actor: OPERATOR, subjectId: id, details: { email: found.email } }
  return inTransaction(db, async (tx) => {
    await lockAdmin(tx, id)
    await setPasswordHash(tx, id, hash)
    await setMustChangePassword(tx, id, true)
    await deleteSessions(tx, id, null)
    await deletePasswordLink(tx, id)
    await deletePendingLogins(tx, id)
    await recordAction(tx, { ...entry, action: 'admin.reset' })
    if (options.removeSecondFactor && (await deleteSecondFactor(tx, id)))
      await recordAction(tx, { ...entry, action: 'admin.second_factor_removed' })
    return { hasSecondFactor: (await findEnabledAt(tx, id)) !== null }
  })
}

/** Generates a random password for a first login. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url')
}

/**
 * Creates the first administrator where there is none.
 *
 * @returns the generated password, to be shown to the operator once; null when it was given, or when there was nothing
 * to do; and whether a given password is easy to guess
 */
export async function ensureFirstAdmin(
  db: Database,
  first: { email: string; password: string | undefined },
  siteNames: readonly string[],
  scrypt?: ScryptParameters,
): Promise<{ drawnPassword: string | null; isWeak: boolean }> {
  const nothing = { drawnPassword: null, isWeak: false }
  if (await hasAdmins(db)) return nothing
  const given = first.password
  const isWeak =
    given !== undefined && (await weaknessOf(given, [first.email, ...siteNames])) !== null
  return inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx)
    // Another process may have created one in the meantime.
    if (await hasAdmins(tx)) return nothing
    const drawnPassword = given ? null : generatePassword()
    const passwordHash = await hashPassword(given ?? drawnPassword ?? '', scrypt)
    await insertAdmin(tx, { email: first.email, passwordHash })
    return { drawnPassword, isWeak }
  })
}
