import { DECK_LENGTHS, type DeckStart, PEOPLE_MAX } from '../../domain/deck-room.ts'
import { problemLines } from '../ai-request.ts'
import type { FlightDeckTexts } from '../flight-deck-texts.ts'
import { chosenQuestion, knownPeople, type Sprint } from '../sprint.ts'
import { personLine } from '../sprint-document.ts'

/** What a room takes along from the sprint in this browser: its question, what is known of the problem, and the people. */
export function broughtAlong(sprint: Sprint, texts: FlightDeckTexts): DeckStart {
  return {
    question: chosenQuestion(sprint)?.text ?? '',
    problem: problemLines(sprint, texts).join('\n').slice(0, DECK_LENGTHS.problem),
    people: knownPeople(sprint)
      .slice(0, PEOPLE_MAX)
      .map((person) => personLine(person).slice(0, DECK_LENGTHS.person)),
  }
}
