import type { CheerioAPI } from 'cheerio'
import type { Block, Region } from './page-outline.ts'
import { cleanStart, folded } from './site-text.ts'

type Parent = ReturnType<CheerioAPI['root']>[number]
type Node = Parent['childNodes'][number]
type Tag = Extract<Node, { attribs: unknown }>

const BLOCKS_MAX = 1500
const TEXT_MAX_LENGTH = 600
/** How many of the elements around a block are told, the innermost ones. */
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
  /(^|[-_\s])(cookies?|consent|gdpr|dsgvo|cmp|borlabs|usercentrics|onetrust|sr-only|visually-hidden|screen-reader-text|skip-?link|breadcrumbs?|testimonials?)/i

type Kind = Pick<Block, 'kind' | 'level'>
const PARAGRAPH: Kind = { kind: 'paragraph', level: 0 }

/** The visible text of a page in reading order, without elements beside its content. */
export function blocksOf(body: Tag): Block[] {
  const blocks: Block[] = []
  let words = ''
  let elements = 0
  const open: number[] = []

  const flush = ({ kind, level }: Kind, region: Region) => {
    const text = cleanStart(words, TEXT_MAX_LENGTH)
    words = ''
    const within = open.slice(-WITHIN_MAX)
    if (text && blocks.length < BLOCKS_MAX) blocks.push({ kind, level, text, region, within })
  }
  const read = (node: Node, within: Kind, region: Region) => {
    if (node.nodeType === 3) words += node.data
    else if ('attribs' in node && isRead(node)) enter(node, within, region)
  }
  const enter = (tag: Tag, within: Kind, region: Region) => {
    if (INLINE.has(tag.name)) {
      for (const child of tag.childNodes) read(child, within, region)
    } else if (tag.name === 'br' && within.kind === 'heading') {
      words += ' '
    } else {
      flush(within, region)
      const kind = kindOf(tag, within)
      const place = regionOf(tag, region)
      elements += 1
      open.push(elements)
      for (const child of tag.childNodes) read(child, kind, place)
      flush(kind, place)
      open.pop()
    }
  }
  enter(body, PARAGRAPH, 'main')
  return blocks
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
 * The region that an element opens, by its name or role. A <header> is none, as it often contains the page's first
 * words.
 */
function regionOf({ name, attribs }: Tag, around: Region): Region {
  const role = folded(attribs.role ?? '')
  if (name === 'footer' || role === 'contentinfo') return 'footer'
  return name === 'nav' || name === 'aside' || role === 'navigation' ? 'navigation' : around
}
