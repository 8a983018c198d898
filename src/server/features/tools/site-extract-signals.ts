import type { SIGNAL_KINDS } from '#domain/tools/site-facts.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { isOfType, textOf } from './json-ld.ts'
import type { PageOutline } from './page-outline.ts'
import { datedHeadings, namesUnder } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { shopSoftwareOn, technologyOn } from './site-extract-technology.ts'
import { cleanText, folded, isSpecific } from './site-text.ts'
import { pathOf } from './site-topics.ts'
import { saysNoVacancy } from './site-vacancies.ts'

type SignalKind = (typeof SIGNAL_KINDS)[number]
export type SignalCandidate = Candidate & { kind: SignalKind }

/** Texts for signals without further details. */
const SIGNAL_TEXTS: Record<'shop' | 'references', Record<ToolLanguage, string>> = {
  shop: { de: 'Onlineshop', en: 'Online shop' },
  references: { de: 'Referenzen auf der Website', en: 'References on the website' },
}

const POSITION = /[([](?:\s?[mwdfx]\s?[/|]){1,2}\s?[mwdfxi]\s?[)\]]|\(all genders\)|\(gn\)/i
const POSITIONS =
  /\b(offene stellen|stellenangebote|aktuelle (stellen|jobs)|open positions|vacancies|current openings|unsere (stellen|jobs))\b/
/** Invitations to apply without a named position. */
const UNSOLICITED = /initiativ|blindbewerbung|unsolicited|speculative|open application/i
const REFERENCES =
  /\b(referenzen|unsere kunden|kunden,? die|case stud|success stories|erfolgsgeschichten|(our|selected) (customers|clients|projects|work)|ausgewaehlte projekte|unsere projekte|they trust us|das vertrauen)/
const REFERENCES_LINK = /referenz|case stud|projekte|erfolgsgeschicht|success stor|references/
const CART = /(^|[/_-])(cart|basket|warenkorb|checkout|kasse)([/_.-]|$)/

/** Signals on a page: what the website contains besides the company's description. */
export function signalsOn(page: PageOutline, language: ToolLanguage): SignalCandidate[] {
  return [
    ...ofKind('jobs', jobsOn(page)),
    ...ofKind('news', newsOn(page)),
    ...ofKind('events', eventsOn(page)),
    ...ofKind('shop', shopOn(page, language)),
    ...ofKind('references', referencesOn(page, language)),
    ...ofKind('technology', names(technologyOn(page, language), 2)),
  ]
}

function ofKind(kind: SignalKind, found: readonly Candidate[]): SignalCandidate[] {
  return found.map((one) => ({ ...one, kind }))
}

function names(texts: readonly string[], weight: number): Candidate[] {
  return texts.map((text) => ({ text, weight }))
}

/** Named positions. Menu entries do not count, and a page that says that nothing is vacant has none. */
function jobsOn(page: PageOutline): Candidate[] {
  if (page.blocks.some(({ region, text }) => region === 'main' && saysNoVacancy(text))) return []
  const described = page.things.filter((thing) => isOfType(thing, /^JobPosting$/))
  const shown = [...page.blocks, ...page.links].map(({ text }) => text)
  const positions = [
    ...described.map((thing) => textOf(thing.title)),
    ...shown.filter((text) => POSITION.test(text) && text.length <= 100),
    ...namesUnder(page, POSITIONS),
  ].filter((text) => isSpecific(text, { maxLength: 110, maxWords: 14 }) && !UNSOLICITED.test(text))
  return names(positions, 3)
}

function newsOn(page: PageOutline): Candidate[] {
  const described = page.things
    .filter((thing) => isOfType(thing, /(NewsArticle|BlogPosting)$/))
    .map((thing) => withDate(textOf(thing.headline), textOf(thing.datePublished)))
  const shown = datedHeadings(page)
    .filter(({ topic }) => topic === 'news')
    .map(({ text, date }) => withDate(text, date))
  return names([...described, ...shown].filter(isItem), 2)
}

function eventsOn(page: PageOutline): Candidate[] {
  const described = page.things
    .filter((thing) => isOfType(thing, /Event$/))
    .map((thing) => withDate(textOf(thing.name), textOf(thing.startDate)))
  const shown = datedHeadings(page)
    .filter(({ topic }) => topic === 'events')
    .map(({ text, date }) => withDate(text, date))
  return names([...described, ...shown].filter(isItem), 2)
}

/** Shortens an instant, such as "2026-03-12T08:00:00+01:00", to its day. */
function withDate(title: string, date: string): string {
  const day = date.replace(/T[\d:.]+.*$/, '')
  return title && day ? cleanText(`${title} (${day})`) : title
}

function isItem(text: string): boolean {
  return isSpecific(text.replace(/ \([^()]*\)$/, ''), { maxLength: 140, maxWords: 20 })
}

/** A cart, products with prices, or shop software. */
function shopOn(page: PageOutline, language: ToolLanguage): Candidate[] {
  const software = shopSoftwareOn(page)
  if (software) return names([`${SIGNAL_TEXTS.shop[language]} (${software})`], 3)
  const hasCart = page.links.some(({ url }) => CART.test(folded(pathOf(url))))
  const hasGoods = page.things.some((thing) => isOfType(thing, /^Product$/) && 'offers' in thing)
  return hasCart || hasGoods ? names([SIGNAL_TEXTS.shop[language]], 1) : []
}

function referencesOn(page: PageOutline, language: ToolLanguage): Candidate[] {
  const shown = namesUnder(page, REFERENCES).filter((text) => isSpecific(text))
  if (shown.length > 0) return names(shown, 3)
  const isLinked = page.links.some(({ text }) => REFERENCES_LINK.test(folded(text)))
  return isLinked ? names([SIGNAL_TEXTS.references[language]], 1) : []
}
