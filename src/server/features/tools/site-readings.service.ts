import type { SiteReadingEvent } from '#domain/tools/site-facts.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { type ReadingDeps, readSite } from './site-reader.ts'
import { createSiteThreads } from './site-threads.ts'
import { toolErrors } from './tools.errors.ts'

/** Each holds a connection and what it has read. The threads that take it apart are limited by themselves. */
const AT_ONCE_MAX = 4

/**
 * Readings of websites, only a handful at once in this process: who comes when all places are taken is told to come
 * back, because a person who waits in a queue sees nothing happen.
 */
export function createSiteReadings(
  deps: Omit<ReadingDeps, 'onFault' | 'threads'>,
  atOnceMax = AT_ONCE_MAX,
) {
  const threads = createSiteThreads()
  let running = 0

  /**
   * Takes a place, which is free again when the reading ends or its reader goes away.
   *
   * @throws ProblemError 503 with Retry-After when all are taken
   */
  return function begin() {
    if (running >= atOnceMax) throw toolErrors.busy()
    running += 1
    let isFree = false
    const leave = () => {
      if (!isFree) running -= 1
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
          yield* readSite(request.url, request.language, signal, { ...deps, threads, onFault })
        } finally {
          leave()
        }
      },
    }
  }
}
