import { type CodeKind, readCode } from '#domain/admin/second-factor-code.ts'
import type { OnceLimit } from '../../http/rate-limits.ts'
import type { ProblemError } from '../../problem-error.ts'
import { adminErrors } from './admins.errors.ts'
import type { Auth } from './auth.ts'
import { withReasons } from './auth-faults.ts'

/** A code as it was typed, and of which kind it is. */
export interface TypedCode {
  kind: CodeKind
  code: string
}

/**
 * Reads a code, and claims one of an authenticator app before it is checked: of several calls with the same code, in
 * whichever processes, one goes on. A recovery code is claimed by {@link takeCode}, as it leaves the codes that are left.
 *
 * @throws ProblemError 422 auth.wrong_code for a code of the app that came before
 */
export async function claimCode(
  usedCodes: OnceLimit,
  adminId: string,
  typed: string,
): Promise<TypedCode> {
  const { kind, code } = readCode(typed)
  if (kind === 'app' && !(await usedCodes.claim(`${adminId}:${code}`)))
    throw adminErrors.wrongCode()
  return { kind, code }
}

/**
 * Checks a code of an authenticator app that was claimed, or takes a recovery code.
 *
 * @param auth within a transaction that holds the administrator's lock, so that recovery codes are taken in turn
 * @param headers who they are: with the cookie of a session, or with that of a login that waits for its code
 * @returns the answer's headers; those of a login open the session
 * @throws ProblemError 422 auth.wrong_code, 401 auth.login_expired
 */
export async function takeCode(
  auth: Auth,
  { kind, code }: TypedCode,
  headers: Headers,
): Promise<Headers> {
  const call = { body: { code }, headers, returnHeaders: true } as const
  const taken = await asProblems(() =>
    kind === 'recovery' ? auth.api.verifyBackupCode(call) : auth.api.verifyTOTP(call),
  )
  return taken.headers
}

/** What better-auth refuses, as the product's own problems. */
export function asProblems<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return withReasons(call).catch((error: unknown) => {
    throw problemOf(error) ?? error
  })
}

const PROBLEMS: Record<string, () => ProblemError> = {
  INVALID_PASSWORD: adminErrors.wrongPassword,
  INVALID_CODE: adminErrors.wrongCode,
  INVALID_BACKUP_CODE: adminErrors.wrongCode,
  INVALID_TWO_FACTOR_COOKIE: adminErrors.loginExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: adminErrors.loginExpired,
  TOTP_ALREADY_ENABLED: adminErrors.secondFactorOn,
  TOTP_NOT_ENABLED: adminErrors.secondFactorOff,
  TWO_FACTOR_NOT_ENABLED: adminErrors.secondFactorOff,
  BACKUP_CODES_NOT_ENABLED: adminErrors.secondFactorOff,
}

/** The session ended in the same moment. */
const UNAUTHORIZED = 401
/** The recovery code was right, and another call took it in the same moment. */
const CONFLICT = 409

function problemOf(error: unknown): ProblemError | undefined {
  const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } }
  const problem = PROBLEMS[body?.code ?? '']
  if (problem) return problem()
  if (statusCode === CONFLICT) return adminErrors.wrongCode()
  return statusCode === UNAUTHORIZED ? adminErrors.notLoggedIn() : undefined
}
