import { randomKey } from '#platform/design/web/random-key.ts'
import { linesOf, phrase } from '#tools/documents/domain/phrase.ts'
import type { HandedStart } from '#tools/documents/web/handed-over.ts'
import {
  EMPTY_MEETING,
  MEETING_LINE_MAX,
  MEETING_PEOPLE_MAX,
  MEETING_TEXT_MAX,
  type Meeting,
} from '#tools/meeting-moderator/domain/meeting.ts'
import { plannedMinutes } from '#tools/meeting-moderator/domain/meeting-agenda.ts'
import type { ConceptFields } from './sprint.ts'

/** The words of a meeting that plans the test of a result. */
export interface PlannedMeetingWords {
  readonly title: (name: string) => string
  readonly goal: (name: string) => string
  readonly about: (text: string) => string
  /** Where nobody has written the text yet, the item asks for it. */
  readonly items: Readonly<
    Record<'hypothesis' | 'test' | 'risks' | 'tasks', (text: string) => string>
  >
}

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
export function resultOfConcept(concept: ConceptFields, untitled: string): SprintResult {
  return {
    name: phrase(concept.name) || untitled,
    about: phrase(concept.promise, MEETING_LINE_MAX) || phrase(concept.how, MEETING_LINE_MAX),
    hypotheses: linesOf(concept.hypothesis),
    test: linesOf(concept.steps),
    risks: linesOf(concept.assumptions),
    until: concept.duration,
    people: [],
  }
}

/** A new meeting about the next steps of a result. Its length is that of its agenda. */
export function plannedMeeting(result: SprintResult, words: PlannedMeetingWords): HandedStart {
  const { name, about, hypotheses, test, risks, until, people } = result
  const { items } = words
  const planned: readonly (readonly [minutes: number, title: string])[] = [
    ...(about ? ([[5, words.about(about)]] as const) : []),
    ...(hypotheses.length > 0 ? hypotheses : ['']).map(
      (text) => [hypotheses.length > 2 ? 5 : 10, items.hypothesis(text)] as const,
    ),
    [10, items.test(joined(test))],
    [10, items.risks(joined(risks))],
    [10, items.tasks(phrase(until, MEETING_LINE_MAX))],
  ]
  const agenda = planned.map(([minutes, title]) => ({
    id: randomKey(),
    title: cut(title, MEETING_LINE_MAX),
    minutes,
    owner: '',
    method: null,
  }))
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

function joined(lines: readonly string[]): string {
  return lines.map((line) => phrase(line, MEETING_LINE_MAX)).join('; ')
}

function cut(text: string, most: number): string {
  return text.length > most ? phrase(text, most - 2) : text
}
