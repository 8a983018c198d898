import { shorten } from '../plain-text.ts'
import type { Statement } from '../strategy-draft.ts'
import type { ToolLanguage } from '../tool-ai.ts'
import { type Found, fromVisitor, type Material, onPages, sourcesOf } from './material.ts'
import type { DraftWords, Told } from './words.ts'
import { GERMAN } from './words-de.ts'
import { ENGLISH } from './words-en.ts'

const WORDS = { de: GERMAN, en: ENGLISH } as const satisfies Record<ToolLanguage, DraftWords>

/** Two quotations of this length and the words around them fit into a title. */
const QUOTED_MAX = 60
const DESCRIPTION_MAX = 480
const NAME_MAX = 60
const LISTED_MAX = 4

const DOUBLE_QUOTES = /["„“”«»]/g
/** What ends a sentence or a line of its own would stand oddly inside another. */
const LOOSE_END = /[\s.,;:]+$/
/** A language or a place: up to three short words, or an address with its postcode. */
const PLAIN_NAME =
  /^(?:[\p{L}\p{N}/()-]{1,20}(?: [\p{L}\p{N}/()-]{1,20}){0,2}|(?=.*\b\d{4,5}\b)[\p{L}\p{N} .,/-]{4,60})$/u
/** A name that could be taken for words of ours is quoted. */
const NO_NAME = /[!?:;"„“”«»]/

/** How the method speaks of what was found, in one language. */
export interface Voice {
  readonly words: DraftWords
  /** The company in the middle of a sentence, by its name where it has one. */
  readonly company: string
  quote(text: string, max?: number): string
  /** Up to four quotations, and how many more there are. */
  list(facts: readonly Found[]): string
  /** As `list`; names of places and languages, which nobody could take for words of ours, stand without quotation marks. */
  names(facts: readonly Found[]): string
  /** What was found on pages and what was typed, in a statement each. */
  tell(told: Told, facts: readonly Found[]): Statement[]
  tellNames(told: Told, facts: readonly Found[]): Statement[]
  describe(told: Told, description: Found): Statement[]
}

export function voiceOf(language: ToolLanguage, material: Material): Voice {
  const words = WORDS[language]
  const conjunction = new Intl.ListFormat(words.locale, { type: 'conjunction' })

  const quote = (text: string, max = QUOTED_MAX) => quoted(text, max, words)
  const listing = (show: (text: string) => string) => (facts: readonly Found[]) => {
    const listed = facts.slice(0, LISTED_MAX).map(({ text }) => show(text))
    const left = facts.length - listed.length
    return conjunction.format(left > 0 ? [...listed, words.more(left)] : listed)
  }
  const list = listing(quote)
  const names = listing((text) => (PLAIN_NAME.test(text) ? text : quote(text)))
  return {
    words,
    company: material.name ? nameOf(material.name.text, quote) : words.company,
    quote,
    list,
    names,
    tell: (told, facts) => statementsOf(told, facts, list),
    tellNames: (told, facts) => statementsOf(told, facts, names),
    describe: (told, description) =>
      statementsOf(told, [description], () => quote(description.text, DESCRIPTION_MAX)),
  }
}

/** Something that nobody said: it follows from the method, and what it is made from has sources. */
export function assumption(text: string, ...from: readonly Found[]): Statement {
  return { text, basis: 'assumption', sources: sourcesOf(...from) }
}

function statementsOf(
  told: Told,
  facts: readonly Found[],
  show: (facts: readonly Found[]) => string,
): Statement[] {
  const read = onPages(facts)
  const typed = fromVisitor(facts)
  const statements: Statement[] = []
  if (read.length > 0) {
    const text = told.page(show(read), read.length)
    statements.push({ text, basis: 'page', sources: sourcesOf(...read) })
  }
  if (typed.length > 0) {
    statements.push({
      text: told.visitor(show(typed), typed.length),
      basis: 'visitor',
      sources: [],
    })
  }
  return statements
}

function nameOf(name: string, quote: Voice['quote']): string {
  return name.length > NAME_MAX || NO_NAME.test(name) ? quote(name) : name
}

function quoted(text: string, max: number, { quotes }: DraftWords): string {
  const [open, close] = quotes.outer
  return `${open}${shorten(withInnerQuotes(text.replace(LOOSE_END, ''), quotes.inner), max)}${close}`
}

/** Quotation marks inside a quotation become single ones, in pairs; an odd one may stand for inches, and is a plain one. */
function withInnerQuotes(text: string, inner: readonly [string, string]): string {
  const count = text.match(DOUBLE_QUOTES)?.length ?? 0
  let seen = 0
  return text.replace(DOUBLE_QUOTES, () =>
    count % 2 === 1 ? "'" : inner[seen++ % 2 === 0 ? 0 : 1],
  )
}
