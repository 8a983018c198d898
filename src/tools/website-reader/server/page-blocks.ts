import type { CheerioAPI } from 'cheerio'
import type { Block, Region } from './page-outline.ts'
import { cleanStart, folded } from './site-text.ts'

type Parent = ReturnType<CheerioAPI['root']>[number]
type Node = Parent['childNodes'][number]
type Tag = Extract<Node, { attribs: unknown }>

const BLOCKS_MAX = 1500
const TEXT_MAX_LENGTH = 600
/** How many elements around a block are named in its place, and how many are numbered: the innermost ones. */
const PLACE_DEPTH = 5
const WITHIN_MAX = 10

const UNREAD = new Set(
  'script style noscript template svg math iframe object canvas video audio form button select textarea dialog blockquote del s'.split(
    ' ',
  ),
)
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd label mark q samp small span strong sub sup u var wbr font img picture'.split(
    ' ',
  ),
)
const HEADINGS = /^h[1-6]$/
const HIDDEN = /(display:\s*none|visibility:\s*hidden)/i
/** Cookie banners, texts for screen readers and the like, by their usual class names and ids. */
const ASIDE =
  /(^|[-_\s])(cookies?|consent|gdpr|dsgvo|cmp|borlabs|usercentrics|onetrust|sr-only|hiddenstructure|visually-hidden|screen-reader-text|skip-?link|breadcrumbs?|testimonials?)/i
/** Menus and footers that are no `<nav>` or `<footer>`, by their usual class names and ids. */
const MENU =
  /(^|[-_\s])(nav|navbar|navigation|mainnav|topnav|menu|submenu|sub-menu|dropdown|sidenav|sidebar)([-_\s]|$)/i
const FOOTER = /(^|[-_\s])(footer|copyright)([-_\s]|$)/i

type Kind = Pick<Block, 'kind' | 'level'>
const PARAGRAPH: Kind = { kind: 'paragraph', level: 0 }

/** What is around the words that are read. */
interface Around {
  kind: Kind
  region: Region
  /** Names and first classes of the elements around. */
  place: readonly string[]
  within: readonly number[]
  /** Of a link around all of it. */
  target: string
}

/** The visible text of a page in reading order, without elements beside its content. */
export function blocksOf(body: Tag): Block[] {
  const blocks: Block[] = []
  let words = ''
  let href = ''
  let elements = 0

  const flush = ({ kind: { kind, level }, region, place, within, target }: Around) => {
    const text = cleanStart(words, TEXT_MAX_LENGTH).replace(/ ?[|·•/] ?$/, '')
    if (text && blocks.length < BLOCKS_MAX)
      blocks.push({
        kind,
        level,
        text,
        region,
        place: place.join(' '),
        within,
        href: href || target,
      })
    words = ''
    href = ''
  }
  const separate = (around: Around) => {
    if (around.kind.kind === 'heading') words += ' '
    else flush(around)
  }
  const read = (node: Node, around: Around) => {
    if (node.nodeType === 3) words += node.data
    else if ('attribs' in node && isRead(node)) enter(node, around)
  }
  const readAll = (tag: Tag, around: Around) => {
    for (const child of tag.childNodes) read(child, around)
  }
  const readBlock = (tag: Tag, around: Around) => {
    flush(around)
    elements += 1
    const within = inside(tag, around, elements)
    readAll(tag, within)
    flush(within)
  }
  const enter = (tag: Tag, around: Around) => {
    if (isInline(tag)) {
      if (standsApart(tag)) separate(around)
      href ||= tag.attribs.href ?? ''
      readAll(tag, around)
    } else if (tag.name === 'br' && (around.kind.kind === 'heading' || isInLink(tag))) {
      words += ' '
    } else {
      readBlock(tag, around)
    }
  }
  enter(body, { kind: PARAGRAPH, region: 'main', place: [], within: [], target: '' })
  return blocks
}

