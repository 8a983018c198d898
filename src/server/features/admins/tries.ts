import type { RateLimits, TryLimit } from '../../http/rate-limits.ts'

/** Does something that may turn out to be a wrong try, and counts it if so. */
export type Try = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Tries of one account from one address. Each counts before it is known to be wrong, so that many of the same moment
 * cannot slip past the limit.
 */
export interface Tries {
  password: Try
  code: Try
}

/** @returns what throws ProblemError 429 where the account or the address has no tries left */
export function triesOf(limits: RateLimits, who: { email: string; address: string }): Tries {
  const account = who.email.toLowerCase()
  const { address } = who
  return {
    password: counting([limits.loginsFromAddress, address], [limits.loginsOfAccount, account]),
    code: counting([limits.codesFromAddress, address], [limits.codesOfAccount, account]),
  }
}

/** Forgets the account's wrong tries, so that it can be logged in to at once. */
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
