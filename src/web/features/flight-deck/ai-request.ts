import type { FlightDeckTexts } from '../../content/flight-deck-texts.ts'
import { knownPeople, PERSON_PARTS, type Person, PROBLEM_PARTS, type Sprint } from './sprint.ts'

/** What the interface takes at most of a long text, and of how many short ones. */
const LONG = 2000
const FEW = 20

/** The problem as the AI service is told it, under the words of the screen; with the people where they matter. */
export function problemText(sprint: Sprint, texts: FlightDeckTexts, withPeople = false): string {
  const problem = PROBLEM_PARTS.filter((part) => sprint.problem[part].trim()).map(
    (part) => `${texts.problem.fields[part].label} ${sprint.problem[part].trim()}`,
  )
  const people = withPeople ? peopleTexts(sprint) : []
  return [...problem, ...people].join('\n').slice(0, LONG).toWellFormed()
}

/** The people, one text each. */
export function peopleTexts(sprint: Sprint): string[] {
  return knownPeople(sprint).slice(0, FEW).map(personText)
}

/** The last of many texts. */
export function fewOf(items: readonly { text: string }[]): string[] {
  return items.slice(-FEW).map(({ text }) => text)
}

/** Everything that is known of somebody, in one line. */
export function personText(person: Person): string {
  return PERSON_PARTS.map((part) => person[part].trim())
    .filter(Boolean)
    .join(', ')
}
