import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { Statement, StrategyDraft } from '../strategy-draft.ts'
import { type DraftWords, GERMAN } from './draft-texts-de.ts'
import { ENGLISH } from './draft-texts-en.ts'
import { factStatements, onPages } from './fact-statements.ts'
import { type Material, materialOf } from './material.ts'
import { MANY_AUDIENCES, MANY_OFFERS, openQuestionsOf } from './open-questions.ts'

const WORDS = { de: GERMAN, en: ENGLISH } as const satisfies Record<ToolLanguage, DraftWords>
/** The most statements of a part that the schema accepts. */
const PART_MAX = 8

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
