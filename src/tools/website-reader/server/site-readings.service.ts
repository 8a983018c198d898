import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { toolErrors } from '#tools/frame/server/tools.errors.ts'
import type { SiteReadingEvent } from '../domain/site-facts.ts'
import { type ReadingDeps, readSite } from './site-reader.ts'
import { createSiteThreads } from './site-threads.ts'

/** Each reading occupies a connection and memory. The threads that parse pages have a limit of their own. */
const AT_ONCE_MAX = 4
const AT_ONCE_MAX_OF_VISITOR = 2

interface Readings extends Pick<ReadingDeps, 'fetchPage'> {
  /** Returns the product's name in robots.txt. */
  token: () => string
}

/**
 * Limits simultaneous readings in this process, and those of one visitor to two. When there is no room, the request is
 * refused with Retry-After instead of queued, because a queued visitor would see no progress.
 */
export function createSiteReadings({ fetchPage, token }: Readings) {
  const threads = createSiteThreads()
  /** The visitor of each reading. */
  const running: string[] = []

  /**
   * Reserves a place, which is released when the reading ends or the visitor disconnects.
   *
   * @param visitor an IP address, as in rate limits
   * @throws ProblemError 429 with Retry-After when the visitor already has two, 503 with Retry-After when there is no
   * place
   */
  return function begin(visitor: string) {
    const own = running.filter((other) => other === visitor).length
    if (own >= AT_ONCE_MAX_OF_VISITOR) throw toolErrors.ownReadings()
    if (running.length >= AT_ONCE_MAX) throw toolErrors.busy()
    running.push(visitor)
    let isFree = false
    const leave = () => {
      if (!isFree) running.splice(running.indexOf(visitor), 1)
      isFree = true
    }
    return {
      leave,
      async *read(
        request: { url: string; language: ToolLanguage },
        signal: AbortSignal,
        onFault: ReadingDeps['onFault'],
      ): AsyncGenerator<SiteReadingEvent> {
        try {
          yield* readSite(request.url, request.language, signal, {
            fetchPage,
            token: token(),
            threads,
            onFault,
          })
        } finally {
          leave()
        }
      },
    }
  }
}
