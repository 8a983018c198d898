import { DECK_LENGTHS, type DeckStart, PEOPLE_MAX } from '../../domain/deck-room.ts'
import type { FlightDeckTexts } from '../flight-deck-texts.ts'
import { chosenQuestion, hasText, knownPeople, PROBLEM_PARTS, type Sprint } from '../sprint.ts'
import { personLine } from '../sprint-document.ts'

/** What a room takes along from the sprint in this browser: its question, what is known of the problem, and the people. */
export function broughtAlong(sprint: Sprint, { problem }: FlightDeckTexts): DeckStart {
  const known = PROBLEM_PARTS.filter((part) => hasText(sprint.problem[part])).map(
    (part) => `${problem.fields[part].label} ${sprint.problem[part].trim()}`,
  )
  return {
    question: chosenQuestion(sprint)?.text ?? '',
    problem: known.join('\n').slice(0, DECK_LENGTHS.problem),
    people: knownPeople(sprint)
      .slice(0, PEOPLE_MAX)
      .map((person) => personLine(person).slice(0, DECK_LENGTHS.person)),
  }
}
