import { shorten } from '#tools/documents/domain/plain-text.ts'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { QUOTES_MAX, type Statement, type StrategyDraft } from '../strategy-draft.ts'
import { type DraftWords, GERMAN } from './draft-texts-de.ts'
import { ENGLISH } from './draft-texts-en.ts'
import { type Material, materialOf } from './material.ts'

const WORDS = { de: GERMAN, en: ENGLISH } as const satisfies Record<ToolLanguage, DraftWords>
/** The most statements of a part that the schema accepts. */
const PART_MAX = 8
/** From this many on, a number of offers or groups stands out. */
const MANY_OFFERS = 7
const MANY_AUDIENCES = 4

/**
 * Writes what can be answered for without AI: the facts with their passages, what stands out by a rule that anybody can
 * check, and the open questions for this kind of organisation. It concludes nothing, says nothing about the organisation
 * that is not in the facts, and suggests no opportunities, which would only be templates. The same facts always result in
 * the same draft.
 *
 * @returns a draft that fits its schema, whatever the facts are
 */
export function writeMethodDraft(facts: SiteFacts, language: ToolLanguage): StrategyDraft {
  const words = WORDS[language]
  const material = materialOf(facts)
  const { check, ask, thesis, discuss } = words.steps
  const state = (...kinds: readonly (keyof DraftWords['labels'])[]): Statement[] =>
    kinds.flatMap((kind) => {
      const found: SiteFact | readonly SiteFact[] | null = material[kind]
      return factStatements(words.labels[kind], found ? [found].flat() : [], words.more)
    })
  return {
    position: state(
      material.description ? 'description' : 'name',
      'founded',
      'size',
      'offers',
      'prices',
      'locations',
    ).slice(0, PART_MAX),
    customers: state('audiences', 'references', 'languages'),
    strengths: [
      ...onPages(({ length }) => words.manyOffers(length), material.offers, MANY_OFFERS),
      ...onPages(({ length }) => words.manyAudiences(length), material.audiences, MANY_AUDIENCES),
      ...state('shop', 'jobs', 'events', 'news'),
    ].slice(0, PART_MAX),
    openQuestions: openQuestionsOf(material, words),
    opportunities: [],
    services: servicesOf(material, words),
    nextSteps: [check, ask[material.kind], thesis, discuss],
  }
}

/** The firm's services that fit the facts. The one about understanding customers is always included. */
function servicesOf(
  { offers, audiences, jobs }: Material,
  { services: words }: DraftWords,
): StrategyDraft['services'] {
  const many = offers.length >= MANY_OFFERS ? words.manyOffers(offers.length) : words.whyHere
  return [
    { service: 'potenziale', reason: audiences.length === 0 ? words.noAudience : many },
    ...(jobs.length > 0 ? [{ service: 'organisationen' as const, reason: words.jobs }] : []),
  ]
}

/** Most facts that a statement lists. */
const LISTED_MAX = 4
/** Longest text of one of several facts, and of one alone, in UTF-16 units. */
const LISTED_LENGTH = 60
const ALONE_LENGTH = 480

/** Up to two statements: what the website says and what the visitor typed, each after its label ("Prices: 90 €"). */
function factStatements(
  label: string,
  facts: readonly SiteFact[],
  more: DraftWords['more'],
): Statement[] {
  const listed = (some: readonly SiteFact[]) => {
    const length = some.length > 1 ? LISTED_LENGTH : ALONE_LENGTH
    const shown = some.slice(0, LISTED_MAX).map(({ text }) => shorten(text, length))
    const left = some.length - shown.length
    return `${label}: ${[...shown, ...(left > 0 ? [more(left)] : [])].join(' · ')}`
  }
  const typed = facts.filter(({ sources }) => sources.length === 0)
  return [
    ...onPages(listed, facts),
    ...(typed.length > 0
      ? [{ text: listed(typed), basis: 'visitor' as const, sources: [], quotes: [] }]
      : []),
  ]
}

/** A statement about the facts that stand on pages, with their passages; none where there are fewer than `fewest`. */
function onPages(
  say: (facts: readonly SiteFact[]) => string,
  facts: readonly SiteFact[],
  fewest = 1,
): Statement[] {
  const read = facts.filter(({ sources }) => sources.length > 0)
  if (read.length < fewest) return []
  return [
    {
      text: say(read),
      basis: 'page',
      sources: [...new Set(read.flatMap(({ sources }) => sources))],
      quotes: read.flatMap(({ quote }) => quote ?? []).slice(0, QUOTES_MAX),
    },
  ]
}

const QUESTIONS_MAX = 7

/**
 * The open questions: first about facts that are missing, as far as they matter for this kind of organisation, then about
 * facts that need a choice, then those that no website answers. An association and an authority are not asked for prices
 * and references: they sell nothing.
 */
function openQuestionsOf(material: Material, { questions }: DraftWords): Statement[] {
  const { kind, description, offers, audiences, prices, references, jobs } = material
  const sells = kind !== 'association' && kind !== 'authority'
  const always = questions.always[kind]
  const raised = [
    !description && questions.description,
    audiences.length === 0 && questions.audiences[kind],
    offers.length === 0 && questions.offers,
    sells && prices.length === 0 && questions.prices,
    kind === 'company' && references.length === 0 && questions.proof,
    offers.length >= MANY_OFFERS && questions.manyOffers(offers.length),
    audiences.length >= MANY_AUDIENCES && questions.manyAudiences(audiences.length),
    jobs.length > 0 && questions.jobs,
  ].filter((question) => question !== false)
  return [...raised.slice(0, QUESTIONS_MAX - always.length), ...always].map((text) => ({
    text,
    basis: 'assumption',
    sources: [],
    quotes: [],
  }))
}
