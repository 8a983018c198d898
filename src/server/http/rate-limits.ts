import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { ProblemError } from '../problem-error.ts'

const MINUTE = 60
const LOGIN_WINDOW = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

/** Counts events in the database, so that the count holds over several processes and restarts. */
export interface RateLimit {
  /** @throws ProblemError 429 with Retry-After when the key has no events left */
  consume(key: string): Promise<void>
  /** @throws ProblemError 429 when the key has no events left; counts nothing */
  check(key: string): Promise<void>
}

export type RateLimits = ReturnType<typeof createRateLimits>

export function createRateLimits(pool: pg.Pool, limits: Config['limits']) {
  const limit = (name: string, points: number, duration: number): RateLimit => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    })
    return {
      async consume(key) {
        await limiter.consume(key).catch((rejection: unknown) => {
          if (rejection instanceof RateLimiterRes) throw tooMany(rejection)
          throw rejection
        })
      },
      async check(key) {
        const state = await limiter.get(key)
        if (state && state.consumedPoints >= points) throw tooMany(state)
      },
    }
  }
  return {
    bookings: limit('booking', limits.bookingsPerMinute, MINUTE),
    loginsOfAccount: limit('login-account', limits.loginsPerAccount, LOGIN_WINDOW),
    loginsFromAddress: limit('login-address', limits.loginsPerAddress, LOGIN_WINDOW),
    suggestions: limit('suggestion', limits.suggestionsPerMinute, MINUTE),
    aiCallsOfVisitor: limit('ai-visitor', limits.aiCallsPerDayVisitor, DAY),
    aiCalls: limit('ai', limits.aiCallsPerDay, DAY),
  }
}

function tooMany(state: RateLimiterRes): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  const wait =
    retryAfter < 2 * MINUTE ? 'in einer Minute' : `in ${Math.ceil(retryAfter / MINUTE)} Minuten`
  return new ProblemError(
    429,
    'http.too_many',
    `Zu viele Versuche. Bitte versuchen Sie es ${wait} erneut.`,
    {
      retryAfter,
    },
  )
}
