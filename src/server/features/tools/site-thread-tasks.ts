import { deserialize, serialize } from 'node:v8'
import type { SiteFacts } from '#domain/tools/site-facts.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import type { PageOutline } from './page-outline.ts'
import { type PageSource, readOutline } from './page-outline-reader.ts'
import { isPathAllowed, readRobotsGroup } from './robots-rules.ts'
import { factsOf, isSilent } from './site-extract.ts'
import { choosePages } from './site-pages.ts'

/** Of five pages and four readings at once; an honest page has less than a tenth of it. */
const OUTLINE_MAX_BYTES = 3 * 1024 * 1024

/** A page's outline as bytes. The main thread hands it on and never looks into it. */
export type PackedOutline = Uint8Array

/** What robots.txt says about one page. */
export interface RobotsAnswer {
  isAllowed: boolean
  /** Seconds that are asked for between two pages; 0 where nothing is said. */
  crawlDelay: number
}

/** Everything that is done with text of strangers. It runs in the thread of site-thread.ts only. */
export const SITE_TASKS = {
  robots({ body, token, path }: { body: Uint8Array; token: string; path: string }): RobotsAnswer {
    const group = readRobotsGroup(body, token)
    return { isAllowed: isPathAllowed(group, path), crawlDelay: group.crawlDelay }
  },

  outline(page: PageSource): PackedOutline {
    const packed = serialize(readOutline(page))
    if (packed.length > OUTLINE_MAX_BYTES) throw new Error('The page holds too much')
    return packed
  },

  /** The pages of the website to read besides its start page. */
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

  /** @returns null where the pages say nothing to go by */
  facts({
    pages,
    language,
  }: {
    pages: readonly PackedOutline[]
    language: ToolLanguage
  }): SiteFacts | null {
    const facts = factsOf(pages.map(unpacked), language)
    return isSilent(facts) ? null : facts
  },
}

export type SiteTasks = typeof SITE_TASKS

function unpacked(outline: PackedOutline): PageOutline {
  return deserialize(outline) as PageOutline
}
