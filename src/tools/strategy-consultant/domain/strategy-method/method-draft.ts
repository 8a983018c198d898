import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { StrategyDraft } from '../strategy-draft.ts'
import { customersOf, positionOf, strengthsOf } from './description.ts'
import { materialOf } from './material.ts'
import { servicesOf } from './offered-services.ts'
import { openQuestionsOf } from './open-questions.ts'
import { phrasingOf } from './phrasing.ts'

/**
 * Writes what can be answered for without AI: the facts with their quotes, what stands out by a rule, and the open
 * questions for this kind of organisation. It concludes nothing, says nothing about the organisation that is not in the
 * facts, and suggests no opportunities, which would only be templates. The same facts always result in the same draft.
 *
 * @returns a draft that fits its schema, whatever the facts are
 */
export function writeMethodDraft(facts: SiteFacts, language: ToolLanguage): StrategyDraft {
  const material = materialOf(facts)
  const phrasing = phrasingOf(language, material)
  const { check, ask, thesis, discuss } = phrasing.words.steps
  return {
    position: positionOf(material, phrasing),
    customers: customersOf(material, phrasing),
    strengths: strengthsOf(material, phrasing),
    openQuestions: openQuestionsOf(material, phrasing),
    opportunities: [],
    services: servicesOf(material, phrasing),
    nextSteps: [check, ask[material.kind], thesis, discuss],
  }
}
