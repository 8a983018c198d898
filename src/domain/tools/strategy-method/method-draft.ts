import type { SiteFacts } from '../site-facts.ts'
import type { Statement, StrategyDraft } from '../strategy-draft.ts'
import type { ToolLanguage } from '../tool-ai.ts'
import { customersOf, positionOf, strengthsOf } from './description.ts'
import { materialOf } from './material.ts'
import { openQuestionsOf } from './open-questions.ts'
import { servicesOf } from './services.ts'
import { type Voice, voiceOf } from './voice.ts'

/**
 * A first strategy draft without any AI. It orders what was found or typed, quotes it, and says what follows from named
 * methods as assumptions and questions; of the company it says nothing that is not in the facts, and it suggests no
 * opportunities: they would be templates with words of the website in them. The same facts make
 * the same draft.
 *
 * @returns a draft that fits its schema, whatever the facts hold
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
