import { shorten } from '#tools/documents/domain/plain-text.ts'
import {
  QUOTE_MAX_LENGTH,
  type Quote,
  type SiteFacts,
} from '#tools/website-reader/domain/site-facts.ts'
import { QUOTES_MAX } from '../domain/strategy-draft.ts'
import { factsIn } from './strategy-facts.ts'

/** A quote as the AI service gives it: the page is a number, counted from 1, or an address. */
export interface ClaimedQuote {
  page: number | string
  text: string
}

/**
 * Returns a function that keeps the quotes that stand on their page, word for word: in its passages, its title, or the
 * passage of a fact that was found there. Case, white space, and the form of quotation marks and dashes do not matter.
 */
export function quoteCheck(facts: SiteFacts): (claimed: readonly ClaimedQuote[]) => Quote[] {
  const findPage = pageFinder(facts)
  const texts = new Map(facts.pages.map(({ url }) => [url, textOfPage(url, facts)]))
  return (claimed) =>
    claimed
      .flatMap(({ page, text }) => {
        const url = findPage(page)
        const said = normalised(text)
        const stands = url !== undefined && isQuote(said) && texts.get(url)?.includes(` ${said} `)
        return stands ? [{ page: url, text: shorten(text.trim(), QUOTE_MAX_LENGTH) }] : []
      })
      .slice(0, QUOTES_MAX)
}

/** Everything that is known of a page, normalised, with a space at both ends. */
function textOfPage(url: string, facts: SiteFacts): string {
  const page = facts.pages.find((one) => one.url === url)
  const quotes = factsIn(facts).flatMap(({ quote }) => (quote?.page === url ? [quote.text] : []))
  const texts = [page?.title ?? '', (page?.passages ?? []).join(' '), ...quotes]
  return texts.map((text) => ` ${normalised(text)} `).join('\n')
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

/** A quote needs a word. */
function isQuote(said: string): boolean {
  return /\p{L}{3}/u.test(said)
}

/** Finds the URL of a page that was read by its number, counted from 1, or by an equivalent URL. */
function pageFinder({ pages }: SiteFacts) {
  const byAddress = new Map(pages.map(({ url }) => [comparable(url), url]))
  return (source: number | string): string | undefined => {
    const number = Number(source)
    return Number.isNaN(number) ? byAddress.get(comparable(String(source))) : pages[number - 1]?.url
  }
}

/** A URL without its fragment and trailing slash. */
function comparable(address: string): string {
  const url = URL.parse(address.trim())
  if (!url) return address
  url.hash = ''
  return url.href.replace(/\/$/, '')
}
