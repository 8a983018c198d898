import type { Block, PageOutline } from './page-outline.ts'
import { type Candidate, distinctWords } from './site-extract-identity.ts'
import { folded, isPersonal } from './site-text.ts'

const MIN_LENGTH = 40
const PARAGRAPH_MIN_LENGTH = 60
const ABOUT_SOMETHING_ELSE =
  /cookie|javascript|datenschutz|browser|newsletter|oeffnungszeit|opening hours|bewerb|apply|spende|urlaub|geschlossen|closed/
const SPEAKS_OF_ITSELF = /\b(wir|uns|unser\w*|we|our|i|ich)\b/

/**
 * Candidates for what the organisation does, in a sentence or two: the page's own summary, or its first paragraph in
 * which the organisation speaks of itself.
 */
export function descriptionsOn(page: PageOutline): Candidate[] {
  const words = distinctWords(page.title)
  const paragraph = page.blocks.find((block) => isAboutItself(block, words))
  return [
    { text: page.meta.description ?? '', weight: 3 },
    { text: paragraph?.text ?? '', weight: 2 },
  ].filter(
    ({ text }) => text.length >= MIN_LENGTH && !isPersonal(text) && text !== text.toUpperCase(),
  )
}

function isAboutItself({ kind, region, text }: Block, words: readonly string[]): boolean {
  const plain = folded(text)
  return (
    kind === 'paragraph' &&
    region === 'main' &&
    text.length >= PARAGRAPH_MIN_LENGTH &&
    /[.!…]$/.test(text) &&
    !isPersonal(text) &&
    !ABOUT_SOMETHING_ELSE.test(plain) &&
    (SPEAKS_OF_ITSELF.test(plain) || words.some((word) => plain.includes(word)))
  )
}
