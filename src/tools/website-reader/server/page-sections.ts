import type { Block, PageOutline } from './page-outline.ts'
import { folded } from './site-text.ts'

const NOTHING = /(?!)/
/** Longer items are sentences rather than names. */
const NAME_MAX_LENGTH = 90
const EYEBROW_MAX_WORDS = 6

/** Texts of one kind that follow each other in a section: the headings of cards, the items of a list, the cells of a row. */
export interface Group {
  kind: Block['kind']
  texts: string[]
  /** The classes of the elements around the first text, folded, with spaces between their words. */
  classes: string
  /** The heading above; empty for none. */
  heading: string
  /** The small line over that heading. */
  eyebrow: string
  /** 0 for texts before any heading. */
  levelAbove: number
  /** Where the links of the texts, or of what belongs to them, lead to; empty for those that lead nowhere. */
  targets: string[]
  /** What stands below each of the texts, up to the next one or the next heading. */
  below: string[]
}

/** All groups of a page's main part, in reading order. */
export function groupsOf(page: PageOutline): Group[] {
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  const parents = parentsIn(blocks)
  const groups = new Map<string, number[]>()
  for (const [at, { kind, level, place, text }] of blocks.entries()) {
    if (text.length > NAME_MAX_LENGTH) continue
    const key = [kind, level, parents[at], kind === 'heading' ? '' : place].join('|')
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  return [...groups.values()].flatMap(alike(blocks)).map((ats) => groupAt(blocks, parents, ats))
}

/** Splits headings of one level by their place: that of a call to action is another than that of the cards. */
function alike(blocks: readonly Block[]) {
  return (ats: number[]): number[][] => {
    if (blocks[ats[0] ?? 0]?.kind !== 'heading') return [ats]
    const byPlace = Map.groupBy(ats, (at) => blocks[at]?.place ?? '')
    const repeated = [...byPlace.values()].filter(({ length }) => length > 1)
    return repeated.length > 0 ? repeated : [ats]
  }
}

/** For each block the heading that it stands under; -1 for none. */
function parentsIn(blocks: readonly Block[]): number[] {
  const open: number[] = []
  return blocks.map(({ kind, level }, at) => {
    if (kind !== 'heading') return open.at(-1) ?? -1
    while (open.length > 0 && (blocks[open.at(-1) ?? 0]?.level ?? 0) >= level) open.pop()
    const parent = open.at(-1) ?? -1
    open.push(at)
    return parent
  })
}

function groupAt(blocks: readonly Block[], parents: readonly number[], ats: number[]): Group {
  const [first = 0] = ats
  const parent = parents[first] ?? -1
  const below = ats.map((at, index) => belowOf(blocks, at, ats[index + 1]))
  return {
    kind: blocks[first]?.kind ?? 'paragraph',
    texts: ats.map((at) => blocks[at]?.text ?? ''),
    classes: classesOf(blocks[first]?.place ?? ''),
    heading: blocks[parent]?.text ?? '',
    eyebrow: eyebrowOf(blocks, parent),
    levelAbove: blocks[parent]?.level ?? 0,
    targets: ats.map(
      (at, index) => [blocks[at], ...(below[index] ?? [])].find((one) => one?.href)?.href ?? '',
    ),
    below: below.map((own) => own.map(({ text }) => text).join(' ')),
  }
}

/** "div.grid div.room-card h3." as "grid room card". */
function classesOf(place: string): string {
  return place
    .replace(/(^| )\w+\./g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
}

/** What stands below a text, up to the next one of its group or the next heading. */
function belowOf(blocks: readonly Block[], at: number, next = blocks.length): Block[] {
  const below = blocks.slice(at + 1, Math.min(next, at + 20))
  const end = below.findIndex(({ kind }) => kind === 'heading')
  return below.slice(0, end < 0 ? undefined : end)
}

/** Whether two blocks are children of one element, or one stands in the words of the other's parent. */
function isBeside(before: Block, heading: Block | undefined): boolean {
  const parent = heading?.within.at(-2)
  return before.within.at(-2) === parent || before.within.at(-1) === parent
}

/** The small line over a heading, in the same box; empty for none. */
function eyebrowOf(blocks: readonly Block[], at: number): string {
  const [before, heading] = [blocks[at - 1], blocks[at]]
  const isEyebrow =
    before?.kind === 'paragraph' &&
    (before.href === '' || before.href === heading?.href) &&
    /\p{L}{3}/u.test(before.text) &&
    isBeside(before, heading) &&
    before.text.split(' ').length <= EYEBROW_MAX_WORDS
  return isEyebrow ? before.text : ''
}

/**
 * Names in the sections whose heading matches: the headings one level below, or the items of lists where there are
 * none.
 *
 * @param heading is matched against folded headings
 * @param except headings that match it as well are left out
 */
export function namesUnder(page: PageOutline, heading: RegExp, except = NOTHING): string[] {
  const isMeant = (text: string) => heading.test(folded(text)) && !except.test(folded(text))
  const groups = groupsOf(page).filter((one) => isMeant(one.heading) || isMeant(one.eyebrow))
  const headings = groups.filter(({ kind }) => kind === 'heading')
  const divided = new Set(headings.flatMap((one) => [one.heading, ...one.texts]))
  const items = groups.filter((one) => one.kind === 'item' && !divided.has(one.heading))
  return [...headings, ...items].flatMap(({ texts }) => texts)
}
