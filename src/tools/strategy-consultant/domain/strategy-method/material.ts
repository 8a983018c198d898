import { plainText } from '#tools/documents/domain/plain-text.ts'
import {
  type OrganisationKind,
  type Quote,
  SIGNAL_KINDS,
  type SiteFact,
  type SiteFacts,
  type SiteSignal,
} from '#tools/website-reader/domain/site-facts.ts'
import { QUOTES_MAX } from '../strategy-draft.ts'

/**
 * A fact that can be quoted: visible, on one line, with the pages it was found on. Without pages, the visitor typed it.
 */
export interface SourcedText {
  readonly text: string
  readonly sources: readonly string[]
  /** The passage that it stands on; none for what was typed. */
  readonly quote?: Quote | undefined
}

type SignalKind = (typeof SIGNAL_KINDS)[number]

/** The facts that the method uses. */
export interface Material {
  readonly kind: OrganisationKind
  readonly name: SourcedText | null
  readonly description: SourcedText | null
  readonly size: SourcedText | null
  readonly founded: SourcedText | null
  readonly offers: readonly SourcedText[]
  readonly audiences: readonly SourcedText[]
  readonly prices: readonly SourcedText[]
  readonly references: readonly SourcedText[]
  readonly languages: readonly SourcedText[]
  readonly locations: readonly SourcedText[]
  readonly signals: Readonly<Record<SignalKind, readonly SourcedText[]>>
}

/** Leaves out unreadable facts and repetitions, ignoring case. */
export function materialOf(facts: SiteFacts): Material {
  const pages = new Set(facts.pages.map(({ url }) => url))
  const found = (list: readonly SiteFact[]) => distinct(list.flatMap((fact) => usable(fact, pages)))
  const one = (fact: SiteFact | null) => (fact ? (usable(fact, pages)[0] ?? null) : null)
  return {
    kind: facts.kind,
    name: one(facts.name),
    description: one(facts.description),
    size: one(facts.size),
    founded: one(facts.founded),
    offers: found(facts.offers),
    audiences: found(facts.audiences),
    prices: found(facts.prices),
    references: found(facts.references),
    languages: found(facts.languages),
    locations: found(facts.locations),
    signals: signalsOf(facts.signals, found),
  }
}

function signalsOf(
  signals: readonly SiteSignal[],
  found: (list: readonly SiteFact[]) => readonly SourcedText[],
) {
  const ofKind = (kind: SignalKind) => found(signals.filter((signal) => signal.kind === kind))
  return Object.fromEntries(SIGNAL_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<
    SignalKind,
    readonly SourcedText[]
  >
}

function usable(fact: SiteFact, pages: ReadonlySet<string>): SourcedText[] {
  const text = plainText(fact.text)
  if (text === null) return []
  const sources = distinctTexts(fact.sources.filter((source) => pages.has(source)))
  const quote = fact.quote && pages.has(fact.quote.page) ? fact.quote : undefined
  return [{ text, sources, quote }]
}

function distinct(list: readonly SourcedText[]): SourcedText[] {
  const seen = new Set<string>()
  return list.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

/** The pages on which any of these facts was found, without repetitions. */
export function sourcesOf(...facts: readonly SourcedText[]): string[] {
  return distinctTexts(facts.flatMap(({ sources }) => sources))
}

/** The passages that the facts stand on. */
export function quotesOf(facts: readonly SourcedText[]): Quote[] {
  return facts.flatMap(({ quote }) => quote ?? []).slice(0, QUOTES_MAX)
}

function distinctTexts(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** The facts from the website. */
export function onPages(facts: readonly SourcedText[]): SourcedText[] {
  return facts.filter(({ sources }) => sources.length > 0)
}

/** The facts that the visitor typed. */
export function fromVisitor(facts: readonly SourcedText[]): SourcedText[] {
  return facts.filter(({ sources }) => sources.length === 0)
}
