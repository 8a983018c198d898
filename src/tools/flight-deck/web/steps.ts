import type { ToolSearch } from '#tools/frame/web/tool-search.ts'
import { conceptOf, openParts } from './concept.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'
import { chosenIdea, hasText, type Sprint, STEPS, type Step, writtenIdeas } from './sprint.ts'

/** How long each step takes somebody who types without haste, in minutes, rounded up. */
const MINUTES = { problem: 1, question: 1, ideas: 4, choice: 1, concept: 1 } as const

/** The minutes of a step and those after it. */
export function minutesFrom(step: Step): number {
  return STEPS.slice(STEPS.indexOf(step)).reduce((sum, each) => sum + MINUTES[each], 0)
}

/** The step with this number, from 1. A link of a version with more steps leads to the last one. */
export function stepOfNumber(number: number): Step {
  return STEPS[number - 1] ?? 'concept'
}

/** The search parameters of a step. The first step has no number. */
export function stepSearch(step: Step, isEmbedded: boolean): ToolSearch {
  const sprint = ([2, 3, 4, 5] as const).find((one) => one === STEPS.indexOf(step) + 1)
  return { ...(isEmbedded && { embed: 1 }), ...(sprint && { sprint }) }
}

/** Whether a step lacks nothing. Later steps are open in any case. */
export function isDone(step: Step, sprint: Sprint, method: FlightDeckTexts['method']): boolean {
  switch (step) {
    case 'problem':
      return hasText(sprint.problem.what)
    case 'question':
      return hasText(sprint.question)
    case 'ideas':
      return writtenIdeas(sprint).length > 0
    case 'choice':
      return chosenIdea(sprint) !== undefined
    case 'concept':
      return openParts(conceptOf(sprint, method)).length === 0
  }
}
