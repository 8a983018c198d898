import type { Block } from './page-outline.ts'

/** Most blocks of a card, and of a list of cards. */
const CARD_MAX = 16
const LIST_MAX = 300
/** How far before a block its name may stand where neither a card nor a list shows it. */
const DISTANCE_MAX = 4

/** A run of blocks, without the one at `to`. */
interface Span {
  from: number
  to: number
}
type IsBlock = (block: Block) => boolean
/** What is looked for: a price or a date. */
interface Sought {
  blocks: readonly Block[]
  /** True for blocks like the one whose name is looked for. */
  isAlike: IsBlock
  /** True for a text that can be a name. */
  isName: IsBlock
}
/** The name that a price or a date belongs to. */
export interface CardName {
  text: string
  /** The blocks from the name to the price or date, or the other way round, in the order of the page. */
  quote: string
}

/**
 * The name of what a block tells something about, such as a price or a date: the heading in its card or, in a row of a
 * table, the text beside it. Where no element is a card, the heading that goes with it in a list, else the text before.
 */
export function nameBeside(sought: Sought, at: number): CardName | null {
  const { card, list } = cardAt(sought, at)
  const names =
    nameInCard(sought, at, card) ?? namesInList(sought, at, list) ?? nameNear(sought, at)
  if (!names) return null
  const text = names.map((place) => sought.blocks[place]?.text ?? '')
  const [from, to] = [Math.min(at, ...names), Math.max(at, ...names)]
  const quote = sought.blocks.slice(from, to + 1).map((block) => block.text)
  return { text: text.join(': '), quote: quote.join(' ') }
}

/**
 * The smallest element around a block with a heading that can be its name, else the largest one, without another block of
 * its sort; and the element around both.
 */
function cardAt({ blocks, isAlike, isName }: Sought, at: number): { card: Span; list: Span } {
  let card = { from: at, to: at + 1 }
  for (const element of blocks[at]?.within.toReversed() ?? []) {
    const span = spanOf(blocks, at, element)
    const inside = blocks.slice(span.from, span.to)
    if (inside.filter(isAlike).length > 1) return { card, list: span }
    if (inside.length > CARD_MAX) break
    card = span
    if (inside.some((block) => isHeading(block) && block !== blocks[at] && isName(block))) break
  }
  return { card, list: card }
}

function spanOf(blocks: readonly Block[], at: number, element: number): Span {
  let [from, to] = [at, at + 1]
  while (to - from <= LIST_MAX && blocks[from - 1]?.within.includes(element)) from -= 1
  while (to - from <= LIST_MAX && blocks[to]?.within.includes(element)) to += 1
  return { from, to }
}

/** The heading in a card, the nearest one before the block first; else the nearest text before or after it. */
function nameInCard({ blocks, isName }: Sought, at: number, { from, to }: Span): number[] | null {
  const places = [...range(from, at).reverse(), ...range(at + 1, to)].filter((place) =>
    isAt(blocks, place, isName),
  )
  const name = places.find((place) => isHeading(blocks[place])) ?? places[0]
  return name === undefined ? null : [name]
}

/**
 * The heading that goes with a block in a list with one heading for each: the first heading shows whether they stand
 * before or after. Those after are variants of what the heading above them all names.
 */
function namesInList(sought: Sought, at: number, { from, to }: Span): number[] | null {
  const { blocks, isAlike, isName } = sought
  const alike = range(from, to).filter((place) => isAt(blocks, place, isAlike))
  const headings = range(from, to).filter(
    (place) => isHeading(blocks[place]) && isAt(blocks, place, isName) && !alike.includes(place),
  )
  const levels = Map.groupBy(headings, (place) => blocks[place]?.level ?? 0)
  const names = [...levels.values()].find(
    (places) => places.length > 1 && Math.abs(places.length - alike.length) < 2,
  )
  const [firstName = 0, firstAlike = 0] = [names?.[0], alike[0]]
  const areAfter = firstName > firstAlike
  const name = areAfter
    ? names?.find((place) => place > at)
    : names?.findLast((place) => place < at)
  if (name === undefined || betweenOf(name, at).some((place) => alike.includes(place))) return null
  const above = headings.filter((place) => place < firstAlike)
  return areAfter ? [...above.slice(-1), name] : [name]
}

/** What stands directly before or in the same row; else the heading above, with nothing of the sort between. */
function nameNear({ blocks, isAlike, isName }: Sought, at: number): number[] | null {
  const row = blocks[at]?.within.at(-2)
  for (const place of range(Math.max(0, at - DISTANCE_MAX), at).reverse()) {
    const block = blocks[place]
    const isInRow = row !== undefined && block?.within.includes(row) === true
    if (!block || (isAlike(block) && !isInRow)) return null
    const isNear = place === at - 1 || isInRow || isHeading(block)
    if (isNear && !isAlike(block) && isName(block)) return [place]
  }
  return null
}

function isHeading(block: Block | undefined): boolean {
  return block?.kind === 'heading'
}

function isAt(blocks: readonly Block[], place: number, is: IsBlock): boolean {
  const block = blocks[place]
  return block !== undefined && is(block)
}

function betweenOf(one: number, other: number): number[] {
  return range(Math.min(one, other) + 1, Math.max(one, other))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
