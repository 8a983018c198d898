import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { documentText } from '#tools/documents/web/document-markdown.ts'
import { EMPTY_MEETING, type Meeting, type MeetingNote, newNote } from '../domain/meeting.ts'
import { changeMeeting, type MeetingAction } from '../domain/meeting-changes.ts'
import { invitationCalendar } from './invitation-calendar.ts'
import { agendaDocument, agendaLines, minutesDocument } from './meeting-documents.ts'
import { texts as german } from './meeting-moderator.de.ts'

const NINE = new Date(2027, 0, 5, 9).getTime()
const MINUTE = 60_000

function note(id: string, text: string, person = '', due = '', item = 'b'): MeetingNote {
  return { ...newNote(id, text, item), person, due }
}

const PLAN: Meeting = {
  ...EMPTY_MEETING,
  title: 'Anbieterwahl',
  goal: 'Ein Anbieter für die Werkstatt',
  people: ['Ada', 'Jörg'],
  agenda: [
    { id: 'a', title: 'Optionen', minutes: 10, owner: 'Ada', method: null },
    { id: 'b', title: 'Entscheiden', minutes: 20, owner: '', method: null },
  ],
  notes: {
    ...EMPTY_MEETING.notes,
    decisions: [note('d', 'Wir nehmen Angebot B.'), note('e', '  ')],
    tasks: [
      note('t', 'Vertrag prüfen', 'Jörg', '2027-01-12'),
      note('u', 'Absage schreiben', '', '', ''),
    ],
    ideas: [{ ...note('i', 'Probewoche', '', '', 'a'), by: 'Ben' }],
  },
}
const STEPS: MeetingAction[] = [
  { type: 'start', at: NINE, plannedStart: null },
  { type: 'next', at: NINE + 12 * MINUTE },
  { type: 'end', at: NINE + 25 * MINUTE },
]
const HELD = STEPS.reduce(changeMeeting, PLAN)

test('the minutes hold item by item what was planned, noted and measured', () => {
  const document = minutesDocument(HELD, german, 'de', NINE + 99 * MINUTE)
  expect(document.fileName).toBe('protokoll-anbieterwahl-2027-01-05')
  expect(documentText(document)).toBe(`Protokoll: Anbieterwahl

5. Januar 2027, 09:00 bis 09:25 Uhr · Dabei: Ada, Jörg

Ziel

Ein Anbieter für die Werkstatt

1. Optionen

Ada · geplant 10 Min., gebraucht 12 Min.

- Idee: Probewoche (von Ben)

2. Entscheiden

geplant 20 Min., gebraucht 13 Min.

- Entschieden: Wir nehmen Angebot B.
- Aufgabe: Vertrag prüfen (Jörg, bis 12.01.2027)

Ohne Punkt der Agenda

- Aufgabe: Absage schreiben (noch niemand)

---

Geschrieben mit dem Meeting Moderator.
`)
})

test('the minutes say what is parked for the next meeting, and what an earlier one parked', () => {
  const [first, ...others] = HELD.agenda
  const meeting: Meeting = {
    ...HELD,
    agenda: first ? [{ ...first, since: '2026-12-29' }, ...others] : [],
    notes: { ...HELD.notes, parked: [{ ...note('p', 'Umzug'), since: '2026-12-29' }] },
  }
  const text = documentText(minutesDocument(meeting, german, 'de', NINE))
  expect(text).toContain('gebraucht 12 Min. · geparkt am 29.12.2026')
  expect(text).toContain('- Geparkt: Umzug (seit 29.12.2026)')
  expect(text).toContain('Was geparkt ist, steht beim nächsten Meeting als Vorschlag')
})

test('an agenda names the tasks that earlier meetings left open, and no others', () => {
  const earlier = { ...note('v', 'Platz freiräumen'), since: '2027-01-02' } as const
  const tasks = [
    ...HELD.notes.tasks,
    earlier,
    { ...earlier, id: 'w', text: 'Absagen', isDone: true },
  ]
  const meeting = { ...HELD, notes: { ...HELD.notes, tasks } }
  const text = documentText(agendaDocument(meeting, german, 'de'))
  expect(text).toContain('Platz freiräumen')
  expect(text).not.toMatch(/Vertrag prüfen|Absagen/)
})

test('an agenda says of each item when it begins, how long it takes, and who leads it', () => {
  const round = PLAN.agenda.map((item) => ({ ...item, method: 'round' as const }))
  expect(agendaLines({ ...PLAN, startTime: '09:00', agenda: round }, german)).toEqual([
    '09:00 Optionen (10 Min., Ada, Runde)',
    '09:10 Entscheiden (20 Min., Runde)',
  ])
})

test('minutes of a meeting without anything are minutes all the same', () => {
  const document = minutesDocument(EMPTY_MEETING, german, 'de', NINE)
  expect(documentText(document)).toMatch(/^Protokoll: Meeting\n\nNichts notiert\.\n/)
  expect(document.fileName).toBe('protokoll')
})

test('the document says when an AI drafted the summary, and only while there is one', () => {
  const noteOf = (changes: Partial<Meeting>) =>
    minutesDocument({ ...HELD, ...changes }, german, 'de', NINE).note
  expect(noteOf({ summary: 'Kurz und gut', summaryBy: 'ai' })).toContain('KI')
  expect(noteOf({ summary: 'Kurz und gut', summaryBy: null })).not.toContain('KI')
  expect(noteOf({ summary: ' ', summaryBy: 'ai' })).not.toContain('KI')
})

test('an invitation is an entry of its time, which a calendar reads as it was typed', () => {
  const file = invitationCalendar(
    { ...PLAN, id: 'm', place: 'Raum 4; links, „oben“' },
    german,
    'de',
    NINE,
    new Date(NINE),
  )
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('uid')).toBe('meeting-m')
  expect(event?.getFirstPropertyValue('location')).toBe('Raum 4; links, „oben“')
  expect(event?.getFirstPropertyValue('description')).toBe(
    'Ein Anbieter für die Werkstatt\nOptionen (10 Min., Ada)\nEntscheiden (20 Min.)',
  )
})
