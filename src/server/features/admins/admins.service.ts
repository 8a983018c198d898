import { randomBytes } from 'node:crypto'
import type { Admin } from '#domain/admin/admin.ts'
import type { Connection, Database } from '../../database/database.ts'
import { adminErrors } from './admins.errors.ts'
import {
  hasAdmins,
  readOrKeepSecret,
  setMustChangePassword,
  takeTurnAtFirstAdmin,
} from './admins.repository.ts'
import { recordAction } from './audit-log.repository.ts'
import type { Auth } from './auth.ts'
import { withReasons } from './auth-faults.ts'
import { isCommonPassword } from './common-passwords.ts'
import { openLoginHeaders } from './login-code.service.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts'
import { deleteOpenLogins, deleteSecondFactor, findEnabledAt } from './second-factor.repository.ts'

export interface LoggedInAdmin extends Admin {
  id: string
}

/** The value that signs session cookies, the same in every process on this database. */
export function sessionSecret(db: Connection): Promise<string> {
  return readOrKeepSecret(db, 'admin-sessions', randomBytes(32).toString('base64url'))
}

/** However busy, a session ends after this time. */
const SESSION_MAX_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The administrator whose session these request headers carry, or null. The headers returned lengthen the cookie of a
 * session that is in use; none is used for more than seven days.
 */
export async function findLoggedIn(
  auth: Auth,
  headers: Headers,
  now: Date,
): Promise<{ admin: LoggedInAdmin; headers: Headers } | null> {
  const found = await withReasons(() => auth.api.getSession({ headers, returnHeaders: true }))
  if (!found.response) return null
  if (now.getTime() - found.response.session.createdAt.getTime() > SESSION_MAX_MS) {
    await auth.api.signOut({ headers })
    return null
  }
  const { id, email, mustChangePassword } = found.response.user
  return { admin: { id, email, mustChangePassword }, headers: found.headers }
}

/** A session that was opened, or a login that still needs the code of its second factor. */
export type LogIn =
  | { kind: 'done'; mustChangePassword: boolean; headers: Headers }
  | { kind: 'code-required'; headers: Headers }

/**
 * Opens a session. Where the account has a second factor it opens none: `finishLogIn` does, with the code.
 *
 * @returns the headers that set the cookie of the session, or of the login that waits for its code; and whether the
 *   password has to be changed first
 * @throws ProblemError 401 auth.wrong_credentials, the same for an unknown account and a wrong password
 */
export async function logIn(
  auth: Auth,
  db: Database,
  email: string,
  password: string,
): Promise<LogIn> {
  const { headers, response } = await auth.api
    .signInEmail({ body: { email, password }, returnHeaders: true })
    .catch((error: unknown) => {
      if ((error as { statusCode?: number }).statusCode === 401)
        throw adminErrors.wrongCredentials()
      throw error
    })
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email.toLowerCase())
  if (!found) throw adminErrors.wrongCredentials()
  const admin = found.user as unknown as LoggedInAdmin
  await strengthenHash(auth, admin.id, password)
  if ('twoFactorRedirect' in response)
    return { kind: 'code-required', headers: await openLoginHeaders(auth, headers) }
  await recordAction(db, { actor: admin.email, action: 'admin.logged_in', subjectId: admin.id })
  return { kind: 'done', mustChangePassword: admin.mustChangePassword, headers }
}

/** Hashes the password anew where its hash is from before the parameters rose: only now is it known. */
async function strengthenHash(auth: Auth, adminId: string, password: string): Promise<void> {
  const hash = await currentHash(auth, adminId)
  if (!hash || !isOutdatedHash(hash)) return
  const { internalAdapter } = await auth.$context
  await internalAdapter.updatePassword(adminId, await hashPassword(password))
}

async function currentHash(auth: Auth, adminId: string): Promise<string | null | undefined> {
  const { internalAdapter } = await auth.$context
  const accounts = await internalAdapter.findAccounts(adminId)
  return accounts.find((account) => account.providerId === 'credential')?.password
}

/** Whether it is the administrator's password at present. */
export async function isPasswordOf(
  auth: Auth,
  adminId: string,
  password: string,
): Promise<boolean> {
  const hash = await currentHash(auth, adminId)
  return hash ? verifyPassword({ hash, password }) : false
}

/** Ends the administrator's session of these request headers. Returns the headers that remove its cookie. */
export async function logOut(
  auth: Auth,
  db: Database,
  admin: LoggedInAdmin,
  headers: Headers,
): Promise<Headers> {
  const signedOut = await auth.api.signOut({ headers, returnHeaders: true })
  await recordAction(db, { actor: admin.email, action: 'admin.logged_out', subjectId: admin.id })
  return signedOut.headers
}

