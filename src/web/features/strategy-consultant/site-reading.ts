import type { SiteReadingEvent } from '#domain/tools/site-facts.ts'

export type SkipReason = Extract<SiteReadingEvent, { type: 'skipped' }>['reason']
export type PageState = 'reading' | 'read' | SkipReason

/** How far the reading of a website has come. */
export interface SiteReading {
  readonly pages: readonly { readonly url: string; readonly state: PageState }[]
  /** How many pages there will be, as far as is known. */
  readonly total: number
}

export const READING_BEGINS: SiteReading = { pages: [], total: 0 }

/** How far it has come after another line of the server. */
export function withReadingEvent(
  reading: SiteReading,
  event: Extract<SiteReadingEvent, { type: 'reading' | 'skipped' }>,
): SiteReading {
  const state = event.type === 'reading' ? event.type : event.reason
  // Pages are asked for one after the other: the next one says that the one before was read.
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
