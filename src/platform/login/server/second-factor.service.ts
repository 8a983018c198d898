import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { OnceLimit } from '#platform/http/server/rate-limits.ts'
import type { SecondFactor, SecondFactorSetup } from '../domain/second-factor.ts'
import { adminErrors } from './admins.errors.ts'
import { lockAdmin } from './admins.repository.ts'
import { isPasswordOf } from './admins.service.ts'
import type { AttemptLimits } from './attempts.ts'
import { type Auth, authWithin } from './auth.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'
import { deletePendingLogins, findEnabledAt, setEnabledAt } from './second-factor.repository.ts'
import { asProblems, reserveCode, useCode } from './second-factor-codes.ts'

/** The context of a change to a second factor. */
export interface Change {
  auth: Auth
  db: Database
  usedCodes: OnceLimit
  attempts: AttemptLimits
  admin: LoggedInAdmin
  /** The request's headers, with the session's cookie. */
  headers: Headers
}

/** Password and code, as at a login. */
export interface Proof {
  password: string
  code: string
}

/** The state of the administrator's second factor: since when it is on, and how many recovery codes are unused. */
export async function findSecondFactor(
  auth: Auth,
  db: Database,
  adminId: string,
): Promise<SecondFactor> {
  const enabledAt = await findEnabledAt(db, adminId)
  return {
    enabledAt: enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: enabledAt ? (await recoveryCodesOf(auth, adminId)).length : 0,
  }
}

/**
 * Generates a secret for the administrator's authenticator app. It has no effect until {@link confirmSecondFactor};
 * beginning again replaces it.
 *
 * @param issuer the name of the site in the app
 * @throws ProblemError 422 auth.wrong_password, 409 auth.second_factor_on
 */
export async function beginSecondFactor(
  { auth, db, attempts, admin, headers }: Change,
  password: string,
  issuer: string,
): Promise<SecondFactorSetup> {
  const body = { password, issuer, method: 'totp' } as const
  const begun = await attempts.password(() =>
    inTransaction(db, async (tx) => {
      // Without the lock, another call that switches it on now would be left with a secret that no app has.
      await lockAdmin(tx, admin.id)
      return asProblems(() => authWithin(auth, tx).api.enableTwoFactor({ body, headers }))
    }),
  )
  const uri = 'totpURI' in begun ? begun.totpURI : ''
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
}

/**
 * Switches the second factor on after a first code has proved that the app has the secret. Ends all other sessions;
 * this one gets a new cookie.
 *
 * @returns the recovery codes, which are shown only once
 * @throws ProblemError 422 auth.wrong_code, 409 auth.second_factor_on, 409 auth.second_factor_off where none was begun
 */
export async function confirmSecondFactor(
  change: Change,
  code: string,
  now: Date,
): Promise<{ recoveryCodes: string[]; headers: Headers }> {
  const { db, admin, usedCodes } = change
  if (await findEnabledAt(db, admin.id)) throw adminErrors.secondFactorOn()
  return change.attempts.code(async () => {
    const first = await reserveCode(usedCodes, admin.id, code)
    return inTransaction(db, async (tx) => {
      await lockAdmin(tx, admin.id)
      if (await findEnabledAt(tx, admin.id)) throw adminErrors.secondFactorOn()
      const auth = authWithin(change.auth, tx)
      const headers = await useCode(auth, first, change.headers)
      await setEnabledAt(tx, admin.id, now)
      await endAllElse(auth, tx, admin, headers)
      await recordAction(tx, actionOf(admin, 'admin.second_factor_on'))
      return { recoveryCodes: await recoveryCodesOf(auth, admin.id), headers }
    })
  })
}

/**
 * Replaces all recovery codes, including unused ones.
 *
 * @returns the new ones, which are shown only once
 * @throws ProblemError 422 auth.wrong_password, 422 auth.wrong_code, 409 auth.second_factor_off
 */
export async function renewRecoveryCodes(change: Change, proof: Proof): Promise<string[]> {
  const { admin, headers } = change
  return withProof(change, proof, async (auth, tx) => {
    const body = { password: proof.password }
    const { backupCodes } = await asProblems(() => auth.api.generateBackupCodes({ body, headers }))
    await recordAction(tx, actionOf(admin, 'admin.recovery_codes_renewed'))
    return backupCodes
  })
}

/**
 * Switches the second factor off. Ends all other sessions; this one gets a new cookie.
 *
 * @returns the headers with that cookie
 * @throws ProblemError 422 auth.wrong_password, 422 auth.wrong_code, 409 auth.second_factor_off
 */
export async function switchSecondFactorOff(change: Change, proof: Proof): Promise<Headers> {
  const { admin, headers } = change
  return withProof(change, proof, async (auth, tx) => {
    const body = { password: proof.password }
    const off = await asProblems(() =>
      auth.api.disableTwoFactor({ body, headers, returnHeaders: true }),
    )
    await endAllElse(auth, tx, admin, off.headers)
    await recordAction(tx, actionOf(admin, 'admin.second_factor_off'))
    return off.headers
  })
}

/**
 * Checks the password first, so that a wrong one does not use up a recovery code. The code is used up in the same
 * transaction as the work.
 */
async function withProof<Result>(
  { auth, db, usedCodes, attempts, admin, headers }: Change,
  { password, code }: Proof,
  work: (auth: Auth, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!(await findEnabledAt(db, admin.id))) throw adminErrors.secondFactorOff()
  await attempts.password(async () => {
    if (!(await isPasswordOf(db, admin.id, password))) throw adminErrors.wrongPassword()
  })
  return attempts.code(async () => {
    const typed = await reserveCode(usedCodes, admin.id, code)
    return inTransaction(db, async (tx) => {
      await lockAdmin(tx, admin.id)
      const inTurn = authWithin(auth, tx)
      await useCode(inTurn, typed, headers)
      return work(inTurn, tx)
    })
  })
}

async function recoveryCodesOf(auth: Auth, adminId: string): Promise<string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: adminId } })
  return backupCodes
}

/**
 * Ends the administrator's other sessions, and their logins that wait for a code.
 *
 * @param opened the headers that set the cookie of the remaining session
 */
async function endAllElse(
  auth: Auth,
  tx: Transaction,
  admin: LoggedInAdmin,
  opened: Headers,
): Promise<void> {
  const cookies = opened.getSetCookie().map((line) => line.split(';')[0])
  await auth.api.revokeOtherSessions({ headers: new Headers({ cookie: cookies.join('; ') }) })
  await deletePendingLogins(tx, admin.id)
}

function actionOf(admin: LoggedInAdmin, action: string) {
  return { actor: admin.email, action, subjectId: admin.id }
}
