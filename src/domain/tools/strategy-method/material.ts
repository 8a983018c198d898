import { plainText } from '../plain-text.ts'
import { SIGNAL_KINDS, type SiteFact, type SiteFacts, type SiteSignal } from '../site-facts.ts'

/** A fact that can be quoted: visible, on one line, and with pages that were read. Without pages a person typed it. */
export interface Found {
  readonly text: string
  readonly sources: readonly string[]
}

type SignalKind = (typeof SIGNAL_KINDS)[number]

/** What the method has to work with. */
export interface Material {
  readonly name: Found | null
  readonly description: Found | null
  readonly offers: readonly Found[]
  readonly audiences: readonly Found[]
  readonly languages: readonly Found[]
  readonly locations: readonly Found[]
  readonly signals: Readonly<Record<SignalKind, readonly Found[]>>
}

/** Leaves out what cannot be read or is there twice, whatever its capitals. */
export function materialOf(facts: SiteFacts): Material {
  const pages = new Set(facts.pages.map(({ url }) => url))
  const found = (list: readonly SiteFact[]) => distinct(list.flatMap((fact) => usable(fact, pages)))
  const one = (fact: SiteFact | null) => (fact ? (usable(fact, pages)[0] ?? null) : null)
  return {
    name: one(facts.name),
    description: one(facts.description),
    offers: found(facts.offers),
    audiences: found(facts.audiences),
    languages: found(facts.languages),
    locations: found(facts.locations),
    signals: signalsOf(facts.signals, found),
  }
}

function signalsOf(
  signals: readonly SiteSignal[],
  found: (list: readonly SiteFact[]) => readonly Found[],
) {
  const ofKind = (kind: SignalKind) => found(signals.filter((signal) => signal.kind === kind))
  return Object.fromEntries(SIGNAL_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<
    SignalKind,
    readonly Found[]
  >
}

function usable(fact: SiteFact, pages: ReadonlySet<string>): Found[] {
  const text = plainText(fact.text)
  if (text === null) return []
  return [{ text, sources: distinctTexts(fact.sources.filter((source) => pages.has(source))) }]
}

function distinct(list: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return list.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

/** The pages on which any of these was found, each once. */
export function sourcesOf(...facts: readonly Found[]): string[] {
  return distinctTexts(facts.flatMap(({ sources }) => sources))
}

function distinctTexts(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** Those that the website says. */
export function onPages(facts: readonly Found[]): Found[] {
  return facts.filter(({ sources }) => sources.length > 0)
}

/** Those that the person typed. */
export function fromVisitor(facts: readonly Found[]): Found[] {
  return facts.filter(({ sources }) => sources.length === 0)
}
