import type { AttemptLimit, RateLimits } from '#platform/http/server/rate-limits.ts'
import type { Auth } from './auth.ts'
import { knownDevice } from './known-devices.ts'

/** Runs one attempt with a password or a code, and counts it if it fails. */
export type RunAttempt = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * The limits of login attempts on one account. An attempt is counted before its result is known, so that simultaneous
 * attempts cannot exceed the limit.
 */
export interface AttemptLimits {
  password: RunAttempt
  code: RunAttempt
}

/**
 * A known device counts by itself, any other one for the account and for its network address. No limit looks at whether
 * the account exists: from what is counted differently, a caller could tell which accounts do.
 *
 * @param who.headers the request's headers, with the cookie of a known device
 * @returns functions that throw ProblemError 429 where no attempts are left
 */
export function attemptsOf(
  limits: RateLimits,
  auth: Auth,
  who: { email: string; address: string; headers: Headers },
): AttemptLimits {
  const account = who.email.toLowerCase()
  const { address, headers } = who
  const device = knownDevice(auth, headers, account)
  if (device !== null) {
    const key = `${account}/${device}`
    return {
      password: counting([limits.loginsOfDevice, key]),
      code: counting([limits.codesOfDevice, key]),
    }
  }
  return {
    password: counting([limits.loginsFromAddress, address], [limits.loginsOfAccount, account]),
    code: counting([limits.codesFromAddress, address], [limits.codesOfAccount, account]),
  }
}

/** Resets the account's failed attempts, on all devices, so that a login is possible at once. */
export async function clearAttempts(limits: RateLimits, email: string): Promise<void> {
  const account = email.toLowerCase()
  await Promise.all([
    limits.loginsOfAccount.clear(account),
    limits.codesOfAccount.clear(account),
    limits.loginsOfDevice.clear(account),
    limits.codesOfDevice.clear(account),
  ])
}

/** Counts an attempt at each of these limits, unless it succeeds. */
export function counting(...counts: [limit: AttemptLimit, key: string][]): RunAttempt {
  return async (work) => {
    for (const [limit, key] of counts) await limit.take(key)
    const result = await work()
    await Promise.all(counts.map(([limit, key]) => limit.giveBack(key)))
    return result
  }
}
