import { plainText } from '../plain-text.ts'
import { SIGNAL_KINDS, type SiteFact, type SiteFacts, type SiteSignal } from '../site-facts.ts'

/**
 * A fact that can be quoted: visible, on one line, with the pages it was found on. Without pages, the visitor typed it.
 */
export interface SourcedText {
  readonly text: string
  readonly sources: readonly string[]
}

type SignalKind = (typeof SIGNAL_KINDS)[number]

/** The facts that the method uses. */
export interface Material {
  readonly name: SourcedText | null
  readonly description: SourcedText | null
  readonly offers: readonly SourcedText[]
  readonly audiences: readonly SourcedText[]
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
  return [{ text, sources: distinctTexts(fact.sources.filter((source) => pages.has(source))) }]
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
