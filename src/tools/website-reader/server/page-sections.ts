import type { Block, PageOutline } from './page-outline.ts'
import { folded } from './site-text.ts'

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
