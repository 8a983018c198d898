import type { SiteReadingEvent } from '#tools/website-reader/domain/site-facts.ts'

export type SkipReason = Extract<SiteReadingEvent, { type: 'skipped' }>['reason']
export type PageState = 'reading' | 'read' | SkipReason

/** Progress of reading a website. */
export interface SiteReading {
  readonly pages: readonly { readonly url: string; readonly state: PageState }[]
  /** Expected number of pages, as far as known. */
  readonly total: number
}

export const EMPTY_READING: SiteReading = { pages: [], total: 0 }

/** The state after another line of the server's response. */
export function withReadingEvent(
  reading: SiteReading,
  event: Extract<SiteReadingEvent, { type: 'reading' | 'skipped' }>,
): SiteReading {
  const state = event.type === 'reading' ? event.type : event.reason
  // Pages are read one after the other: the next one implies that the previous one was read.
  const before = reading.pages
    .filter(({ url }) => url !== event.url)
    .map((page) =>
      page.state === 'reading' && event.type === 'reading'
        ? { ...page, state: 'read' as const }
        : page,
    )
  return {
    pages: [...before, { url: event.url, state }],
    total: event.type === 'reading' ? event.pages : reading.total,
  }
}
