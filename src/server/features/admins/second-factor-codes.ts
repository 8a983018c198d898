import { type CodeKind, readCode } from '#domain/admin/second-factor-code.ts'
import type { OnceLimit } from '../../http/rate-limits.ts'
import type { ProblemError } from '../../problem-error.ts'
import { adminErrors } from './admins.errors.ts'
import type { Auth } from './auth.ts'
import { withReasons } from './auth-faults.ts'

/**
 * Takes a code of an authenticator app, which counts once while it is valid, or a recovery code, which is used up.
 *
 * @param headers who they are: with the cookie of a session, or with that of a login that waits for its code. Of the
 *   latter the answer's headers open the session.
 * @throws ProblemError 422 auth.wrong_code, 401 auth.login_expired
 */
export async function takeCode(
  auth: Auth,
  parts: { usedCodes: OnceLimit; adminId: string; typed: string; headers: Headers },
): Promise<{ kind: CodeKind; headers: Headers }> {
  const { headers } = parts
  const { kind, code } = readCode(parts.typed)
  if (kind === 'recovery') {
    const taken = await asProblems(() =>
      auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }),
    )
    return { kind, headers: taken.headers }
  }
  // Before the code is checked: of two calls with the same one only the first comes as far as that.
  if (!(await parts.usedCodes.claim(`${parts.adminId}:${code}`))) throw adminErrors.wrongCode()
  const taken = await asProblems(() =>
    auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  )
  return { kind, headers: taken.headers }
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
