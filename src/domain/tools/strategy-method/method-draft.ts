import type { SiteFacts } from '../site-facts.ts'
import type { Statement, StrategyDraft } from '../strategy-draft.ts'
import type { ToolLanguage } from '../tool-ai.ts'
import { customersOf, positionOf, strengthsOf } from './description.ts'
import { materialOf } from './material.ts'
import { openQuestionsOf } from './open-questions.ts'
import { servicesOf } from './services.ts'
import { type Voice, voiceOf } from './voice.ts'

/**
 * Writes a first strategy draft without AI. It orders and quotes the facts, and states conclusions of known methods as
 * assumptions and questions. It says nothing about the company that is not in the facts, and suggests no opportunities,
 * which would only be templates. The same facts always result in the same draft.
 *
 * @returns a draft that fits its schema, whatever the facts are
 */
export function writeMethodDraft(facts: SiteFacts, language: ToolLanguage): StrategyDraft {
  const material = materialOf(facts)
  const voice = voiceOf(language, material)
  const described = {
    position: positionOf(material, voice),
    customers: customersOf(material, voice),
    strengths: strengthsOf(material, voice),
  }
  return {
    ...described,
    openQuestions: openQuestionsOf(material, voice),
    opportunities: [],
    services: servicesOf(material, voice),
    nextSteps: nextStepsOf(Object.values(described).flat(), voice),
  }
}

function nextStepsOf(statements: readonly Statement[], voice: Voice): string[] {
  const { steps } = voice.words
  const assumptions = statements.filter(({ basis }) => basis === 'assumption').length
  return [steps.check(assumptions, statements.length), steps.ask, steps.discuss]
}