/**
 * Gives the logged-in administrator a new password and ends all sessions but this one.
 *
 * @throws ProblemError 422 auth.same_password, or auth.common_password for one that attackers try first
 */
export async function changePassword(
  auth: Auth,
  db: Database,
  admin: LoggedInAdmin,
  newPassword: string,
  headers: Headers,
): Promise<void> {
  if (await isPasswordOf(auth, admin.id, newPassword)) throw adminErrors.samePassword()
  if (await isCommonPassword(newPassword)) throw adminErrors.commonPassword()

  const { internalAdapter } = await auth.$context
  await internalAdapter.updatePassword(admin.id, await hashPassword(newPassword))
  await auth.api.revokeOtherSessions({ headers })
  await setMustChangePassword(db, admin.id, false)
  await recordAction(db, {
    actor: admin.email,
    action: 'admin.password_changed',
    subjectId: admin.id,
  })
}

/** Who the audit log says it was where an operator used the command. */
const OPERATOR = 'npm run admin'

/**
 * Adds an administrator who has to change the password at the first login. For the operator's command.
 *
 * @throws Error when the address has an account already
 */
export async function createAdmin(
  auth: Auth,
  db: Database,
  email: string,
  initialPassword: string,
): Promise<void> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email.toLowerCase(), {
    includeAccounts: true,
  })
  if (found && found.accounts.length > 0)
    throw new Error(`There is an administrator ${email} already.`)
  const id = await addAdmin(auth, email, initialPassword)
  await recordAction(db, {
    actor: OPERATOR,
    action: 'admin.created',
    subjectId: id,
    details: { email: email.toLowerCase() },
  })
}

async function addAdmin(auth: Auth, email: string, initialPassword: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  // Half of it is there where a process was killed right here.
  const half = await internalAdapter.findUserByEmail(email.toLowerCase())
  const admin =
    half?.user ??
    (await internalAdapter.createUser(
      {
        email: email.toLowerCase(),
        name: email,
        emailVerified: true,
        mustChangePassword: true,
      },
      { method: 'email-password' },
    ))
  await internalAdapter.createAccount({
    userId: admin.id,
    accountId: admin.id,
    providerId: 'credential',
    password: await hashPassword(initialPassword),
  })
  return admin.id
}

/**
 * Gives an administrator a new initial password, to be changed at the next login, and ends all their sessions and logins
 * that wait for a code. For the operator's command.
 *
 * @param options.removeSecondFactor for those who have lost their phone and their recovery codes
 * @returns whether the next login still asks for a code
 * @throws Error when there is no such account
 */
export async function resetAdmin(
  auth: Auth,
  db: Database,
  email: string,
  initialPassword: string,
  options: { removeSecondFactor: boolean },
): Promise<{ hasSecondFactor: boolean }> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email.toLowerCase())
  if (!found) throw new Error(`There is no administrator ${email}.`)
  const { id } = found.user
  await internalAdapter.updatePassword(id, await hashPassword(initialPassword))
  await internalAdapter.deleteUserSessions(id)
  await deleteOpenLogins(db, id)
  await setMustChangePassword(db, id, true)
  const entry = { actor: OPERATOR, subjectId: id, details: { email: found.user.email } }
  await recordAction(db, { ...entry, action: 'admin.reset' })
  if (options.removeSecondFactor && (await deleteSecondFactor(db, id)))
    await recordAction(db, { ...entry, action: 'admin.second_factor_removed' })
  return { hasSecondFactor: (await findEnabledAt(db, id)) !== null }
}

/** A password that nobody chose, for a first login. */
export function drawPassword(): string {
  return randomBytes(12).toString('base64url')
}

/**
 * Creates the first administrator where there is none.
 *
 * @returns the password to tell the operator once, or null when it was given or there was nothing to do
 */
export async function ensureFirstAdmin(
  auth: Auth,
  db: Database,
  first: { email: string; password: string | undefined },
): Promise<string | null> {
  if (await hasAdmins(db)) return null
  return db.transaction(async (tx) => {
    await takeTurnAtFirstAdmin(tx)
    // Another process that starts at the same time may have been faster.
    if (await hasAdmins(tx)) return null
    const drawn = first.password ? null : drawPassword()
    await addAdmin(auth, first.email, first.password ?? drawn ?? '')
    return drawn
  })
}
