import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SIGNAL_KINDS } from '../domain/site-facts.ts'
import { isOfType, textOf } from './json-ld.ts'
import type { PageOutline } from './page-outline.ts'
import { namesUnder } from './page-sections.ts'
import { datedItemsOn } from './site-extract-dated.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isSpecific } from './site-text.ts'
import { pathOf } from './site-topics.ts'
import { saysNoVacancy } from './site-vacancies.ts'

type SignalKind = (typeof SIGNAL_KINDS)[number]
export type SignalCandidate = Candidate & { kind: SignalKind }

/** The product's words for a shop. */
const SHOP_TEXT: Record<ToolLanguage, string> = { de: 'Onlineshop', en: 'Online shop' }

const POSITION = /[([](?:\s?[mwdfx]\s?[/|]){1,2}\s?[mwdfxi]\s?[)\]]|\(all genders\)|\(gn\)/i
const POSITIONS =
  /\b(offene stellen|stellenangebote|aktuelle (stellen|jobs)|open positions|vacancies|current openings|unsere (stellen|jobs))\b/
/** Invitations to apply without a named position. */
const UNSOLICITED = /initiativ|blindbewerbung|unsolicited|speculative|open application/i
const CART = /(^|[/_-])(cart|basket|warenkorb|checkout|kasse)([/_.-]|$)/

/** Signals on a page: what the website contains besides what the organisation is. */
export function signalsOn(page: PageOutline, language: ToolLanguage): SignalCandidate[] {
  return [
    ...ofKind('jobs', jobsOn(page)),
    ...datedItemsOn(page),
    ...ofKind('shop', shopOn(page, language)),
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

/** A shop is shown by a link to its cart. */
function shopOn(page: PageOutline, language: ToolLanguage): Candidate[] {
  const cart = page.links.find(({ url, text }) => text && CART.test(folded(pathOf(url))))
  return cart ? [{ text: SHOP_TEXT[language], weight: 1, quote: cart.text }] : []
}

/** True where the site sells online. */
export function isShop(page: PageOutline): boolean {
  return shopOn(page, 'en').length > 0
}
