import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { PageLink, PageOutline } from './page-outline.ts'
import { folded } from './site-text.ts'
import { pathOf, type Topic, topicOfAddress, topicOfText } from './site-topics.ts'

/** How useful a page about this topic is. */
const USEFULNESS: Record<Topic, number> = {
  services: 30,
  about: 26,
  customers: 22,
  prices: 20,
  contact: 18,
  jobs: 14,
  news: 10,
  events: 8,
  donate: 8,
}
/** For a page without a known topic in the site's main navigation, if it is not below another one. */
const USEFULNESS_IN_NAVIGATION = 9
const USEFULNESS_OF_OTHERS = 4
/** Of a page in another language, and of one far below the others. */
const USELESS = 0

/** Paths without content about the company: members' areas, carts, legal texts, feeds. Folded. */
const UNWANTED =
  /(^|[/_-])(log-?in|signin|sign-in|anmeld\w*|register|registr\w*|account|konto|mein-?konto|cart|basket|warenkorb|checkout|kasse|datenschutz\w*|privacy\w*|agb|terms|cookies?|widerruf\w*|disclaimer|barrierefreiheit\w*|accessibility|wp-\w+|feed|rss|suche|search|tags?|kategorie|category|author|autor|admin|print|newsletter|danke|thank-?you)([/_.-]|$)/

/** File extensions other than those of pages. */
export const FILE = /\.(?!(html?|php|aspx?|jsp|cfm)$)[a-z0-9]{2,5}$/

/** The beginning of a path that names the page's language. */
const LANGUAGE_IN_PATH = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i

/** The whole text of a link to another language, folded. */
const LANGUAGE =
  /^(deutsch|german|english|englisch|francais|franzoesisch|french|italiano|italienisch|italian|espanol|spanish|nederlands|dutch|polski|russkij|(de|en|fr|it|es|nl|pl|cz|ru))$/

/** Whether both URLs have the same host, ignoring "www.". */
export function isSameSite(one: string, other: string): boolean {
  const host = (url: string) => new URL(url).hostname.replace(/^www\./, '')
  return host(one) === host(other)
}

/**
 * Chooses the pages to read besides the start page: the most useful ones of the same website, one of each topic first,
 * then others of these topics and those in the site's main navigation.
 *
 * @param start the start page with its links
 * @param language preferred where the start page does not declare its language
 * @param max the number of pages
 * @returns URLs, the most useful first
 */
export function choosePages(start: PageOutline, language: ToolLanguage, max: number): string[] {
  const pages = new Map<string, { url: string; topic: Topic | null; usefulness: number }>()
  for (const link of start.links) {
    const rated = rateLink(link, start, language)
    const known = rated && pages.get(rated.key)
    if (rated && (!known || rated.usefulness > known.usefulness)) pages.set(rated.key, rated)
  }
  const byUsefulness = [...pages.values()].sort((a, b) => b.usefulness - a.usefulness)
  const firsts = byUsefulness.filter((page, at) => firstOfTopic(byUsefulness, page.topic) === at)
  // Pages without a topic are each about something else.
  const others = byUsefulness.filter((page) => !firsts.includes(page))
  return [...firsts, ...others]
    .filter(({ usefulness }) => usefulness > USELESS)
    .slice(0, max)
    .map(({ url }) => url)
}

function firstOfTopic(pages: readonly { topic: Topic | null }[], topic: Topic | null): number {
  return topic === null ? -1 : pages.findIndex((page) => page.topic === topic)
}

function rateLink(link: PageLink, start: PageOutline, language: ToolLanguage) {
  if (!isPageToRead(link, start)) return null
  const byText = topicOfText(link.text)
  const topic = byText ?? topicOfAddress(link.url)
  const path = pathOf(link.url)
  const depth = path.split('/').filter(Boolean).length
  const isMainEntry = link.region === 'navigation' && depth === 1 && !LANGUAGE_IN_PATH.test(path)
  const foreign = isInAnotherLanguage(path, start, language) ? 40 : 0
  const usefulness =
    (topic ? USEFULNESS[topic] : isMainEntry ? USEFULNESS_IN_NAVIGATION : USEFULNESS_OF_OTHERS) +
    (byText ? 4 : 0) +
    (link.region === 'navigation' ? 2 : 0) -
    depth * 2
  return { key: keyOf(link.url), url: link.url, topic, usefulness: usefulness - foreign }
}

function isPageToRead({ url, text }: PageLink, start: PageOutline): boolean {
  const path = folded(pathOf(url))
  return (
    isSameSite(url, start.url) &&
    new URL(url).search === '' &&
    !FILE.test(path) &&
    !UNWANTED.test(path) &&
    !UNWANTED.test(folded(text)) &&
    !LANGUAGE.test(folded(text).trim()) &&
    keyOf(url) !== keyOf(start.url)
  )
}

function isInAnotherLanguage(path: string, start: PageOutline, language: ToolLanguage): boolean {
  const [, ofPage] = LANGUAGE_IN_PATH.exec(path) ?? []
  const [, ofStart] = LANGUAGE_IN_PATH.exec(pathOf(start.url)) ?? []
  const wanted = ofStart ?? (start.language.slice(0, 2) || language)
  return ofPage !== undefined && ofPage.toLowerCase() !== wanted.toLowerCase()
}

/** The same key for the usual URLs of one page. */
export function keyOf(url: string): string {
  const { hostname } = new URL(url)
  const path = pathOf(url).replace(/\/(index|home|default)\.\w+$/, '/')
  return hostname.replace(/^www\./, '') + path.replace(/\/+$/, '')
}
