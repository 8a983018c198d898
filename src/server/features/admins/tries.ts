import type { RateLimits, TryLimit } from '../../http/rate-limits.ts'

/** Runs a try of a password or a code, and counts it if it fails. */
export type Try = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Tries of one account from one address. Each is counted before its result is known, so that simultaneous tries cannot
 * exceed the limit.
 */
export interface Tries {
  password: Try
  code: Try
}

/** @returns functions that throw ProblemError 429 where the account or the address has no tries left */
export function triesOf(limits: RateLimits, who: { email: string; address: string }): Tries {
  const account = who.email.toLowerCase()
  const { address } = who
  return {
    password: counting([limits.loginsFromAddress, address], [limits.loginsOfAccount, account]),
    code: counting([limits.codesFromAddress, address], [limits.codesOfAccount, account]),
  }
}

/** Resets the account's failed tries, so that a login is possible at once. */
export async function clearTries(limits: RateLimits, email: string): Promise<void> {
  const account = email.toLowerCase()
  await Promise.all([limits.loginsOfAccount.clear(account), limits.codesOfAccount.clear(account)])
}

function counting(...counts: [limit: TryLimit, key: string][]): Try {
  return async (work) => {
    for (const [limit, key] of counts) await limit.take(key)
    const result = await work()
    await Promise.all(counts.map(([limit, key]) => limit.giveBack(key)))
    return result
  }
}
