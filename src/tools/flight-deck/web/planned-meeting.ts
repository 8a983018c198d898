import { randomKey } from '#platform/design/web/random-key.ts'
import { linesOf, phrase } from '#tools/documents/domain/phrase.ts'
import type { HandedStart } from '#tools/documents/web/handed-over.ts'
import {
  type AgendaItem,
  EMPTY_MEETING,
  MEETING_LINE_MAX,
  MEETING_PEOPLE_MAX,
  MEETING_TEXT_MAX,
  type Meeting,
} from '#tools/meeting-moderator/domain/meeting.ts'
import { plannedMinutes } from '#tools/meeting-moderator/domain/meeting-agenda.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'
import type { ConceptFields } from './sprint.ts'

/** What a meeting plans from: the result of a sprint of one person or of a team. */
export interface SprintResult {
  readonly name: string
  readonly about: string
  readonly hypotheses: readonly string[]
  readonly test: readonly string[]
  readonly risks: readonly string[]
  readonly until: string
  readonly people: readonly string[]
}

/** The concept as a result; a concept without a name is called `untitled`. */
export function resultOfConcept(
  concept: ConceptFields,
  { question, untitled }: { question: string; untitled: string },
): SprintResult {
  return {
    name: phrase(concept.name) || untitled,
    about: question || concept.promise,
    hypotheses: linesOf(concept.hypothesis),
    test: linesOf(concept.steps),
    risks: linesOf(concept.assumptions),
    until: concept.duration,
    people: [],
  }
}

/** Several points have an item each, up to this many. */
const POINTS_MAX = 6

/** A new meeting about the next steps of a result. Its length is that of its agenda. */
export function plannedMeeting(
  result: SprintResult,
  words: FlightDeckTexts['meeting'],
): HandedStart {
  const { name, about, hypotheses, test, risks, until, people } = result
  const { items } = words
  const each = (lines: readonly string[], title: (text: string, number: number) => string) =>
    lines.length > 1 && lines.length <= POINTS_MAX
      ? lines.map((line, index) => item(5, title(line, index + 1)))
      : [item(10, title(joined(lines), 0))]
  const agenda = [
    ...(about ? [item(5, words.about(about))] : []),
    ...each(hypotheses, items.hypothesis),
    ...each(test, (text, number) => (number ? words.step(number, text) : items.test(text))),
    item(10, items.risks(joined(risks))),
    item(10, items.tasks(until)),
  ]
  const meeting: Meeting = {
    ...EMPTY_MEETING,
    title: cut(words.title(name), MEETING_LINE_MAX),
    goal: cut(words.goal(name), MEETING_TEXT_MAX),
    people: [...new Set(people)].slice(0, MEETING_PEOPLE_MAX),
    length: plannedMinutes(agenda),
    agenda,
  }
  return { tool: 'meeting-moderator', from: name, start: meeting }
}

function item(minutes: number, text: string): AgendaItem {
  const title = cut(text.replace(/\s+/g, ' ').trim(), MEETING_LINE_MAX)
  return { id: randomKey(), title, minutes, owner: '', method: null }
}

function joined([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  return [first, ...others].map((line) => phrase(line, MEETING_LINE_MAX)).join('; ')
}

function cut(text: string, most: number): string {
  return text.length > most ? phrase(text, most - 2) : text
}
