import type { SecondFactor, SecondFactorSetup } from '#domain/admin/second-factor.ts'
import type { Database } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/database-errors.ts'
import type { OnceLimit } from '../../http/rate-limits.ts'
import { adminErrors } from './admins.errors.ts'
import { isPasswordOf, type LoggedInAdmin } from './admins.service.ts'
import { recordAction } from './audit-log.repository.ts'
import { type Auth, authWithin } from './auth.ts'
import { findEnabledAt, setEnabledAt } from './second-factor.repository.ts'
import { asProblems, takeCode } from './second-factor-codes.ts'
import type { Tries } from './tries.ts'

/** What every change of a second factor needs. */
export interface Change {
  auth: Auth
  db: Database
  usedCodes: OnceLimit
  tries: Tries
  admin: LoggedInAdmin
  /** The request's, with the cookie of the session. */
  headers: Headers
}

/** Password and code, as a login asks for them. */
export interface Proof {
  password: string
  code: string
}

/** Whether the administrator's second factor is on, since when, and how many recovery codes are left. */
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
 * Draws a secret for the administrator's authenticator app. It counts for nothing until {@link confirmSecondFactor};
 * until then, beginning again draws another.
 *
 * @param issuer what the app calls the account's place
 * @throws ProblemError 422 auth.wrong_password, 409 auth.second_factor_on
 */
export async function beginSecondFactor(
  { auth, tries, headers }: Change,
  password: string,
  issuer: string,
): Promise<SecondFactorSetup> {
  const begun = await tries
    .password(() =>
      asProblems(() =>
        auth.api.enableTwoFactor({ body: { password, issuer, method: 'totp' }, headers }),
      ),
    )
    .catch((error: unknown) => {
      // Two calls of the same moment: the other has begun.
      if (isUniqueViolation(error, 'admin_second_factors_user_id_unique'))
        throw adminErrors.secondFactorBegun()
      throw error
    })
  const uri = 'totpURI' in begun ? begun.totpURI : ''
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
}

/**
 * Switches the second factor on, once a first code shows that the app knows the secret. All sessions end but this one,
 * which gets a new cookie.
 *
 * @returns the recovery codes, to be shown this once
 * @throws ProblemError 422 auth.wrong_code, 409 auth.second_factor_on, 409 auth.second_factor_off where none was begun
 */
export async function confirmSecondFactor(
  change: Change,
  code: string,
  now: Date,
): Promise<{ recoveryCodes: string[]; headers: Headers }> {
  const { db, admin } = change
  if (await findEnabledAt(db, admin.id)) throw adminErrors.secondFactorOn()
  return change.tries.code(() =>
    db.transaction(async (tx) => {
      const auth = authWithin(change.auth, tx)
      const { headers } = await takeCode(auth, { ...change, adminId: admin.id, typed: code })
      await setEnabledAt(tx, admin.id, now)
      await endOtherSessions(auth, headers)
      await recordAction(tx, actionOf(admin, 'admin.second_factor_on'))
      return { recoveryCodes: await recoveryCodesOf(auth, admin.id), headers }
    }),
  )
}

/**
 * Replaces the recovery codes, also those that are left.
 *
 * @returns the new ones, to be shown this once
 * @throws ProblemError 422 auth.wrong_password, 422 auth.wrong_code, 409 auth.second_factor_off
 */
export async function renewRecoveryCodes(change: Change, proof: Proof): Promise<string[]> {
  const { db, admin, headers } = change
  return withProof(change, proof, async () =>
    db.transaction(async (tx) => {
      const auth = authWithin(change.auth, tx)
      const body = { password: proof.password }
      const { backupCodes } = await asProblems(() =>
        auth.api.generateBackupCodes({ body, headers }),
      )
      await recordAction(tx, actionOf(admin, 'admin.recovery_codes_renewed'))
      return backupCodes
    }),
  )
}

/**
 * Switches the second factor off. All sessions end but this one, which gets a new cookie.
 *
 * @returns the headers with that cookie
 * @throws ProblemError 422 auth.wrong_password, 422 auth.wrong_code, 409 auth.second_factor_off
 */
export async function switchSecondFactorOff(change: Change, proof: Proof): Promise<Headers> {
  const { db, admin, headers } = change
  return withProof(change, proof, async () =>
    db.transaction(async (tx) => {
      const auth = authWithin(change.auth, tx)
      const body = { password: proof.password }
      const off = await asProblems(() =>
        auth.api.disableTwoFactor({ body, headers, returnHeaders: true }),
      )
      await endOtherSessions(auth, off.headers)
      await recordAction(tx, actionOf(admin, 'admin.second_factor_off'))
      return off.headers
    }),
  )
}

/** The password first: a wrong one shall not use up a recovery code. */
async function withProof<Result>(
  { auth, db, usedCodes, tries, admin, headers }: Change,
  { password, code }: Proof,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await findEnabledAt(db, admin.id))) throw adminErrors.secondFactorOff()
  await tries.password(async () => {
    if (!(await isPasswordOf(auth, admin.id, password))) throw adminErrors.wrongPassword()
  })
  await tries.code(() => takeCode(auth, { usedCodes, adminId: admin.id, typed: code, headers }))
  return work()
}

async function recoveryCodesOf(auth: Auth, adminId: string): Promise<string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: adminId } })
  return backupCodes
}

/** @param opened the headers that set the cookie of the session that stays */
async function endOtherSessions(auth: Auth, opened: Headers): Promise<void> {
  const cookies = opened.getSetCookie().map((line) => line.split(';')[0])
  await auth.api.revokeOtherSessions({ headers: new Headers({ cookie: cookies.join('; ') }) })
}

function actionOf(admin: LoggedInAdmin, action: string) {
  return { actor: admin.email, action, subjectId: admin.id }
}
