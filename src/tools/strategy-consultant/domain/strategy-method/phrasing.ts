import { shorten } from '#tools/documents/domain/plain-text.ts'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { Statement } from '../strategy-draft.ts'
import { type DraftWords, GERMAN, type SentenceByOrigin } from './draft-texts-de.ts'
import { ENGLISH } from './draft-texts-en.ts'
import {
  fromVisitor,
  type Material,
  onPages,
  quotesOf,
  type SourcedText,
  sourcesOf,
} from './material.ts'

const WORDS = { de: GERMAN, en: ENGLISH } as const satisfies Record<ToolLanguage, DraftWords>

/** Two quotations of this length fit into a title, together with the words around them. */
const QUOTED_MAX = 60
const DESCRIPTION_MAX = 480
const NAME_MAX = 60
const LISTED_MAX = 4

const DOUBLE_QUOTES = /["„“”«»]/g
/** White space and punctuation at the end, removed before a text is quoted. */
const TRAILING_PUNCTUATION = /[\s.,;:]+$/
/** A language or a place: up to three short words, or an address with its postcode. */
const PLAIN_NAME =
  /^(?:[\p{L}\p{N}/()-]{1,20}(?: [\p{L}\p{N}/()-]{1,20}){0,2}|(?=.*\b\d{4,5}\b)[\p{L}\p{N} .,/-]{4,60})$/u
/** Characters because of which a name is quoted, as it could be read as part of the sentence. */
const NO_NAME = /[!?:;"„“”«»]/

/** Formats quotations and statements in one language. */
export interface Phrasing {
  readonly words: DraftWords
  /** The company in the middle of a sentence: its name, if known. */
  readonly company: string
  quote(text: string, max?: number): string
  /** Up to four quotations, and the number of further ones. */
  list(facts: readonly SourcedText[]): string
  /** As `list`, but plain names of places and languages are not quoted. */
  names(facts: readonly SourcedText[]): string
  /** One statement for facts from pages, and one for facts that were typed. */
  listFacts(sentence: SentenceByOrigin, facts: readonly SourcedText[]): Statement[]
  listNames(sentence: SentenceByOrigin, facts: readonly SourcedText[]): Statement[]
  describe(sentence: SentenceByOrigin, description: SourcedText): Statement[]
}

export function phrasingOf(language: ToolLanguage, material: Material): Phrasing {
  const words = WORDS[language]
  const conjunction = new Intl.ListFormat(words.locale, { type: 'conjunction' })

  const quote = (text: string, max = QUOTED_MAX) => quoted(text, max, words)
  const listing = (show: (text: string) => string) => (facts: readonly SourcedText[]) => {
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
    listFacts: (sentence, facts) => statementsOf(sentence, facts, list),
    listNames: (sentence, facts) => statementsOf(sentence, facts, names),
    describe: (sentence, description) =>
      statementsOf(sentence, [description], () => quote(description.text, DESCRIPTION_MAX)),
  }
}

/** A question of the method, with the sources of the facts that raise it. */
export function assumption(text: string, ...from: readonly SourcedText[]): Statement {
  return { text, basis: 'assumption', sources: sourcesOf(...from), quotes: [] }
}

function statementsOf(
  sentence: SentenceByOrigin,
  facts: readonly SourcedText[],
  show: (facts: readonly SourcedText[]) => string,
): Statement[] {
  const read = onPages(facts)
  const typed = fromVisitor(facts)
  const statements: Statement[] = []
  if (read.length > 0) {
    const text = sentence.page(show(read), read.length)
    statements.push({
      text,
      basis: 'page',
      sources: sourcesOf(...read),
      quotes: quotesOf(read),
    })
  }
  if (typed.length > 0) {
    statements.push({
      text: sentence.visitor(show(typed), typed.length),
      basis: 'visitor',
      sources: [],
      quotes: [],
    })
  }
  return statements
}

function nameOf(name: string, quote: Phrasing['quote']): string {
  return name.length > NAME_MAX || NO_NAME.test(name) ? quote(name) : name
}

function quoted(text: string, max: number, { quotes }: DraftWords): string {
  const [open, close] = quotes.outer
  return `${open}${shorten(withInnerQuotes(text.replace(TRAILING_PUNCTUATION, ''), quotes.inner), max)}${close}`
}

/**
 * Replaces double quotation marks inside a quotation by single ones, in pairs. With an odd number, one may mean inches,
 * so all become plain apostrophes.
 */
function withInnerQuotes(text: string, inner: readonly [string, string]): string {
  const count = text.match(DOUBLE_QUOTES)?.length ?? 0
  let seen = 0
  return text.replace(DOUBLE_QUOTES, () =>
    count % 2 === 1 ? "'" : inner[seen++ % 2 === 0 ? 0 : 1],
  )
}
