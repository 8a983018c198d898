import { DECK_LENGTHS, type DeckStart, PEOPLE_MAX } from '../../domain/deck-room.ts'
import { problemLines } from '../ai-request.ts'
import type { FlightDeckTexts } from '../flight-deck.de.ts'
import { peopleLines, type Sprint } from '../sprint.ts'

/** What a room takes along from the sprint in this browser: its question, what is known of the problem, and the people. */
export function broughtAlong(sprint: Sprint, texts: FlightDeckTexts): DeckStart {
  return {
    question: sprint.question.trim(),
    problem: problemLines(sprint, texts).join('\n').slice(0, DECK_LENGTHS.problem),
    people: peopleLines(sprint)
      .slice(0, PEOPLE_MAX)
      .map((person) => person.slice(0, DECK_LENGTHS.person)),
  }
}
