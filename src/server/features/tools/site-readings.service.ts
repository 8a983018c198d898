import type { SiteReadingEvent } from '#domain/tools/site-facts.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { type ReadingDeps, readSite } from './site-reader.ts'
import { createSiteThreads } from './site-threads.ts'
import { toolErrors } from './tools.errors.ts'

/** Each holds a connection and what it has read. The threads that take it apart are limited by themselves. */
const AT_ONCE_MAX = 4
const AT_ONCE_MAX_OF_VISITOR = 2

/**
 * Readings of websites, only a handful at once in this process and two of one visitor: who comes when all places are taken is told to come
 * back, because a person who waits in a queue sees nothing happen.
 */
export function createSiteReadings(deps: Omit<ReadingDeps, 'onFault' | 'threads'>) {
  const threads = createSiteThreads()
  /** The visitor of each reading. */
  const running: string[] = []

  /**
   * Takes a place, which is free again when the reading ends or its reader goes away.
   *
   * @param visitor a network address, as limits count it
   * @throws ProblemError 429 with Retry-After when the visitor has two already, 503 with Retry-After when all are taken
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
          yield* readSite(request.url, request.language, signal, { ...deps, threads, onFault })
        } finally {
          leave()
        }
      },
    }
  }
}
