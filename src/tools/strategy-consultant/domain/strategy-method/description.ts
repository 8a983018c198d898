import type { Statement } from '../strategy-draft.ts'
import type { Material, SourcedText } from './material.ts'
import { fromVisitor, onPages } from './material.ts'
import type { Phrasing } from './phrasing.ts'

/** What the organisation is: every fact about it, as the website or the visitor states it. */
export function positionOf(material: Material, phrasing: Phrasing): Statement[] {
  const { description, name, founded, size, offers, prices, locations } = material
  const { words, company } = phrasing
  const { position } = words
  return [
    ...(description
      ? phrasing.describe(position.description(company), description)
      : phrasing.listFacts(position.name, listOf(name))),
    ...phrasing.listFacts(position.founded, listOf(founded)),
    ...phrasing.listFacts(position.size, listOf(size)),
    ...phrasing.listFacts(position.offers, offers),
    ...phrasing.listFacts(position.prices, prices),
    ...phrasing.listNames(position.locations, locations),
  ].slice(0, PART_MAX)
}

/** For whom it is there, and who is named as a reference. */
export function customersOf({ audiences, references, languages }: Material, phrasing: Phrasing) {
  const words = phrasing.words.customers
  return [
    ...phrasing.listFacts(words.audiences, audiences),
    ...phrasing.listFacts(words.references, references),
    ...phrasing.listNames(words.languages, languages),
  ].slice(0, PART_MAX)
}

/** The most statements of a part that the schema accepts. */
const PART_MAX = 8
/** From this many on, a number of offers or groups stands out. */
export const MANY_OFFERS = 7
export const MANY_AUDIENCES = 4

/**
 * What stands out by a rule that anybody can check against the facts that it names. Nothing is concluded from it.
 */
export function strengthsOf(material: Material, phrasing: Phrasing): Statement[] {
  const { offers, audiences, locations, signals } = material
  const words = phrasing.words.standsOut
  return [
    ...phrasing.listFacts(words.manyOffers, atLeast(MANY_OFFERS, offers)),
    ...phrasing.listFacts(words.manyAudiences, atLeast(MANY_AUDIENCES, audiences)),
    ...phrasing.listNames(words.locations, atLeast(2, locations)),
    ...phrasing.listFacts(words.shop, signals.shop),
    ...phrasing.listFacts(words.jobs, signals.jobs),
    ...phrasing.listFacts(words.events, signals.events),
    ...phrasing.listFacts(words.news, signals.news),
  ].slice(0, PART_MAX)
}

function listOf(fact: SourcedText | null): SourcedText[] {
  return fact ? [fact] : []
}

/** The facts of each origin that has at least so many, because sentences are written for each origin. */
function atLeast(count: number, facts: readonly SourcedText[]): SourcedText[] {
  return [onPages(facts), fromVisitor(facts)].flatMap((list) => (list.length >= count ? list : []))
}
