import { plainText } from '#tools/documents/domain/plain-text.ts'
import type { SiteFact, SiteFacts, SiteSignal } from '#tools/website-reader/domain/site-facts.ts'

/** The facts that can be shown: visible and on one line, without repetitions, ignoring case. */
export function materialOf(facts: SiteFacts) {
  const one = (fact: SiteFact | null) => (fact && legible([fact])[0]) ?? null
  const signals = (kind: SiteSignal['kind']) =>
    legible(facts.signals.filter((signal) => signal.kind === kind))
  return {
    kind: facts.kind,
    name: one(facts.name),
    description: one(facts.description),
    size: one(facts.size),
    founded: one(facts.founded),
    offers: legible(facts.offers),
    audiences: legible(facts.audiences),
    prices: legible(facts.prices),
    references: legible(facts.references),
    languages: legible(facts.languages),
    locations: legible(facts.locations),
    jobs: signals('jobs'),
    news: signals('news'),
    shop: signals('shop'),
    events: signals('events'),
  }
}

export type Material = ReturnType<typeof materialOf>

function legible(facts: readonly SiteFact[]): SiteFact[] {
  const seen = new Set<string>()
  return facts.flatMap(({ text, sources, quote }) => {
    const plain = plainText(text)
    if (plain === null || seen.has(plain.toLowerCase())) return []
    seen.add(plain.toLowerCase())
    return { text: plain, sources, ...(quote && { quote }) }
  })
}
