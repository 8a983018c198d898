import type { SERVICES, StrategyDraft } from '../strategy-draft.ts'
import type { Found, Material } from './material.ts'
import { assumption, type Voice } from './voice.ts'
import type { OpportunityWords } from './words.ts'

type Opportunity = StrategyDraft['opportunities'][number]

/** An opportunity, and the service that would help with it. */
export interface Chance extends Opportunity {
  helps: (typeof SERVICES)[number]
}

const CHANCES = 3

/** Words for technology that talks with visitors or is an AI already. */
const TALKS = /\b(chat|gpt|bot\b|ki\b|ai\b|künstliche intelligenz|artificial intelligence)/i

/**
 * Three opportunities, each made by a named method from what was found: where offers and audiences do not meet, what
 * the strongest signal could become, what the website's technology suggests, what lies around an offer. Where too
 * little was found, methods stand in that need nothing but people to ask.
 */
export function chancesOf(material: Material, voice: Voice): Chance[] {
  const spot = whiteSpotOf(material)
  // The offer that the first opportunity has not used up yet.
  const offer = material.offers.find((candidate) => candidate !== spot?.offer) ?? spot?.offer
  return [
    ...(spot ? [whiteSpot(spot, voice)] : []),
    ...deepened(material, voice),
    ...(offer ? aroundOffer(offer, material, voice) : []),
    ...combined(material, voice),
    ...withoutMaterial(material, voice),
  ].slice(0, CHANCES)
}

interface WhiteSpot {
  offer: Found
  audience: Found
  /** Whether the two were found on pages, and on none together. */
  apart: boolean
}

/** The pair of which nothing shows that it is served: first of all one whose two halves share no page. */
function whiteSpotOf({ offers, audiences }: Material): WhiteSpot | null {
  if (offers.length * audiences.length < 2) return null
  const pairs = offers.flatMap((offer) => audiences.map((audience) => ({ offer, audience })))
  const unspoken = pairs.filter(({ offer, audience }) => !names(offer, audience))
  const apart = unspoken.find(({ offer, audience }) => areApart(offer, audience))
  const pair = apart ?? unspoken.at(-1)
  return pair ? { ...pair, apart: apart !== undefined } : null
}

function areApart(one: Found, other: Found): boolean {
  return (
    one.sources.length > 0 &&
    other.sources.length > 0 &&
    !one.sources.some((source) => other.sources.includes(source))
  )
}

/** Whether the offer says itself that it is for the audience. */
function names(offer: Found, audience: Found): boolean {
  return offer.text.toLowerCase().includes(audience.text.toLowerCase())
}

function whiteSpot({ offer, audience, apart }: WhiteSpot, voice: Voice): Chance {
  const words = voice.words.opportunities.whiteSpot(
    voice.quote(offer.text),
    voice.quote(audience.text),
    apart,
  )
  return chance(words, 'loesungen', offer, audience)
}

/** The signals that an offer can be made of, in the order of their weight where several are as frequent. */
const DEEPENED = [
  ['references', 'geschaeftsideen'],
  ['events', 'geschaeftsideen'],
  ['shop', 'geschaeftsideen'],
  ['jobs', 'organisationen'],
  ['news', 'potenziale'],
] as const

function deepened({ signals }: Material, voice: Voice): Chance[] {
  const [strongest] = DEEPENED.toSorted(
    ([one], [other]) => signals[other].length - signals[one].length,
  )
  if (!strongest) return []
  const [kind, helps] = strongest
  const [signal] = signals[kind]
  if (!signal) return []
  return [chance(voice.words.opportunities[kind](voice.quote(signal.text)), helps, signal)]
}

function aroundOffer(offer: Found, { signals }: Material, voice: Voice): Chance[] {
  const words = voice.words.opportunities
  const named = voice.quote(offer.text)
  const talking = signals.technology.find(({ text }) => TALKS.test(text))
  const technology = talking ?? signals.technology[0]
  const used = technology ? [offer, technology] : [offer]
  const digital = talking
    ? words.assistant(named, voice.quote(talking.text))
    : words.digital(named, technology ? voice.quote(technology.text) : null)
  return [
    chance(digital, 'loesungen', ...used),
    chance(words.around(named), 'geschaeftsideen', offer),
  ]
}

function combined({ offers, locations }: Material, voice: Voice): Chance[] {
  const words = voice.words.opportunities
  const [one, other] = offers
  const [location] = locations
  const chances: Chance[] = []
  if (one && other) {
    const bundle = words.bundle(voice.quote(one.text), voice.quote(other.text))
    chances.push(chance(bundle, 'geschaeftsideen', one, other))
  }
  if (location && locations.length > 1) {
    const testMarket = words.testMarket(voice.names([location]), voice.names(locations))
    chances.push(chance(testMarket, 'organisationen', ...locations))
  }
  return chances
}

function withoutMaterial({ description }: Material, voice: Voice): Chance[] {
  const words = voice.words.opportunities
  return [
    description
      ? chance(words.fiveSeconds(voice.quote(description.text, 200)), 'potenziale', description)
      : chance(words.fiveSeconds(null), 'potenziale'),
    chance(words.lostRequests, 'potenziale'),
    chance(words.smallestOffer, 'geschaeftsideen'),
  ]
}

function chance(
  { title, reason, experiment }: OpportunityWords,
  helps: Chance['helps'],
  ...from: readonly Found[]
): Chance {
  return { title, reason: assumption(reason, ...from), experiment, helps }
}