/** A link around a card is an element like others. */
function isInline(tag: Tag): boolean {
  const isCard = tag.childNodes.some(
    (child) => 'attribs' in child && !INLINE.has(child.name) && child.name !== 'br',
  )
  return INLINE.has(tag.name) && !(tag.name === 'a' && isCard)
}

function isInLink({ parent }: Tag): boolean {
  return parent !== null && 'name' in parent && parent.name === 'a'
}

/** Whether an element follows another one as cells do: without anything between, or both links without words between. */
function standsApart({ name, prev }: Tag): boolean {
  if (prev && 'attribs' in prev) return true
  const before = prev?.nodeType === 3 && !/[\p{L}\p{N}]/u.test(prev.data) ? prev.prev : null
  return name === 'a' && before !== null && 'name' in before && before.name === 'a'
}

function textIn({ childNodes }: Tag): string {
  return childNodes
    .map((child) => (child.nodeType === 3 ? child.data : 'attribs' in child ? textIn(child) : ''))
    .join('')
}

/** What is around the words within an element. @param number of the element in the page */
function inside(tag: Tag, around: Around, number: number): Around {
  return {
    kind: kindOf(tag, around.kind),
    region: regionOf(tag, around.region),
    place: [...around.place, signatureOf(tag)].slice(-PLACE_DEPTH),
    within: [...around.within, number].slice(-WITHIN_MAX),
    target: tag.attribs.href ?? around.target,
  }
}

function isRead({ name, attribs }: Tag): boolean {
  if (UNREAD.has(name) || 'hidden' in attribs) return false
  if (attribs['aria-hidden'] === 'true' || HIDDEN.test(attribs.style ?? '')) return false
  return name === 'body' || !ASIDE.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`)
}

function kindOf({ name }: Tag, within: Kind): Kind {
  if (HEADINGS.test(name)) return { kind: 'heading', level: Number(name[1]) }
  if (name === 'li' || name === 'dt' || name === 'summary') return { kind: 'item', level: 0 }
  if (name === 'time') return { kind: 'date', level: 0 }
  // A <div> inside a heading or an item is part of it, a paragraph is not.
  return name === 'p' || name === 'dd' ? PARAGRAPH : within
}

/**
 * What elements of cards and other repeated parts of a page have in common: their name and first class without a number,
 * as one with a number is a width or a distance.
 */
function signatureOf({ name, attribs }: Tag): string {
  const classes = (attribs.class ?? '').slice(0, 200).trim().split(/\s+/)
  const first = classes.find((one) => !/\d/.test(one)) ?? ''
  return `${name}.${first.slice(0, 40)}`
}

/**
 * The region that an element opens, by its name, role, id or class. A <header> is none, as it often contains the page's
 * first words, and neither is a menu of dishes.
 */
function regionOf(tag: Tag, around: Region): Region {
  const { name, attribs } = tag
  const role = folded(attribs.role ?? '')
  const called = `${attribs.id ?? ''} ${attribs.class ?? ''}`
  if (around === 'footer' || name === 'footer' || role === 'contentinfo') return 'footer'
  if (name === 'body') return around
  if (FOOTER.test(called)) return 'footer'
  const isMenu = name === 'nav' || role === 'navigation'
  return isMenu || ((name === 'aside' || MENU.test(called)) && isOfLinks(tag))
    ? 'navigation'
    : around
}

/** Whether most of the text of an element is that of its links. */
function isOfLinks(tag: Tag): boolean {
  const links = linksIn(tag).reduce((sum, link) => sum + lettersIn(link), 0)
  return links * 2 >= lettersIn(tag)
}

function linksIn(tag: Tag): Tag[] {
  if (tag.name === 'a') return [tag]
  return tag.childNodes.flatMap((child) => ('attribs' in child ? linksIn(child) : []))
}

function lettersIn(tag: Tag): number {
  return textIn(tag).replace(/\s+/g, '').length
}
