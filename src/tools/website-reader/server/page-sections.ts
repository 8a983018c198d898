import type { Block, PageOutline } from './page-outline.ts'
import { folded } from './site-text.ts'
import { type Topic, topicOfAddress, topicOfText } from './site-topics.ts'

const NOTHING = /(?!)/
/** Longer items are sentences rather than names. */
const ITEM_MAX_LENGTH = 70

/**
 * Names in the sections whose heading matches: the headings one level below, or the items of lists where there are
 * none.
 *
 * @param heading is matched against folded headings
 * @param except headings that match it as well are left out
 */
export function namesUnder(page: PageOutline, heading: RegExp, except = NOTHING): string[] {
  return page.blocks.flatMap((block, at) =>
    block.kind === 'heading' &&
    block.region === 'main' &&
    heading.test(folded(block.text)) &&
    !except.test(folded(block.text))
      ? namesIn(sectionAt(page.blocks, at))
      : [],
  )
}

/** The names in the section of the page's first heading. */
export function namesUnderMain(page: PageOutline): string[] {
  const at = page.blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1)
  return at < 0 ? [] : namesIn(sectionAt(page.blocks, at))
}

/** The blocks after a heading, up to the next one of the same or a higher level. */
function sectionAt(blocks: readonly Block[], at: number): Block[] {
  const level = blocks[at]?.level ?? 1
  const rest = blocks.slice(at + 1).filter(({ region }) => region === 'main')
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= level)
  return end < 0 ? rest : rest.slice(0, end)
}

function namesIn(section: readonly Block[]): string[] {
  const headings = section.filter(({ kind }) => kind === 'heading')
  if (headings.length > 0) {
    const highest = Math.min(...headings.map(({ level }) => level))
    return headings.filter(({ level }) => level === highest).map(({ text }) => text)
  }
  return section
    .filter(({ kind, text }) => kind === 'item' && text.length <= ITEM_MAX_LENGTH)
    .map(({ text }) => text)
}

/** A heading with a date beside it, and its topic by the headings above it or by the page's URL. */
export interface DatedHeading {
  text: string
  topic: Topic | null
  date: string
  /** Heading and date in the order of the page. */
  quote: string
}

const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Okt|Oct|Nov|Dez|Dec'
/** A block that is a date and nothing else. */
export const DATE = new RegExp(
  `^(\\p{L}{2,10},? )?(\\d{1,2}\\. ?\\d{1,2}\\. ?\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.? (${MONTHS})\\.?,? \\d{4}|(${MONTHS})\\.? \\d{1,2}, \\d{4})$`,
  'u',
)

/** Headings with a date, such as those of news and events. */
export function datedHeadings(page: PageOutline): DatedHeading[] {
  const ofPage = topicOfAddress(page.url)
  const above: (Topic | null)[] = []
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  const found: DatedHeading[] = []
  // By level: the first heading of a list shows whether the dates stand before or after.
  const layouts: ('before' | 'after' | undefined)[] = []
  for (const [at, { kind, level, text }] of blocks.entries()) {
    if (kind !== 'heading') continue
    const topic = above.slice(0, level).findLast(Boolean) ?? ofPage
    above.length = Math.min(above.length, level)
    above[level] = topicOfText(text)
    if (level === 1) continue
    const dates = datesBeside(blocks, at)
    layouts[level] ??= layoutOf(dates)
    const date = dates[layouts[level] ?? 'after']
    if (!date) continue
    found.push({ text, topic, date, quote: quoteOfDated(blocks, at, date) })
  }
  return found
}

function layoutOf({ before, after }: { before: string; after: string }) {
  if (before) return 'before'
  return after ? 'after' : undefined
}

/** The date directly before the heading, and the one in the two blocks after it; empty for none. */
function datesBeside(blocks: readonly Block[], at: number): { before: string; after: string } {
  const isDate = (block: Block | undefined) => block !== undefined && DATE.test(block.text)
  const behind = [blocks[at + 1], blocks[at + 2]]
  const own = behind.slice(0, behind.findIndex((block) => block?.kind === 'heading') >>> 0)
  const [earlier, before] = [blocks[at - 2], blocks[at - 1]]
  const isOfEarlier = earlier?.kind === 'heading' && earlier.level >= (blocks[at]?.level ?? 0)
  return {
    before: isDate(before) && !isOfEarlier ? (before?.text ?? '') : '',
    after: own.find(isDate)?.text ?? '',
  }
}

/** Heading and date in the order of the page, with what stands between them. */
function quoteOfDated(blocks: readonly Block[], at: number, date: string): string {
  if (blocks[at - 1]?.text === date) return `${date} ${blocks[at]?.text ?? ''}`
  const end = blocks.findIndex((block, index) => index > at && block.text === date)
  return blocks
    .slice(at, end + 1)
    .map(({ text }) => text)
    .join(' ')
}
