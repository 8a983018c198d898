import type { SERVICES } from '../strategy-draft.ts'

/** A sentence for what the website says, and one for what the person typed. */
export type Told = Readonly<Record<'page' | 'visitor', (list: string, count: number) => string>>

/** The words of an opportunity. What it is made from comes in quoted, short enough for a title. */
export interface OpportunityWords {
  title: string
  reason: string
  experiment: string
}

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
  opportunities: {
    whiteSpot: (offer: string, audience: string, apart: boolean) => OpportunityWords
    references: (reference: string) => OpportunityWords
    events: (event: string) => OpportunityWords
    shop: (shop: string) => OpportunityWords
    news: (news: string) => OpportunityWords
    jobs: (job: string) => OpportunityWords
    assistant: (offer: string, technology: string) => OpportunityWords
    digital: (offer: string, technology: string | null) => OpportunityWords
    around: (offer: string) => OpportunityWords
    bundle: (one: string, other: string) => OpportunityWords
    testMarket: (location: string, locations: string) => OpportunityWords
    lostRequests: OpportunityWords
    fiveSeconds: (description: string | null) => OpportunityWords
    smallestOffer: OpportunityWords
  }
  services: {
    noAudience: string
    manyOffers: (count: number) => string
    whyHere: string
    opportunity: Readonly<Record<(typeof SERVICES)[number], Reason>>
    job: Reason
    locations: Reason
  }
  steps: {
    check: (assumptions: number, all: number) => string
    ask: string
    experiment: (title: string) => string
    decide: string
    discuss: string
  }
}
