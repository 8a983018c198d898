import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { PageLink, PageOutline } from './page-outline.ts'
import type { Candidate } from './site-extract-identity.ts'
import { isSameSite, keyOf } from './site-pages.ts'
import { folded, shortened } from './site-text.ts'
import { pathOf } from './site-topics.ts'

/** European languages, with words that nearly every text in them contains. Folded. */
const WORDS: Record<string, string> = {
  de: 'der die das und ist nicht mit fuer von auf wir sie ein eine den dem im zu bei oder auch sind werden ihre ihr unsere uns',
  en: 'the and of to is for with you we our are your that this from have or by at it be as us all will can not',
  fr: 'le les des et est pour vous nous avec une dans sur que qui notre vos votre nos aux du',
  it: 'il di che per con del della sono gli nel nella dei alla piu nostri nostra anche dal delle ed',
  es: 'el los las que para con una por del nuestros nuestra mas como su sus al es y',
  nl: 'het een van voor met niet op zijn wij en onze uw ook bij naar dat aan deze wordt',
  pl: 'i w na z do sie jest dla oraz ze przez nasze od nie jak po o za lub',
  cs: 'a v na se je pro ze s jsou nase nebo jako od po k za si vas nas',
  tr: 've bir icin ile bu olarak daha en da cok gibi olan tum',
  ru: 'и в на с для не по мы что это из от как вы наш',
}
const CODES = Object.keys(WORDS)
const LANGUAGES_OF_WORD = new Map<string, string[]>()
for (const code of CODES) {
  for (const word of WORDS[code]?.split(' ') ?? []) {
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), code])
  }
}
/** What links to a language are called: its code, or its name in German, in English or in itself. */
const LINKS = new Map(
  CODES.flatMap((code) => [
    [code, code],
    ...['de', 'en', code].map((one) => [folded(namesIn(one).of(code) ?? ''), code] as const),
  ]),
)
/** So many of these words make a text one of their language, and with twice as many as of any other. */
const WORDS_MIN = 6
const QUOTE_MAX_LENGTH = 200

/**
 * The languages in which the pages can be read, by the words of their texts, and by links to pages in other languages.
 * What a page declares about itself (`lang`) is often that of a template.
 *
 * @param language of the names of languages
 * @returns the languages that one of the pages shows
 */
export function languageFinder(pages: readonly PageOutline[], language: ToolLanguage) {
  const names = namesIn(language)
  const spoken = new Map(pages.map((page) => [page.url, languageOf(page)]))
  const count = (code: string) => [...spoken.values()].filter((one) => one === code).length
  const most = Math.max(...CODES.map(count))
  const isRead = new Set(pages.map(({ url }) => keyOf(url)))

  return (page: PageOutline): Candidate[] => {
    const linked = page.links
      .filter(({ url }) => isSameSite(url, page.url) && !isRead.has(keyOf(url)))
      .map((link) => ({ code: codeOfLink(link), quote: link.text }))
    const own = spoken.get(page.url) ?? ''
    // One page in another language does not make a translation.
    const isMain = count(own) > 1 || count(own) === most
    const text = isMain ? [{ code: own, quote: passageIn(page, own) }] : []
    return [...text, ...linked].flatMap(({ code, quote }) => {
      const name = /^[a-z]{2,3}$/.test(code) && quote ? names.of(code) : undefined
      return name ? [{ text: name, weight: 1, quote }] : []
    })
  }
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
}

/** The language of a page's text; empty where there is too little of it. */
function languageOf({ blocks, language }: PageOutline): string {
  const counts = countsIn(blocks.map(({ text }) => text).join(' '))
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < 2 * (second?.[1] ?? 0)) return ''
  const [code, found] = first
  return found >= (language.toLowerCase().startsWith(code) ? 2 : WORDS_MIN) ? code : ''
}

/** How many words of each language a text contains. */
function countsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of folded(text).split(/[^\p{L}]+/u)) {
    for (const code of LANGUAGES_OF_WORD.get(word) ?? []) {
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  return counts
}

/** The text of the page with most words of the language. */
function passageIn({ blocks }: PageOutline, code: string): string {
  const counted = blocks.map(({ text }) => ({ text, found: countsIn(text).get(code) ?? 0 }))
  const best = counted.reduce((a, b) => (b.found > a.found ? b : a), { text: '', found: 0 })
  return shortened(best.text, QUOTE_MAX_LENGTH)
}

/** "IT" in a menu is Italian only where the link leads to such a page. */
function codeOfLink({ text, url }: PageLink): string {
  const words = folded(text)
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ (version|website|site|page|seite)$/, '')
    .trim()
  const code = LINKS.get(words) ?? ''
  const isShort = words.length <= 3
  const isThere = new RegExp(`[/_.-]${code}(?:-[a-z]{2})?(?:[/.]|$)`).test(
    pathOf(url).toLowerCase(),
  )
  return isShort && !isThere ? '' : code
}
