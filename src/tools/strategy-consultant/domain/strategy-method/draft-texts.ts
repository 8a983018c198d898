import type { OrganisationKind } from '#tools/website-reader/domain/site-facts.ts'

/** A sentence for facts from the website, and one for facts that the visitor typed. */
export type SentenceByOrigin = Readonly<
  Record<'page' | 'visitor', (list: string, count: number) => string>
>

/** Why a service would help: one or two sentences. */
type Reason = (what: string) => string
type ByKind<Text> = Readonly<Record<OrganisationKind, Text>>

/**
 * All texts of the method, in one language. Each is a whole sentence and true of any organisation, because everything
 * about it is put in as a quotation.
 */
export interface DraftWords {
  /** For the conjunctions in lists. */
  locale: string
  quotes: { outer: readonly [string, string]; inner: readonly [string, string] }
  /** The words for an organisation without a name, in the middle of a sentence. */
  company: string
  /** The end of a shortened list. */
  more: (count: number) => string

  position: {
    description: (company: string) => SentenceByOrigin
    name: SentenceByOrigin
    founded: SentenceByOrigin
    size: SentenceByOrigin
    offers: SentenceByOrigin
    prices: SentenceByOrigin
    locations: SentenceByOrigin
  }
  customers: {
    audiences: SentenceByOrigin
    references: SentenceByOrigin
    languages: SentenceByOrigin
  }
  /** Each sentence contains the number or the kind that its rule is about. */
  standsOut: {
    manyOffers: SentenceByOrigin
    manyAudiences: SentenceByOrigin
    locations: SentenceByOrigin
    shop: SentenceByOrigin
    jobs: SentenceByOrigin
    events: SentenceByOrigin
    news: SentenceByOrigin
  }
  questions: {
    description: (company: string) => string
    offers: (company: string) => string
    audiences: ByKind<string>
    proof: string
    prices: string
    manyOffers: (count: number, some: string) => string
    manyAudiences: (count: number, some: string) => string
    oneLanguage: (locations: string, language: string) => string
    job: (job: string) => string
    /** Questions that no website answers. */
    always: ByKind<readonly string[]>
  }
  services: {
    noAudience: string
    manyOffers: (count: number) => string
    whyHere: string
    job: Reason
  }
  steps: {
    check: string
    ask: ByKind<string>
    thesis: string
    discuss: string
  }
}
