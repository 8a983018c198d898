/** A sentence for what the website says, and one for what the person typed. */
export type Told = Readonly<Record<'page' | 'visitor', (list: string, count: number) => string>>

/** Why a service would help: one sentence or two. */
type Reason = (what: string) => string

/**
 * Everything that the method says, in one language. Each sentence is whole and stays true of any company, because all
 * that it says of one comes in as a quotation.
 */
export interface DraftWords {
  /** For the conjunctions of lists. */
  locale: string
  quotes: { outer: readonly [string, string]; inner: readonly [string, string] }
  /** What a company without a name is called in the middle of a sentence. */
  company: string
  /** The end of a list that is not told in full. */
  more: (count: number) => string

  position: {
    description: (company: string) => Told
    noDescription: (company: string) => string
    name: Told
    offers: Told
    locations: Told
    hypothesis: (company: string, audience: string, offer: string) => string
  }
  customers: {
    audiences: Told
    language: Told
    oneAudience: (audience: string) => string
    twoAudiences: (one: string, other: string) => string
    noAudience: (offer: string | null) => string
  }
  strengths: {
    references: Told
    events: Told
    jobs: Told
    shop: Told
    news: Told
    technology: Told
    languages: Told
    locations: Told
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
