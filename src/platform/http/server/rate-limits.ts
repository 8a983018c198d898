import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Config } from '#platform/config/server/config.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const LOGIN_WINDOW = 15 * MINUTE
/** Short enough that nobody can lock staff out for a day by trying passwords for their account, or at their address. */
const LONGEST_WAIT_OF_LOGIN = HOUR
const LONGEST_WAIT_OF_ADDRESS = 12 * HOUR
const DAY = 24 * HOUR
/** Changes of one booking by its links. Each may cause mails to several people, who were only named by the booker. */
const BOOKING_CHANGES_PER_HOUR = 60
/** Acts of one entry of a waiting list by its link. A person confirms, declines or leaves once. */
const WAITING_ACTS_PER_HOUR = 60
/** Reads by one right link: of a page, its data and its calendar file. A page that is opened reads once or twice. */
const LINK_READS_PER_MINUTE = 120
/**
 * Acts in rooms from one address, behind which twelve people may sit: more than one a second for each. Whatever else is
 * done with a room counts too, and a large room counts as several acts.
 */
const ROOM_ACTS_PER_MINUTE = 900
/** Reports of rooms from one address: each first one of a room is a mail to staff. */
const ROOM_REPORTS_PER_DAY = 10
/** Reads of published meetings and copies from one address, behind which a whole meeting may sit. */
const PUBLISHED_READS_PER_MINUTE = 300
/**
 * How many times more wrong codes of meetings than wrong links: forty phones of one meeting may connect again at the same
 * moment from one address, and each counts until its code is found to be right.
 */
const FOLLOWERS_AT_ONCE = 10
/** Longer than the 90 seconds in which a code of an authenticator app is accepted. */
const CODE_LIFE = 2 * MINUTE

/**
 * Limits how many events of a key are allowed in a time window. Counts are in the database, so they are shared by all
 * processes and survive restarts.
 */
export interface RateLimit {
  /** @throws ProblemError 429 with Retry-After when the key has no events left */
  consume(key: string): Promise<void>
  /** Counts further events for what has been done already, so that the next one may have to wait. */
  charge(key: string, events: number): Promise<void>
}

/**
 * Limits attempts that may be wrong. Each is counted before it is checked, so that concurrent ones cannot exceed the
 * limit.
 */
export interface AttemptLimit {
  /**
   * @throws ProblemError 429 with Retry-After when the key has no attempts left; each time that happens the wait
   * doubles
   */
  take(key: string): Promise<void>
  /** Called when the attempt was right: it does not count. */
  giveBack(key: string): Promise<void>
  /** Deletes all counts and waits of the key, and of the keys below it: "KEY/…". */
  clear(key: string): Promise<void>
}

