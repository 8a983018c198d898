import type { HeaderLines } from './page-answer.ts'

/** How long a shared cache may answer with a page without asking, in seconds. */
const FRESH = 30
/** How long it may then still answer with it while it asks: nobody waits, and after a minute nobody sees an old page. */
const WHILE_REVALIDATING = 30
/** How long it may answer with it where we are away. */
const IF_ERROR = 24 * 60 * 60
/** How long an answer may be on its way into a cache, which counts from when it came. */
const ON_THE_WAY = 5

/** For what shared caches do not hold. A browser holds it and asks each time whether it is still true, by its tag. */
export const NOT_SHARED = 'private, no-cache'

interface SharedCachingParts {
  now: Date
  /** Whether whoever asks is to see at once what has been edited. */
  isStaff: boolean
}

/**
 * What a public page says to caches at this moment. None may show it past the next change that is known.
 *
 * `must-revalidate` is for browsers, which would else show an old page because of `stale-while-revalidate`. With it, and
 * with `s-maxage`, RFC 9111 forbids stale answers (sections 4.2.4, 5.2.2.2 and 5.2.2.10); nginx does not mind, stricter
 * caches do. So it is said once more in `CDN-Cache-Control` (RFC 9213), which browsers do not read.
 *
 * @param sharedUntil the next known change, in milliseconds since 1970; Infinity where none is known
 */
export function sharedCaching(
  sharedUntil: number,
  { now, isStaff }: SharedCachingParts,
): HeaderLines {
  const left = Math.floor((sharedUntil - now.getTime()) / 1000) - ON_THE_WAY
  if (isStaff || left <= 0) return [['cache-control', NOT_SHARED]]
  const fresh = Math.min(FRESH, left)
  const stale = `stale-while-revalidate=${Math.min(WHILE_REVALIDATING, left - fresh)}, stale-if-error=${Math.min(IF_ERROR, left - fresh)}`
  return [
    ['cache-control', `public, max-age=0, must-revalidate, s-maxage=${fresh}, ${stale}`],
    ['cdn-cache-control', `public, max-age=${fresh}, ${stale}`],
  ]
}
