import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { type PageAnswer, withSmallForms } from './page-answer.ts'

/** All pages of the site have a tenth of it. */
const MAX_BYTES = 64 * 1024 * 1024
const A_MINUTE_MS = 60_000

export interface PageCacheParts {
  /** Renders the page of a path. */
  make: (path: string) => Promise<PageAnswer>
  /** False while changes made by other processes would not be heard of. */
  isHeard: () => boolean
  clock: Clock
  log: Logger
}

interface KeptPage {
  page: PageAnswer
  edition: number
  minute: number
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered pages, kept in memory until something that they show changes: a write, of which `outdate` tells, or the
 * time, which changes prices and what can be booked at whole minutes only. A page that cannot be made anew is answered
 * as it was last; so the site stays up while the database is away.
 */
export function createPageCache({ make, isHeard, clock, log }: PageCacheParts) {
  const kept = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  const making = new Map<string, { edition: number; page: Promise<PageAnswer> }>()
  let edition = 0

  const minuteNow = () => Math.floor(clock.now().getTime() / A_MINUTE_MS)

  function fresh(path: string): PageAnswer | undefined {
    const found = kept.get(path)
    if (found?.edition !== edition) return undefined
    // While the database is away nothing could make it anew.
    return found.minute === minuteNow() || !isHeard() ? found.page : undefined
  }

  async function makeAndKeep(path: string): Promise<PageAnswer> {
    // Both are taken before anything is read: what changes meanwhile makes the page old at once.
    const madeOf = { edition, minute: minuteNow() }
    try {
      const made = await make(path)
      if (made.status >= 500) return lastOf(path) ?? made
      if (made.status !== 200 || !made.isHtml) return made
      const last = kept.get(path)?.page
      // Most pages say the same as a minute ago.
      const page =
        last?.hash === made.hash
          ? { ...last, sharedUntil: made.sharedUntil }
          : await withSmallForms(made)
      keep(path, { page, ...madeOf })
      return page
    } catch (err) {
      const last = lastOf(path)
      if (!last) throw err
      log.error({ err, path }, 'a page could not be made')
      return last
    }
  }

  /** Unless a page that was begun later was done before it. */
  function keep(path: string, made: KeptPage): void {
    const now = kept.get(path)
    if (!now || now.edition <= made.edition) kept.set(path, made)
  }

  function lastOf(path: string): PageAnswer | undefined {
    const last = kept.get(path)?.page
    if (last) log.warn({ path }, 'a page cannot be made anew and is answered as it was last')
    return last
  }

  return {
    /** The page as it is kept, where that is true at this moment. */
    fresh,
    /** The page as it is kept, or made now: once, however many ask for it meanwhile. */
    async get(path: string): Promise<PageAnswer> {
      const found = fresh(path)
      if (found) return found
      const begun = making.get(path)
      if (begun?.edition === edition) return begun.page
      const page = makeAndKeep(path)
      const entry = { edition, page }
      making.set(path, entry)
      try {
        return await page
      } finally {
        if (making.get(path) === entry) making.delete(path)
      }
    },
    /** Whether there is a page that could be answered while nothing can be made. */
    hasPages: () => kept.size > 0,
    /** How many pages are kept. */
    size: () => kept.size,
    /** A name for what pages show at this moment; null while changes would not be heard of. */
    edition: () => (isHeard() ? `${edition} in minute ${minuteNow()}` : null),
    /** Says that what pages show has changed, or may have. */
    outdate() {
      edition += 1
    },
  }
}

function bytesOf({ page }: KeptPage): number {
  return Object.values(page.forms).reduce((sum, { body }) => sum + body.length, 0)
}
