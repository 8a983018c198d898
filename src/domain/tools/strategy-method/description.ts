import type { Statement } from '../strategy-draft.ts'
import type { Material } from './material.ts'
import { fromVisitor, onPages } from './material.ts'
import { assumption, type Phrasing } from './phrasing.ts'

/** From this many offers on, a company is known for their combination rather than for one of them. */
const MANY_OFFERS = 3

/** The company's description, audience and locations, and a conclusion from them in one sentence, to be checked. */
export function positionOf(material: Material, phrasing: Phrasing): Statement[] {
  const { description, name, offers, audiences, locations } = material
  const { words, company } = phrasing
  const [offer] = offers
  const [audience] = audiences
  return [
    ...(description
      ? phrasing.describe(words.position.description(company), description)
      : [
          ...(name ? phrasing.listFacts(words.position.name, [name]) : []),
          assumption(words.position.noDescription(company)),
        ]),
    ...phrasing.listFacts(words.position.offers, offers),
    ...phrasing.listNames(words.position.locations, locations),
    ...(offer && audience
      ? [
          assumption(
            words.position.hypothesis(
              company,
              phrasing.quote(audience.text),
              phrasing.quote(offer.text),
            ),
            audience,
            offer,
          ),
        ]
      : []),
  ]
}

export function customersOf(material: Material, phrasing: Phrasing): Statement[] {
  const { audiences, languages } = material
  const words = phrasing.words.customers
  return [
    ...phrasing.listFacts(words.audiences, audiences),
    ...(languages.length === 1 ? phrasing.listNames(words.language, languages) : []),
    customersToCheck(material, phrasing),
  ]
}

function customersToCheck({ audiences, offers }: Material, phrasing: Phrasing): Statement {
  const words = phrasing.words.customers
  const [one, other] = audiences
  const [offer] = offers
  if (one && other) {
    return assumption(
      words.twoAudiences(phrasing.quote(one.text), phrasing.quote(other.text)),
      one,
      other,
    )
  }
  if (one) return assumption(words.oneAudience(phrasing.quote(one.text)), one)
  return offer
    ? assumption(words.noAudience(phrasing.quote(offer.text)), offer)
    : assumption(words.noAudience(null))
}

/** Kinds of signals, the strongest evidence first. */
const STRONG_SIGNALS = ['references', 'shop', 'events', 'jobs', 'news', 'technology'] as const
const STRENGTHS_MAX = 8

/** Strengths of the company: first those that pages or the visitor state, then those concluded from the offers. */
export function strengthsOf(material: Material, phrasing: Phrasing): Statement[] {
  const words = phrasing.words.strengths
  const stated = [
    ...STRONG_SIGNALS.flatMap((kind) => phrasing.listFacts(words[kind], material.signals[kind])),
    ...phrasing.listNames(words.locations, several(material.locations)),
    ...phrasing.listNames(words.languages, several(material.languages)),
  ]
  const followed = strengthOfOffers(material, phrasing)
  const room = STRENGTHS_MAX - followed.length
  const strengths = [...stated.slice(0, room), ...followed]
  return strengths.length > 0 ? strengths : [assumption(words.none)]
}

/**
 * The facts of each origin that has more than one, because sentences about several places are written for each origin.
 */
function several<Fact extends Parameters<typeof onPages>[0][number]>(facts: readonly Fact[]) {
  return [onPages(facts), fromVisitor(facts)].flatMap((list) => (list.length > 1 ? list : []))
}

function strengthOfOffers({ offers }: Material, phrasing: Phrasing): Statement[] {
  const words = phrasing.words.strengths
  const [one, other] = offers
  if (!one) return []
  if (!other || offers.length < MANY_OFFERS) {
    return [assumption(words.focus(phrasing.list(offers)), ...offers)]
  }
  const pair = [phrasing.quote(one.text), phrasing.quote(other.text)] as const
  return [assumption(words.breadth(...pair, offers.length), one, other)]
}
