import type { FlightDeckTexts } from './flight-deck-texts.ts'
import {
  hasText,
  knownPeople,
  PERSON_PARTS,
  type Person,
  PROBLEM_PARTS,
  type Sprint,
} from './sprint.ts'

/** Limits of the interface: characters of a long text, and number of short texts. */
const LONG = 2000
const PEOPLE_OR_QUESTIONS_MAX = 20

/** The problem for the AI service, with the labels of the screen; optionally with the people. */
export function problemText(sprint: Sprint, texts: FlightDeckTexts, withPeople = false): string {
  const problem = problemLines(sprint, texts)
  const people = withPeople ? peopleTexts(sprint) : []
  return [...problem, ...people].join('\n').slice(0, LONG).toWellFormed()
}

/** What is known of the problem, a line for each part: the sentence, then what its labels ask. */
export function problemLines(sprint: Sprint, { problem }: FlightDeckTexts): string[] {
  return PROBLEM_PARTS.filter((part) => hasText(sprint.problem[part])).map((part) => {
    const text = sprint.problem[part].trim()
    return part === 'what' ? text : `${problem.fields[part].label} ${text}`
  })
}

/** The people, one text each. */
export function peopleTexts(sprint: Sprint): string[] {
  return knownPeople(sprint).slice(0, PEOPLE_OR_QUESTIONS_MAX).map(personText)
}

/** The last items, as many as the interface accepts. */
export function fewOf(items: readonly { text: string }[]): string[] {
  return items.slice(-PEOPLE_OR_QUESTIONS_MAX).map(({ text }) => text)
}

/** All known facts about a person in one line. */
export function personText(person: Person): string {
  return PERSON_PARTS.map((part) => person[part].trim())
    .filter(Boolean)
    .join(', ')
}
