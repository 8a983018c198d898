import type { SIGNAL_KINDS, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'

type Signal = (typeof SIGNAL_KINDS)[number]
type ListedFact = Exclude<keyof SiteFacts, 'url' | 'pages' | 'kind' | 'signals' | SingleFact>
type SingleFact = 'name' | 'description' | 'size' | 'founded'

/** What a person who reads the pages would write down, in the words of the pages. */
export type ExpectedFacts = Partial<Record<SingleFact, string>> &
  Partial<Record<ListedFact | Signal, readonly string[]>>

/** An invented website in the shape of real ones, and what a reader finds on it. */
export interface CorpusSite {
  language: 'de' | 'en'
  host: string
  kind: SiteFacts['kind']
  /** HTML by path. */
  pages: Readonly<Record<string, string>>
  facts: ExpectedFacts
  /** True as well, but nobody would miss it. */
  mayAlso?: ExpectedFacts
}
