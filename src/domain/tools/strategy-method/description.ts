import type { Statement } from '../strategy-draft.ts'
import type { Material } from './material.ts'
import { fromVisitor, onPages } from './material.ts'
import { assumption, type Voice } from './voice.ts'

/** From this many offers on, a company is known for their combination rather than for one of them. */
const MANY_OFFERS = 3

/** The company's description, audience and locations, and a conclusion from them in one sentence, to be checked. */
export function positionOf(material: Material, voice: Voice): Statement[] {
  const { description, name, offers, audiences, locations } = material
  const { words, company } = voice
  const [offer] = offers
  const [audience] = audiences
  return [
    ...(description
      ? voice.describe(words.position.description(company), description)
      : [
          ...(name ? voice.tell(words.position.name, [name]) : []),
          assumption(words.position.noDescription(company)),
        ]),
    ...voice.tell(words.position.offers, offers),
    ...voice.tellNames(words.position.locations, locations),
    ...(offer && audience
      ? [
          assumption(
            words.position.hypothesis(company, voice.quote(audience.text), voice.quote(offer.text)),
            audience,
            offer,
          ),
        ]
      : []),
  ]
}

export function customersOf(material: Material, voice: Voice): Statement[] {
  const { audiences, languages } = material
  const words = voice.words.customers
  return [
    ...voice.tell(words.audiences, audiences),
    ...(languages.length === 1 ? voice.tellNames(words.language, languages) : []),
    customersToCheck(material, voice),
  ]
}

function customersToCheck({ audiences, offers }: Material, voice: Voice): Statement {
  const words = voice.words.customers
  const [one, other] = audiences
  const [offer] = offers
  if (one && other) {
    return assumption(
      words.twoAudiences(voice.quote(one.text), voice.quote(other.text)),
      one,
      other,
    )
  }
  if (one) return assumption(words.oneAudience(voice.quote(one.text)), one)
  return offer
    ? assumption(words.noAudience(voice.quote(offer.text)), offer)
    : assumption(words.noAudience(null))
}

/** Kinds of signals, the strongest evidence first. */
const STRONG_SIGNALS = ['references', 'shop', 'events', 'jobs', 'news', 'technology'] as const
const STRENGTHS_MAX = 8

/** Strengths of the company: first those that pages or the visitor state, then those concluded from the offers. */
export function strengthsOf(material: Material, voice: Voice): Statement[] {
  const words = voice.words.strengths
  const told = [
    ...STRONG_SIGNALS.flatMap((kind) => voice.tell(words[kind], material.signals[kind])),
    ...voice.tellNames(words.locations, several(material.locations)),
    ...voice.tellNames(words.languages, several(material.languages)),
  ]
  const followed = strengthOfOffers(material, voice)
  const room = STRENGTHS_MAX - followed.length
  const strengths = [...told.slice(0, room), ...followed]
  return strengths.length > 0 ? strengths : [assumption(words.none)]
}

/**
 * The facts of each origin that has more than one, because sentences about several places are written for each origin.
 */
function several<Fact extends Parameters<typeof onPages>[0][number]>(facts: readonly Fact[]) {
  return [onPages(facts), fromVisitor(facts)].flatMap((list) => (list.length > 1 ? list : []))
}

function strengthOfOffers({ offers }: Material, voice: Voice): Statement[] {
  const words = voice.words.strengths
  const [one, other] = offers
  if (!one) return []
  if (!other || offers.length < MANY_OFFERS) {
    return [assumption(words.focus(voice.list(offers)), ...offers)]
  }
  const pair = [voice.quote(one.text), voice.quote(other.text)] as const
  return [assumption(words.breadth(...pair, offers.length), one, other)]
}
