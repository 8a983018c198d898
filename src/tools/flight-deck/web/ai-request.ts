import type { FlightDeckTexts } from './flight-deck.de.ts'
import { hasText, PROBLEM_PARTS, peopleLines, type Sprint } from './sprint.ts'

/** Limits of the interface: characters of a long text and of a short one, and number of short texts. */
const LONG = 2000
const SHORT = 400
const FEW = 20

/** The problem for the AI service, with the labels of the screen; optionally with the people. */
export function problemText(sprint: Sprint, texts: FlightDeckTexts, withPeople = false): string {
  const people = withPeople ? peopleLines(sprint) : []
  return [...problemLines(sprint, texts), ...people].join('\n').slice(0, LONG).toWellFormed()
}

/** What is known of the problem, a line for each part: the sentence, then what its labels ask. */
export function problemLines(sprint: Sprint, { problem }: FlightDeckTexts): string[] {
  return PROBLEM_PARTS.filter((part) => hasText(sprint.problem[part])).map((part) => {
    const text = sprint.problem[part].trim()
    return part === 'what' ? text : `${problem.fields[part].label} ${text}`
  })
}

/** The last texts, as many and as long as the interface accepts. */
export function fewOf(texts: readonly string[]): string[] {
  return texts.slice(-FEW).map((text) => text.slice(0, SHORT).toWellFormed())
}
