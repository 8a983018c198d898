import {
  QUOTE_MAX_LENGTH,
  type Quote,
  type SiteFacts,
} from '#tools/website-reader/domain/site-facts.ts'
import { sentencesOf } from '#tools/website-reader/server/page-passages.ts'
import { factsIn } from '../domain/fact-kinds.ts'
import { QUOTES_MAX } from '../domain/strategy-draft.ts'

/** A quote as the AI service gives it: the page is a number, counted from 1. */
interface ClaimedQuote {
  page: number | string
  text: string
}

/** A quote that stands on its page, as the whole sentences that it is of. */
interface StandingQuote extends Quote {
  site: SiteFacts
  sentences: string[]
}

/**
 * Returns a function that keeps the quotes that stand on their page, word for word: in its passages, or in the passage of
 * a fact that was found there. Case, white space, and the form of quotation marks and dashes do not matter. A quote of
 * fewer than three words counts for nothing, and neither does what a page only tells search engines: its title and its
 * description.
 *
 * @param sites their pages are numbered through
 */
export function quoteCheck(
  sites: readonly SiteFacts[],
): (claimed: readonly ClaimedQuote[]) => StandingQuote[] {
  const pages = sites.flatMap((site) =>
    site.pages.map(({ url }) => ({ url, site, sentences: sentencesOn(url, site) })),
  )
  return (claimed) =>
    claimed
      .flatMap(({ page: source, text }) => {
        const page = pages[Number(source) - 1]
        const said = normalised(text)
        const sentences =
          page && said.split(' ').length >= WORDS_MIN ? within(page.sentences, said) : []
        if (!page || sentences.length === 0) return []
        const whole = sentences.join(' ')
        const shown =
          whole.length <= QUOTE_MAX_LENGTH ? whole : text.trim().slice(0, QUOTE_MAX_LENGTH)
        return [{ page: page.url, text: shown, site: page.site, sentences }]
      })
      .slice(0, QUOTES_MAX)
}

const WORDS_MIN = 3

/** The sentences that a person sees on a page. Those of name and description may be for search engines only. */
function sentencesOn(url: string, site: SiteFacts): string[] {
  const passages = site.pages.find((page) => page.url === url)?.passages ?? []
  const quotes = factsIn({ ...site, name: null, description: null }).flatMap(({ quote }) =>
    quote?.page === url ? [quote.text] : [],
  )
  return [...passages, ...quotes].flatMap(sentencesOf).filter(normalised)
}

/** The sentences in which the words stand, which may be several that follow each other; none where they do not stand. */
function within(sentences: readonly string[], said: string): string[] {
  const plain = sentences.map(normalised)
  const at = ` ${plain.join(' ')} `.indexOf(` ${said} `)
  if (at < 0) return []
  let start = 0
  return sentences.filter((_, index) => {
    const begin = start
    start += (plain[index] ?? '').length + 1
    return begin < at + said.length && start - 1 > at
  })
}

/** Punctuation separates words, except inside numbers: "1,5" and "15" differ. Quotation marks are left out. */
function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(/(?<!\d)[.,:;]|[.,:;](?!\d)|[^\p{L}\p{M}\p{N}.,:;%€£$&@+]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
