import type { SiteFacts } from '../site-facts.ts'
import type { Statement, StrategyDraft } from '../strategy-draft.ts'
import type { ToolLanguage } from '../tool-ai.ts'
import { customersOf, positionOf, strengthsOf } from './description.ts'
import { materialOf } from './material.ts'
import { openQuestionsOf } from './open-questions.ts'
import { type Phrasing, phrasingOf } from './phrasing.ts'
import { servicesOf } from './services.ts'

/**
 * Writes a first strategy draft without AI. It orders and quotes the facts, and states conclusions of known methods as
 * assumptions and questions. It says nothing about the company that is not in the facts, and suggests no opportunities,
 * which would only be templates. The same facts always result in the same draft.
 *
 * @returns a draft that fits its schema, whatever the facts are
 */
export function writeMethodDraft(facts: SiteFacts, language: ToolLanguage): StrategyDraft {
  const material = materialOf(facts)
  const phrasing = phrasingOf(language, material)
  const described = {
    position: positionOf(material, phrasing),
    customers: customersOf(material, phrasing),
    strengths: strengthsOf(material, phrasing),
  }
  return {
    ...described,
    openQuestions: openQuestionsOf(material, phrasing),
    opportunities: [],
    services: servicesOf(material, phrasing),
    nextSteps: nextStepsOf(Object.values(described).flat(), phrasing),
  }
}

function nextStepsOf(statements: readonly Statement[], phrasing: Phrasing): string[] {
  const { steps } = phrasing.words
  const assumptions = statements.filter(({ basis }) => basis === 'assumption').length
  return [steps.check(assumptions, statements.length), steps.ask, steps.discuss]
}
