import { describe, expect, test } from 'vitest'
import { MEETING_LINE_MAX } from '#tools/meeting-moderator/domain/meeting.ts'
import { plannedMinutes } from '#tools/meeting-moderator/domain/meeting-agenda.ts'
import {
  changeShelf,
  emptyShelf,
  openMeeting,
} from '#tools/meeting-moderator/domain/meeting-shelf.ts'
import { parseMeeting } from '#tools/meeting-moderator/domain/meeting-storage.ts'
import { texts as germanTexts } from './flight-deck.de.ts'
import { texts as englishTexts } from './flight-deck.en.ts'
import { plannedMeeting, resultOfConcept, type SprintResult } from './planned-meeting.ts'
import { CONCEPT_PARTS, type ConceptFields } from './sprint.ts'

const [german, english] = [germanTexts.meeting, englishTexts.meeting]
const NOTHING = Object.fromEntries(CONCEPT_PARTS.map((part) => [part, ''])) as ConceptFields
const CONCEPT: ConceptFields = {
  ...NOTHING,
  name: 'Rückruf am selben Tag',
  promise: 'Für Betriebe: eine Antwort vor Feierabend.',
  hypothesis: 'Wir probieren aus: Rückruf. Überzeugt sind wir ab 6 von 10.',
  steps: 'Skizze machen.\nFünf Betrieben zeigen.',
  assumptions: 'Jemand ist am Nachmittag frei.\nBetriebe gehen ans Telefon.',
  duration: 'Fünf Arbeitstage',
}
const RESULT: SprintResult = {
  name: 'Rückruf',
  about: 'Wie könnten wir schneller antworten?',
  hypotheses: ['Bei Betrieben ändert sich: sie rufen zurück.'],
  test: ['Anrufen'],
  risks: [],
  until: 'Freitag',
  people: ['Anna', 'Ben', 'Anna'],
}

/** The meeting as the Meeting Moderator reads it. */
function read(result: SprintResult, words = german) {
  return parseMeeting(JSON.stringify(plannedMeeting(result, words).start))
}

describe('the meeting that a concept plans', () => {
  test('has the next steps as its agenda', () => {
    const meeting = read(
      resultOfConcept(CONCEPT, { question: RESULT.about, untitled: 'ohne Namen' }),
    )
    expect(meeting.title).toBe('Test planen: Rückruf am selben Tag')
    expect(meeting.goal).toContain('„Rückruf am selben Tag“')
    expect(meeting.agenda.map(({ title, minutes }) => [minutes, title])).toEqual([
      [5, 'Worum es geht: Wie könnten wir schneller antworten?'],
      [10, `Stimmt die Hypothese so? ${CONCEPT.hypothesis}`],
      [5, 'Schritt 1 des Tests: Skizze machen.'],
      [5, 'Schritt 2 des Tests: Fünf Betrieben zeigen.'],
      [
        10,
        'Was muss stimmen, und was kann schiefgehen? Jemand ist am Nachmittag frei; Betriebe gehen ans Telefon',
      ],
      [10, 'Wer übernimmt was, und bis wann? Zeitrahmen: Fünf Arbeitstage'],
    ])
    expect(meeting.length).toBe(45)
  })

  test.each([
    ['de', german],
    ['en', english],
  ] as const)('asks for what nobody has written: %s', (_, words) => {
    const meeting = read(resultOfConcept(NOTHING, { question: '', untitled: 'X' }), words)
    expect(meeting.title).toMatch(/: X$/)
    expect(meeting.agenda).toHaveLength(4)
    for (const { title } of meeting.agenda) expect(title).toMatch(/\?$/)
  })

  test('fits into the fields of a meeting', () => {
    const long = 'Ein sehr langer Text ohne Ende. '.repeat(40)
    const lines = Array.from({ length: 40 }, () => long)
    const meeting = read({ ...RESULT, name: long, about: long, hypotheses: lines, test: lines })
    expect(meeting.agenda).toHaveLength(5)
    for (const title of [meeting.title, ...meeting.agenda.map((item) => item.title)])
      expect(title.length).toBeLessThanOrEqual(MEETING_LINE_MAX)
  })
})

test('people of a room are participants once, and every hypothesis is an item', () => {
  const meeting = read({ ...RESULT, hypotheses: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'] })
  expect(meeting.people).toEqual(['Anna', 'Ben'])
  expect(meeting.agenda).toHaveLength(10)
  expect(meeting.length).toBe(plannedMinutes(meeting.agenda))
})

test('the meeting is added to the others', () => {
  const [first, newId] = ['first', 'second']
  const begun = changeShelf(emptyShelf(first), {
    type: 'meeting',
    action: { type: 'set', changes: { title: 'Montagsrunde' } },
  })
  const shelf = changeShelf(begun, { type: 'add', meeting: read(RESULT), newId })
  expect(shelf.meetings.map(({ title }) => title)).toEqual(['Test planen: Rückruf', 'Montagsrunde'])
  expect(openMeeting(shelf).id).toBe(newId)
})
