import type { ToolSearch } from '#tools/frame/web/tool-search.ts'
import { conceptOf, openParts } from './concept.ts'
import type { FlightDeckTexts } from './flight-deck-texts.ts'
import {
  chosenIdea,
  chosenQuestion,
  hasText,
  knownPeople,
  type Sprint,
  writtenIdeas,
} from './sprint.ts'

export const STEPS = ['problem', 'people', 'questions', 'ideas', 'choice', 'concept'] as const
export type Step = (typeof STEPS)[number]
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6

/** The search parameters of a step. The first step has no number. */
export function stepSearch(number: number, isEmbedded: boolean): ToolSearch {
  const sprint = ([2, 3, 4, 5, 6] as const).find((one) => one === number)
  return { ...(isEmbedded && { embed: 1 }), ...(sprint && { sprint }) }
}

/** A short text of what a step still lacks; undefined for a complete one. Later steps are open in any case. */
export function missingIn(step: Step, sprint: Sprint, texts: FlightDeckTexts): string | undefined {
  const { steps } = texts
  switch (step) {
    case 'problem':
      return hasText(sprint.problem.what) ? undefined : steps.problem.missing
    case 'people':
      return knownPeople(sprint).length > 0 ? undefined : steps.people.missing
    case 'questions':
      return chosenQuestion(sprint) ? undefined : steps.questions.missing
    case 'ideas':
      return writtenIdeas(sprint).length > 0 ? undefined : steps.ideas.missing
    case 'choice':
      return chosenIdea(sprint) ? undefined : steps.choice.missing
    case 'concept': {
      const open = openParts(conceptOf(sprint, texts.method)).length
      return open > 0 ? steps.concept.missing(open) : undefined
    }
  }
}
