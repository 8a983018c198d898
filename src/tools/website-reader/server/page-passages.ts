import { PASSAGES_MAX, QUOTE_MAX_LENGTH } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { cleanText, isPersonal, sameKey, shortened } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

/** Most text of a page that goes to the browser and from there to the draft, in UTF-16 units. */
const PASSAGES_LENGTH_MAX = 9000

/** The texts that a visitor of the page sees: every visible block, and the title of the tab. */
export function textsOf({ title, blocks }: PageOutline): string[] {
  return [...blocks.map(({ text }) => text), title].filter(Boolean)
}

/**
 * The passages of a page that a draft may quote, without menus, footers, and lines with personal data. Pages about contact
 * have none, because they mostly name persons. Blocks of a few words are joined with what follows, because a heading or
 * the cell of a table means little alone.
 */
export function passagesOf(page: PageOutline): string[] {
  if (topicOfAddress(page.url) === 'contact') return []
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  const passages: string[] = []
  let open = ''
  const close = () => {
    if (open) passages.push(open)
    open = ''
  }
  for (const { text } of blocks.filter((block) => !isPersonal(block.text))) {
    if (open.length + text.length >= QUOTE_MAX_LENGTH) close()
    open = open ? `${open} ${text}` : shortened(text, QUOTE_MAX_LENGTH)
    if (open.length > 80) close()
  }
  close()
  return withinLength([...new Set(passages)])
}

function withinLength(passages: readonly string[]): string[] {
  let length = 0
  return passages.slice(0, PASSAGES_MAX).filter((passage) => {
    length += passage.length
    return length <= PASSAGES_LENGTH_MAX
  })
}

/** The passage of the page that contains the text: its sentence, or the whole block; null where there is none. */
export function quoteOf(texts: readonly string[], text: string): string | null {
  const key = sameKey(text)
  if (!key) return null
  const whole = texts.find((one) => sameKey(one).includes(key))
  if (whole === undefined) return null
  const sentence = sentencesOf(whole).find((one) => sameKey(one).includes(key))
  return shortened(cleanText(sentence ?? whole), QUOTE_MAX_LENGTH)
}

const ABBREVIATION =
  '(?<!\\b(?:bzw|ca|etc|inkl|evtl|ggf|zzgl|max|min|vgl|tel|nr|no|vs|usw|sog|str))'
const SENTENCE_END = new RegExp(
  `(?<=(?:[\\p{L})“"]{4}|\\s\\p{Ll}{2,3})${ABBREVIATION}[.!?])\\s+(?=[\\p{Lu}\\d„“"])`,
  'u',
)

/** The sentences of a text. A full stop after a number, a single letter or an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END)
}
