import type { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { OnceLimit } from '#platform/http/server/rate-limits.ts'
import { type CodeKind, readCode } from '../domain/second-factor-code.ts'
import { adminErrors } from './admins.errors.ts'
import type { Auth } from './auth.ts'
import { withReasons } from './auth-faults.ts'

/** A typed code and its kind. */
export interface TypedCode {
  kind: CodeKind
  code: string
}

/**
 * Reads a typed code. Claims an app's code before it is checked: of several calls with the same code, in any process,
 * only one continues. {@link useCode} uses up recovery codes.
 *
 * @throws ProblemError 422 auth.wrong_code for an app's code that was already used
 */
export async function reserveCode(
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
 * Checks a claimed code of an app, or uses up a recovery code.
 *
 * @param auth in a transaction that holds the administrator's lock, so that recovery codes are used one at a time
 * @param headers with the cookie of a session, or of a login that waits for its code
 * @returns the answer's headers; those of a login open the session
 * @throws ProblemError 422 auth.wrong_code, 401 auth.login_expired
 */
export async function useCode(
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

/** Turns better-auth's refusals into the product's problems. */
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

/** The session was ended at the same time. */
const UNAUTHORIZED = 401
/** Another call used the same recovery code at the same time. */
const CONFLICT = 409

function problemOf(error: unknown): ProblemError | undefined {
  const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } }
  const problem = PROBLEMS[body?.code ?? '']
  if (problem) return problem()
  if (statusCode === CONFLICT) return adminErrors.wrongCode()
  return statusCode === UNAUTHORIZED ? adminErrors.notLoggedIn() : undefined
}
