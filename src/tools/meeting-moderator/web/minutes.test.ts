import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { EMPTY_MEETING, type Meeting, type MeetingNote, newNote } from '../domain/meeting.ts'
import { changeMeeting, type MeetingAction } from '../domain/meeting-changes.ts'
import { agendaDocument } from './agenda-document.ts'
import { texts as german } from './meeting-moderator.de.ts'
import { methodSummary } from './method-summary.ts'
import { minutesDocument } from './minutes-document.ts'
import { mailAddress, minutesText } from './minutes-text.ts'
import { tasksCalendar } from './tasks-calendar.ts'

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
  const document = minutesDocument(HELD, german.minutes, 'de', NINE + 99 * MINUTE)
  expect(document.fileName).toBe('protokoll-anbieterwahl-2027-01-05')
  expect(minutesText(document)).toBe(`Protokoll: Anbieterwahl

5. Januar 2027, 09:00 bis 09:25 Uhr · Dabei: Ada, Jörg

ZIEL
Ein Anbieter für die Werkstatt

1. OPTIONEN
Ada · geplant 10 Min., gebraucht 12 Min.

- Idee: Probewoche (von Ben)

2. ENTSCHEIDEN
geplant 20 Min., gebraucht 13 Min.

- Entschieden: Wir nehmen Angebot B.
- Aufgabe: Vertrag prüfen (Jörg, bis 12.01.2027)

OHNE PUNKT DER AGENDA
- Aufgabe: Absage schreiben (noch niemand)

Geschrieben mit dem Meeting Moderator.`)
})

test('the minutes say what is parked for the next meeting, and what an earlier one parked', () => {
  const [first, ...others] = HELD.agenda
  const meeting: Meeting = {
    ...HELD,
    agenda: first ? [{ ...first, since: '2026-12-29' }, ...others] : [],
    notes: { ...HELD.notes, parked: [{ ...note('p', 'Umzug'), since: '2026-12-29' }] },
  }
  const text = minutesText(minutesDocument(meeting, german.minutes, 'de', NINE))
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
  const text = minutesText(agendaDocument(meeting, german, 'de'))
  expect(text).toContain('Platz freiräumen')
  expect(text).not.toMatch(/Vertrag prüfen|Absagen/)
})

test('an agenda names leads and methods only where there are some', () => {
  const linesOf = (meeting: Meeting) => minutesText(agendaDocument(meeting, german, 'de'))
  expect(linesOf(PLAN)).toContain(
    'Punkt (Geplant, Leitung und Methode)\n- Optionen (10 Min., Ada)\n- Entscheiden (20 Min., –)',
  )
  const agenda = PLAN.agenda.map((item) => ({ ...item, owner: '' }))
  expect(linesOf({ ...PLAN, agenda })).toContain(
    'Punkt (Geplant)\n- Optionen (10 Min.)\n- Entscheiden (20 Min.)',
  )
})

test('minutes of a meeting without anything are minutes all the same', () => {
  const document = minutesDocument(EMPTY_MEETING, german.minutes, 'de', NINE)
  expect(minutesText(document)).toMatch(/^Protokoll: Meeting\n\nNichts notiert\.\n/)
  expect(document.fileName).toBe('protokoll')
})

test('the document says when an AI drafted the summary, and only while there is one', () => {
  const noteOf = (changes: Partial<Meeting>) =>
    minutesDocument({ ...HELD, ...changes }, german.minutes, 'de', NINE).note
  expect(noteOf({ summary: 'Kurz und gut', summaryBy: 'ai' })).toContain('KI')
  expect(noteOf({ summary: 'Kurz und gut', summaryBy: null })).not.toContain('KI')
  expect(noteOf({ summary: ' ', summaryBy: 'ai' })).not.toContain('KI')
})

test('a summary without an AI says what was noted and nothing else', () => {
  expect(methodSummary(HELD, german.minutes.sentences, 'de')).toBe(
    'Ziel war: Ein Anbieter für die Werkstatt. Entschieden: Wir nehmen Angebot B. Zu tun: Vertrag prüfen (Jörg, 12.01.2027); Absage schreiben.',
  )
  expect(methodSummary(EMPTY_MEETING, german.minutes.sentences, 'de')).toBe(
    'Entschieden wurde nichts.',
  )
})

test('a short text goes whole into a mail, with its umlauts and lines', () => {
  const { href, isCut } = mailAddress('Protokoll: Größe & mehr', 'Grüße\nvon 100 % Ada', '[…]')
  const url = new URL(href)
  expect(isCut).toBe(false)
  expect(url.searchParams.get('subject')).toBe('Protokoll: Größe & mehr')
  expect(url.searchParams.get('body')).toBe('Grüße\r\nvon 100 % Ada')
})

test('a text of any length gives an address that mail programs take, with whole lines', () => {
  const anyLines = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 80 })
  fc.assert(
    fc.property(anyLines, (lines) => {
      const text = lines.map((one) => one.replace(/[\r\n]/g, '')).join('\n')
      const { href, isCut } = mailAddress('Protokoll', text, '[gekürzt]')
      expect(href.length).toBeLessThanOrEqual(1900)
      const body = (new URL(href).searchParams.get('body') ?? '').replaceAll('\r\n', '\n')
      if (!isCut) expect(body).toBe(text)
      else expect(`${text}\n`.startsWith(body.replace(/\n?\n\[gekürzt\]$/, ''))).toBe(true)
    }),
  )
})

/** The events as a calendar program parses them. */
function eventsIn(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => {
    const start = event.getFirstPropertyValue('dtstart')
    if (!(start instanceof ICAL.Time)) throw new Error('No day')
    return {
      uid: event.getFirstPropertyValue('uid'),
      summary: event.getFirstPropertyValue('summary'),
      day: start.isDate ? start.toString() : 'a time, not a day',
    }
  })
}

const FILE = { meeting: 'Anbieterwahl', language: 'de', now: new Date(NINE) } as const

test('a task with a day is an entry of that whole day, and one without is none', () => {
  const file = tasksCalendar(HELD.notes.tasks, FILE)
  expect(eventsIn(file)).toEqual([
    { uid: 'task-t', summary: 'Vertrag prüfen (Jörg)', day: '2027-01-12' },
  ])
})

test('whatever a task says, a calendar reads it as it was typed, from lines of at most 75 bytes', () => {
  const anyText = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map((text) => text.replace(/\p{Cc}/gu, '').trim())
    .filter(Boolean)
  fc.assert(
    fc.property(anyText, (text) => {
      const file = tasksCalendar([note('t', text, '', '2028-02-29')], FILE)
      expect(eventsIn(file)).toEqual([{ uid: 'task-t', summary: text, day: '2028-02-29' }])
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }),
  )
})