/** Allows something once per key for a limited time. */
export interface OnceLimit {
  /** @returns whether this is the first claim; of several concurrent ones, one is */
  claim(key: string): Promise<boolean>
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Creates all rate limits of the product. Their counts are stored in the table `rate_limits`. */
export function createRateLimits(pool: pg.Pool, limits: Config['limits']) {
  const limiterOf = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const limit = (name: string, points: number, duration: number): RateLimit => {
    const limiter = limiterOf(name, points, duration)
    return {
      async consume(key) {
        await consume(limiter, key, duration).catch((rejection: unknown) => {
          if (rejection instanceof RateLimiterRes) throw tooMany(rejection)
          throw rejection
        })
      },
      async charge(key, events) {
        await limiter.penalty(key, events)
      },
    }
  }
  /** As {@link limit}, in the memory of this process: for reads, which store nothing. */
  const memoryLimit = (
    name: string,
    points: number,
    duration: number,
  ): Pick<RateLimit, 'consume'> => {
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration })
    return {
      async consume(key) {
        await limiter.consume(key).catch((rejection: RateLimiterRes) => {
          throw tooMany(rejection)
        })
      },
    }
  }
  const tryLimit = (name: string, tries: number, longestWait: number): AttemptLimit => {
    const limiter = limiterOf(name, tries, LOGIN_WINDOW)
    const waits = limiterOf(`${name}-wait`, Number.MAX_SAFE_INTEGER, DAY)
    const wait = async (key: string) => {
      const times = pointsOf(await waits.consume(key))
      return limiter.block(key, Math.min(longestWait, LOGIN_WINDOW * 2 ** (times - 1)))
    }
    return {
      async take(key) {
        await consume(limiter, key, longestWait).catch(async (rejection: unknown) => {
          if (!(rejection instanceof RateLimiterRes)) throw rejection
          const isFirst = pointsOf(rejection) === tries + 1
          throw tooMany(isFirst ? await wait(key) : rejection)
        })
      },
      async giveBack(key) {
        await limiter.reward(key)
      },
      async clear(key) {
        await pool.query(
          `delete from rate_limits where exists (
             select from unnest($1::text[]) as own where key = own or starts_with(key, own || '/'))`,
          [[`${name}:${key}`, `${name}-wait:${key}`]],
        )
      },
    }
  }
  const once = (name: string, duration: number): OnceLimit => {
    const limiter = limiterOf(name, 1, duration)
    return {
      async claim(key) {
        return limiter.consume(key).then(
          () => true,
          (rejection: unknown) => {
            if (rejection instanceof RateLimiterRes) return false
            throw rejection
          },
        )
      },
    }
  }
  return {
    bookings: limit('booking', limits.bookingsPerMinute, MINUTE),
    joinings: limit('joining', limits.bookingsPerMinute, MINUTE),
    loginsOfAccount: tryLimit('login-account', limits.loginsPerAccount, LONGEST_WAIT_OF_LOGIN),
    loginsFromAddress: tryLimit('login-address', limits.loginsPerAddress, LONGEST_WAIT_OF_LOGIN),
    loginsOfDevice: tryLimit('login-device', limits.loginsPerAccount, LONGEST_WAIT_OF_LOGIN),
    codesOfAccount: tryLimit('code-account', limits.loginsPerAccount, LONGEST_WAIT_OF_LOGIN),
    codesFromAddress: tryLimit('code-address', limits.loginsPerAddress, LONGEST_WAIT_OF_LOGIN),
    codesOfDevice: tryLimit('code-device', limits.loginsPerAccount, LONGEST_WAIT_OF_LOGIN),
    wrongLinks: tryLimit('wrong-link', limits.wrongLinksPerAddress, LONGEST_WAIT_OF_ADDRESS),
    lostLinks: limit('lost-link', limits.wrongLinksPerAddress, LOGIN_WINDOW),
    discountCodes: tryLimit('discount-code', limits.wrongLinksPerAddress, LONGEST_WAIT_OF_LOGIN),
    forgottenPasswords: limit('forgotten-password', limits.wrongLinksPerAddress, LOGIN_WINDOW),
    wrongPasswordLinks: tryLimit(
      'wrong-password-link',
      limits.wrongLinksPerAddress,
      LONGEST_WAIT_OF_LOGIN,
    ),
    bookingChanges: limit('booking-change', BOOKING_CHANGES_PER_HOUR, HOUR),
    receiptChanges: limit('receipt-change', limits.unconfirmedMailsPerHour, HOUR),
    waitingActs: limit('waiting-act', WAITING_ACTS_PER_HOUR, HOUR),
    linkReads: memoryLimit('link-read', LINK_READS_PER_MINUTE, MINUTE),
    usedCodes: once('used-code', CODE_LIFE),
    siteReadingsFromAddress: limit('site-reading', limits.siteReadingsPerHour, HOUR),
    siteReadings: limit('site-readings', limits.allSiteReadingsPerHour, HOUR),
    suggestions: limit('suggestion', limits.suggestionsPerMinute, MINUTE),
    strategyDrafts: limit('strategy-draft', limits.strategyDraftsPerMinute, MINUTE),
    rooms: limit('room', limits.roomsPerDay, DAY),
    roomCodes: tryLimit('room-code', limits.wrongLinksPerAddress, LONGEST_WAIT_OF_LOGIN),
    meetingCodes: tryLimit(
      'meeting-code',
      FOLLOWERS_AT_ONCE * limits.wrongLinksPerAddress,
      LONGEST_WAIT_OF_ADDRESS,
    ),
    roomReports: limit('room-report', ROOM_REPORTS_PER_DAY, DAY),
    publishedReads: limit('published-read', PUBLISHED_READS_PER_MINUTE, MINUTE),
    roomActs: limit('room-act', ROOM_ACTS_PER_MINUTE, MINUTE),
    aiCallsOfVisitor: limit('ai-visitor', limits.aiCallsPerDayVisitor, DAY),
    aiCalls: limit('ai', limits.aiCallsPerDay, DAY),
  }
}

/**
 * Counts an event. Counts expire by the system clock. A count that expires later than its limit allows was stored while
 * that clock ran ahead. It is deleted, so that it locks nobody out once the clock is corrected.
 *
 * @param longest the longest time until a count of this limit expires, in seconds
 * @throws RateLimiterRes when the key has no events left
 */
async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  longest: number,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes) || rejection.msBeforeNext <= longest * 1000)
      throw rejection
    await limiter.delete(key)
    return limiter.consume(key)
  }
}

/** Counts are `bigint` in the database, which `pg` returns as text. */
function pointsOf({ consumedPoints }: RateLimiterRes): number {
  return Number(consumedPoints)
}

function tooMany(state: RateLimiterRes): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  const wait =
    retryAfter < 2 * MINUTE ? 'In einer Minute' : `In ${Math.ceil(retryAfter / MINUTE)} Minuten`
  return new ProblemError(
    429,
    'http.too_many',
    `Das waren zu viele Versuche. ${wait} geht es wieder.`,
    {
      retryAfter,
    },
  )
}
