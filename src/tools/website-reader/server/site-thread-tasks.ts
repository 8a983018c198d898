import { deserialize, serialize } from 'node:v8'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFacts } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { type PageSource, readOutline } from './page-outline-reader.ts'
import { isPathAllowed, readRobotsGroup } from './robots-rules.ts'
import { factsOf, hasNoFacts } from './site-extract.ts'
import { choosePages } from './site-pages.ts'
import { isPlaceholder } from './site-placeholder.ts'

/** For the twelve pages of each of four readings at once; an ordinary page has less than a tenth of this. */
const OUTLINE_MAX_BYTES = 2 * 1024 * 1024

/** A page's outline as bytes. The main thread passes it on without unpacking it. */
export type PackedOutline = Uint8Array

/** The rules of robots.txt for one page. */
export interface RobotsAnswer {
  isAllowed: boolean
  /** Requested seconds between two pages; 0 for none. */
  crawlDelay: number
}

/** All tasks with external text. They only run in the thread of site-thread.ts. */
export const SITE_TASKS = {
  robots({ body, token, path }: { body: Uint8Array; token: string; path: string }): RobotsAnswer {
    const group = readRobotsGroup(body, token)
    return { isAllowed: isPathAllowed(group, path), crawlDelay: group.crawlDelay }
  },

  outline(page: PageSource): PackedOutline {
    const packed = serialize(readOutline(page))
    if (packed.length > OUTLINE_MAX_BYTES) throw new Error('The page is too large')
    return packed
  },

  /** Where a page sends its readers on; null for nowhere. */
  refresh: (page: PackedOutline): string | null => unpacked(page).refresh,

  isPlaceholder: (start: PackedOutline): boolean => isPlaceholder(unpacked(start)),

  /** The pages to read besides the start page. */
  furtherPages({
    start,
    language,
    max,
  }: {
    start: PackedOutline
    language: ToolLanguage
    max: number
  }): string[] {
    return choosePages(unpacked(start), language, max)
  },

  /** @returns null where the pages contain nothing usable */
  facts({
    pages,
    language,
  }: {
    pages: readonly PackedOutline[]
    language: ToolLanguage
  }): SiteFacts | null {
    const facts = factsOf(pages.map(unpacked), language)
    return hasNoFacts(facts) ? null : facts
  },
}

export type SiteTasks = typeof SITE_TASKS

function unpacked(outline: PackedOutline): PageOutline {
  return deserialize(outline) as PageOutline
}
