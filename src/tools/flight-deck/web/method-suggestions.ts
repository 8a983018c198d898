import { linesOf, phrase, questionCore } from '#tools/documents/domain/phrase.ts'
import {
  type FlightDeckMethodTexts,
  QUESTION_PATTERNS,
  type QuestionPattern,
} from './flight-deck-method-texts.ts'
import { knownPeople, type Sprint } from './sprint.ts'

/** A suggestion of the method: a text to take over and, where it helps, the name of its pattern. */
export interface MethodSuggestion {
  readonly text: string
  readonly label?: string
}

/** Number of people who get questions of their own. More would outnumber the other patterns. */
const PEOPLE_ASKED_FOR = 2

/** People to add: those named in the problem, then groups that are easily forgotten. */
export function suggestedPeople(sprint: Sprint, texts: FlightDeckMethodTexts): MethodSuggestion[] {
  const named = linesOf(sprint.problem.whom.replace(/[,;]/g, '\n')).map((who) => phrase(who, 110))
  return unique([...named, ...texts.lenses]).map((text) => ({ text }))
}

/** Questions built from the typed problem and people. A pattern without input is left out. */
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

/** The texts to fill a pattern with. `who` is only read by patterns about a person. */
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

/** Prompts for ideas with the selected method, about the chosen question. */
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
