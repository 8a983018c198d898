import type { AttemptLimit, RateLimits } from '../../http/rate-limits.ts'

/** Runs one attempt with a password or a code, and counts it if it fails. */
export type RunAttempt = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * The limits of login attempts on one account from one address. An attempt is counted before its result is known, so that simultaneous attempts cannot
 * exceed the limit.
 */
export interface AttemptLimits {
  password: RunAttempt
  code: RunAttempt
}

/** @returns functions that throw ProblemError 429 where the account or the address has no attempts left */
export function attemptsOf(
  limits: RateLimits,
  who: { email: string; address: string },
): AttemptLimits {
  const account = who.email.toLowerCase()
  const { address } = who
  return {
    password: counting([limits.loginsFromAddress, address], [limits.loginsOfAccount, account]),
    code: counting([limits.codesFromAddress, address], [limits.codesOfAccount, account]),
  }
}

/** Resets the account's failed attempts, so that a login is possible at once. */
export async function clearAttempts(limits: RateLimits, email: string): Promise<void> {
  const account = email.toLowerCase()
  await Promise.all([limits.loginsOfAccount.clear(account), limits.codesOfAccount.clear(account)])
}

function counting(...counts: [limit: AttemptLimit, key: string][]): RunAttempt {
  return async (work) => {
    for (const [limit, key] of counts) await limit.take(key)
    const result = await work()
    await Promise.all(counts.map(([limit, key]) => limit.giveBack(key)))
    return result
  }
}
