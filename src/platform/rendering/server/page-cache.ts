import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock } from '#platform/basics/server/clock.ts'
import { type PageAnswer, withCompressed } from '#platform/http/server/page-answer.ts'

/** The maximum size of the cache. All pages of the site take about a tenth of it. */
const MAX_BYTES = 64 * 1024 * 1024
const A_MINUTE_MS = 60_000

export interface PageCacheParts {
  /** Renders the page of a path. */
  make: (path: string) => Promise<PageAnswer>
  /** False while the process is not notified of changes by other processes. */
  isSubscribed: () => boolean
  clock: Clock
  log: Logger
}

interface CachedPage {
  page: PageAnswer
  version: number
  minute: number
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * A cache of rendered pages in memory. A page is valid until something that it shows changes: by a write, which calls
 * `invalidate`, or by time, which changes prices and bookability at whole minutes only. Where a page cannot be rendered
 * again, its last version is answered, so the site stays available while the database cannot be reached.
 */
export function createPageCache({ make, isSubscribed, clock, log }: PageCacheParts) {
  const cache = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  const making = new Map<string, { version: number; page: Promise<PageAnswer> }>()
  let version = 0

  const minuteOf = (now: Date) => Math.floor(now.getTime() / A_MINUTE_MS)
  const minuteNow = () => minuteOf(clock.now())

  function fresh(path: string, now = clock.now()): PageAnswer | undefined {
    const found = cache.get(path)
    if (found?.version !== version) return undefined
    // While the database cannot be reached, the page could not be rendered again, so its age does not matter.
    return found.minute === minuteOf(now) || !isSubscribed() ? found.page : undefined
  }

  async function makeAndKeep(path: string, status: number): Promise<PageAnswer> {
    // Both are recorded before anything is read: a change during rendering then makes the page outdated at once.
    const madeOf = { version, minute: minuteNow() }
    try {
      const made = await make(path)
      if (made.status >= 500) return lastOf(path) ?? made
      if (made.status !== status || !made.isHtml) return made
      const last = cache.get(path)?.page
      // Most pages have not changed, and keep their compressed representations.
      const page =
        last?.hash === made.hash
          ? { ...last, sharedUntil: made.sharedUntil }
          : await withCompressed(made)
      keep(path, { page, ...madeOf })
      return page
    } catch (err) {
      const last = lastOf(path)
      if (!last) throw err
      log.error({ err, path }, 'a page could not be rendered')
      return last
    }
  }

  /** Stores a page, unless a newer version of it has been stored meanwhile. */
  function keep(path: string, made: CachedPage): void {
    const now = cache.get(path)
    if (!now || now.version <= made.version) cache.set(path, made)
  }

  function lastOf(path: string): PageAnswer | undefined {
    const last = cache.get(path)?.page
    if (last) log.warn({ path }, 'a page cannot be rendered; its last version is shown')
    return last
  }

  return {
    /** The cached page, where it is current. */
    fresh,
    /**
     * The cached page, or a page rendered now: once, even if several requests for it arrive meanwhile.
     *
     * @param options.status the status that a page has to have to be cached
     */
    async get(path: string, { status = 200 } = {}): Promise<PageAnswer> {
      const found = fresh(path)
      if (found) return found
      const begun = making.get(path)
      if (begun?.version === version) return begun.page
      const page = makeAndKeep(path, status)
      const entry = { version, page }
      making.set(path, entry)
      try {
        return await page
      } finally {
        if (making.get(path) === entry) making.delete(path)
      }
    },
    /** Whether any page is cached and could be answered while none can be rendered. */
    hasPages: () => cache.size > 0,
    /** How many pages are cached. */
    size: () => cache.size,
    /** Identifies the current version of all page content; null while the process is not notified of changes. */
    version: () => (isSubscribed() ? `${version} in minute ${minuteNow()}` : null),
    /** Marks all cached pages as outdated, because what they show has changed or may have. */
    invalidate() {
      version += 1
    },
  }
}

function bytesOf({ page }: CachedPage): number {
  return Object.values(page.representations).reduce((sum, { body }) => sum + body.length, 0)
}
