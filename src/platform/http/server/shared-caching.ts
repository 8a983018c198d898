import type { HeaderLines } from './header-lines.ts'

/** How long a shared cache may answer with a page without revalidation, in seconds. */
const FRESH = 30
/**
 * How long it may then still answer with it while it revalidates, in seconds: nobody waits, and after a minute nobody
 * sees an old page.
 */
const WHILE_REVALIDATING = 30
/** How long it may answer with it when the product cannot be reached, in seconds. */
const IF_ERROR = 24 * 60 * 60
/** Seconds that an answer may take to reach a cache, which counts from its arrival. */
const TRANSIT_SECONDS = 5

/**
 * Cache-Control for what shared caches must not store. A browser stores it and revalidates it each time by its ETag.
 */
export const NOT_SHARED = 'private, no-cache'

interface SharedCachingParts {
  now: Date
  /** Whether the request is an administrator's, who must see edits at once. */
  isStaff: boolean
}

/**
 * The caching headers of a public page at this moment. No cache may show it after the next known change.
 *
 * `must-revalidate` is for browsers, which would otherwise show an old page because of `stale-while-revalidate`. With
 * it, and with `s-maxage`, RFC 9111 forbids stale answers (sections 4.2.4, 5.2.2.2 and 5.2.2.10); nginx ignores that,
 * stricter caches do not. So the same rule is repeated in `CDN-Cache-Control` (RFC 9213), which browsers do not read.
 *
 * @param sharedUntil the next known change, in milliseconds since 1970; Infinity where none is known
 */
export function sharedCaching(
  sharedUntil: number,
  { now, isStaff }: SharedCachingParts,
): HeaderLines {
  const left = Math.floor((sharedUntil - now.getTime()) / 1000) - TRANSIT_SECONDS
  if (isStaff || left <= 0) return [['cache-control', NOT_SHARED]]
  const fresh = Math.min(FRESH, left)
  const stale = `stale-while-revalidate=${Math.min(WHILE_REVALIDATING, left - fresh)}, stale-if-error=${Math.min(IF_ERROR, left - fresh)}`
  return [
    ['cache-control', `public, max-age=0, must-revalidate, s-maxage=${fresh}, ${stale}`],
    ['cdn-cache-control', `public, max-age=${fresh}, ${stale}`],
  ]
}
