import { linesOf, phrase, questionCore } from '#domain/tools/phrase.ts'
import {
  type FlightDeckMethodTexts,
  QUESTION_PATTERNS,
  type QuestionPattern,
} from '../../content/flight-deck-method-texts.ts'
import { knownPeople, type Sprint } from './sprint.ts'

/** A suggestion of the method: a text to take over and, where it helps, the pattern that it was made by. */
export interface MethodSuggestion {
  readonly text: string
  readonly label?: string
}

/** How many of the people get questions of their own: more would bury the other patterns. */
const PEOPLE_ASKED_FOR = 2

/** Whom to write down: those who were named with the problem, then those who are easily forgotten. */
export function suggestedPeople(sprint: Sprint, texts: FlightDeckMethodTexts): MethodSuggestion[] {
  const named = linesOf(sprint.problem.whom.replace(/[,;]/g, '\n')).map((who) => phrase(who, 110))
  return unique([...named, ...texts.lenses]).map((text) => ({ text }))
}

/** Questions made of what was typed about the problem and the people. What was not typed is not asked about. */
export function suggestedQuestions(
  sprint: Sprint,
  { questions: { patterns } }: FlightDeckMethodTexts,
): MethodSuggestion[] {
  return QUESTION_PATTERNS.flatMap((pattern) =>
    groundsOf(sprint, pattern)
      .filter(({ said, who }) => said && who)
      .map(({ said, who }) => ({
        label: patterns[pattern].label,
        text: patterns[pattern].ask(said, who),
      })),
  )
}

/** What a pattern is filled with. `who` is only read by those that are about a person. */
function groundsOf(sprint: Sprint, pattern: QuestionPattern): { said: string; who: string }[] {
  const { what, signs, tried } = sprint.problem
  const about = (text: string) => [{ said: phrase(text), who: '-' }]
  const ofPeople = (part: 'need' | 'situation') =>
    knownPeople(sprint)
      .slice(0, PEOPLE_ASKED_FOR)
      .map((person) => ({ said: phrase(person[part]), who: phrase(person.who, 80) }))
  switch (pattern) {
    case 'need':
      return ofPeople('need')
    case 'moment':
      return ofPeople('situation')
    case 'vanished':
      return about(signs)
    case 'otherwise':
      return about(tried)
    default:
      return about(what)
  }
}

/** What starts ideas with the method that is open, asked about the question that was chosen. */
export function ideaPrompts(
  { method }: Sprint,
  question: string,
  { ideas, questions }: FlightDeckMethodTexts,
): { ask: string; start: string }[] {
  const core = phrase(questionCore(question, questions.opening), 110)
  return ideas[method].prompts.map(({ ask, start }) => ({
    ask: ask(core && `(${core})`).trim(),
    start,
  }))
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))]
}
