/** A sentence for facts from the website, and one for facts that the visitor typed. */
export type SentenceByOrigin = Readonly<
  Record<'page' | 'visitor', (list: string, count: number) => string>
>

/** Why a service would help: one or two sentences. */
type Reason = (what: string) => string

/**
 * All texts of the method, in one language. Each is a whole sentence and true of any company, because everything about
 * the company is put in as a quotation.
 */
export interface DraftWords {
  /** For the conjunctions in lists. */
  locale: string
  quotes: { outer: readonly [string, string]; inner: readonly [string, string] }
  /** The words for a company without a name, in the middle of a sentence. */
  company: string
  /** The end of a shortened list. */
  more: (count: number) => string

  position: {
    description: (company: string) => SentenceByOrigin
    noDescription: (company: string) => string
    name: SentenceByOrigin
    offers: SentenceByOrigin
    locations: SentenceByOrigin
    hypothesis: (company: string, audience: string, offer: string) => string
  }
  customers: {
    audiences: SentenceByOrigin
    language: SentenceByOrigin
    oneAudience: (audience: string) => string
    twoAudiences: (one: string, other: string) => string
    noAudience: (offer: string | null) => string
  }
  strengths: {
    references: SentenceByOrigin
    events: SentenceByOrigin
    jobs: SentenceByOrigin
    shop: SentenceByOrigin
    news: SentenceByOrigin
    technology: SentenceByOrigin
    languages: SentenceByOrigin
    locations: SentenceByOrigin
    focus: (offers: string) => string
    breadth: (one: string, other: string, count: number) => string
    none: string
  }
  questions: {
    description: (company: string) => string
    offers: (company: string) => string
    audiences: string
    proof: string
    prices: string
    manyOffers: (count: number, some: string) => string
    manyAudiences: (count: number, some: string) => string
    oneLanguage: (locations: string, language: string) => string
    job: (job: string) => string
    whyHere: string
  }
  services: {
    noAudience: string
    manyOffers: (count: number) => string
    whyHere: string
    job: Reason
    locations: Reason
  }
  steps: {
    check: (assumptions: number, all: number) => string
    ask: string
    discuss: string
  }
}
