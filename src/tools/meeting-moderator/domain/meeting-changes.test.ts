import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AgendaItem,
  EMPTY_MEETING,
  MEETING_LINES,
  type Meeting,
  type MeetingNote,
} from './meeting.ts'
import { changeMeeting, type MeetingAction, undoOf } from './meeting-changes.ts'
import { ITEM_METHOD_NAMES } from './meeting-methods.ts'
import { parseMeeting } from './meeting-storage.ts'

const NINE = Date.UTC(2027, 0, 5, 9)

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })
const anyItem = fc.record<AgendaItem>({
  id: fc.uuid(),
  title: anyText,
  minutes: fc.integer({ min: 1, max: 600 }),
  owner: anyText,
  method: fc.constantFrom(null, ...ITEM_METHOD_NAMES),
})
const anyNote = fc.record<MeetingNote>({
  id: fc.uuid(),
  text: anyText,
  item: fc.constantFrom('', 'a'),
  by: anyText,
  person: anyText,
  due: fc.constantFrom('', '2027-01-31', '2028-02-29'),
  isDone: fc.boolean(),
  since: fc.constantFrom('', '2026-12-31'),
})
const anyNotes = fc.uniqueArray(anyNote, { maxLength: 4, selector: ({ id }) => id })
const anyMeeting = fc.record<Meeting>({
  id: fc.uuid(),
  step: fc.constantFrom('plan', 'result'),
  title: anyText,
  goal: anyText,
  people: fc.array(anyText.filter(Boolean), { maxLength: 4 }),
  day: fc.constantFrom('', '2027-01-05'),
  place: anyText,
  startTime: fc.constantFrom('', '09:00'),
  length: fc.integer({ min: 1, max: 600 }),
  agenda: fc.uniqueArray(anyItem, { maxLength: 5, selector: ({ id }) => id }),
  agendaBy: fc.constantFrom(null, 'ai', 'method'),
  run: fc.constant(null),
  notes: fc.record({
    decisions: anyNotes,
    tasks: anyNotes,
    proposals: anyNotes,
    questions: anyNotes,
    ideas: anyNotes,
    parked: anyNotes,
  }),
  summary: anyText,
  summaryBy: fc.constantFrom(null, 'ai', 'method'),
  lines: fc.dictionary(fc.constantFrom(...MEETING_LINES), anyText.filter(Boolean)),
  canWrite: fc.boolean(),
  vote: fc.constantFrom(null, {
    id: 'v',
    question: 'Kaufen?',
    answers: ['Ja', 'Nein'],
    isOpen: true,
    sums: null,
  }),
  received: fc.array(anyText.filter(Boolean), { maxLength: 3 }),
})

/** The same meeting after a few actions. */
function started(meeting: Meeting, minutes: readonly number[]): Meeting {
  const steps: MeetingAction[] = [
    { type: 'start', at: NINE, plannedStart: null },
    ...minutes.map((minute, index): MeetingAction => {
      const at = NINE + minute * 60_000
      return { type: (['next', 'pause', 'resume', 'previous'] as const)[index % 4] ?? 'next', at }
    }),
    { type: 'extend', minutes: 5 },
    { type: 'method-step', index: 1, at: NINE + 700 * 60_000 },
  ]
  return steps.reduce(changeMeeting, meeting)
}

test('a meeting comes back from the storage as it was, while it runs too', () => {
  fc.assert(
    fc.property(anyMeeting, fc.array(fc.nat(600), { maxLength: 8 }), (plan, minutes) => {
      for (const meeting of [plan, started(plan, minutes)]) {
        expect(parseMeeting(JSON.stringify(meeting))).toEqual(meeting)
      }
    }),
  )
})

test('whatever is in the storage, it is read as a meeting', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(Object.keys(parseMeeting(text))).toEqual(Object.keys(EMPTY_MEETING))
    }),
  )
  expect(parseMeeting('no JSON')).toEqual(EMPTY_MEETING)
})

test('a run whose item is missing is dropped, and its notes stay', () => {
  const note = { id: 'n', text: 'Wir nehmen B', person: '', due: '' } as const
  const stored = {
    ...EMPTY_MEETING,
    step: 'run',
    run: { startedAt: NINE, plannedEnd: NINE, current: 'gone', since: NINE, endedAt: null },
    notes: { ...EMPTY_MEETING.notes, decisions: [note] },
  }
  const meeting = parseMeeting(JSON.stringify(stored))
  expect(meeting).toMatchObject({ step: 'plan', run: null, notes: { decisions: [note] } })
})

test('what is undone is as before', () => {
  const anyRemoval = anyMeeting.chain((meeting) => {
    const { agenda, notes } = meeting
    const actions: MeetingAction[] = [
      { type: 'set', changes: { summary: '', summaryBy: null } },
      ...(agenda.length ? [{ type: 'set', changes: { agenda: [], agendaBy: null } } as const] : []),
      ...agenda.map(({ id }) => ({ type: 'remove-item', id }) as const),
      ...notes.tasks.map(({ id }) => ({ type: 'remove-note', list: 'tasks', id }) as const),
    ]
    return fc.tuple(fc.constant(meeting), fc.constantFrom(...actions))
  })
  fc.assert(
    fc.property(anyRemoval, ([meeting, action]) => {
      const undo = undoOf(meeting, action)
      if (!undo) throw new Error(`No way back from ${action.type}`)
      expect(changeMeeting(changeMeeting(meeting, action), undo)).toEqual(meeting)
    }),
  )
})

describe('while the meeting runs', () => {
  const agenda = [
    { id: 'a', title: 'Stand', minutes: 10, owner: '', method: null },
    { id: 'b', title: 'Entscheidung', minutes: 20, owner: '', method: null },
  ]
  const running = changeMeeting(
    { ...EMPTY_MEETING, agenda },
    { type: 'start', at: NINE, plannedStart: null },
  )

  test('an item that is on stays, and one that is to come may go', () => {
    expect(changeMeeting(running, { type: 'remove-item', id: 'a' })).toBe(running)
    expect(undoOf(running, { type: 'remove-item', id: 'a' })).toBeNull()
    expect(changeMeeting(running, { type: 'remove-item', id: 'b' }).agenda).toEqual([agenda[0]])
  })

  test("a template does not remove the meeting's agenda", () => {
    expect(changeMeeting(running, { type: 'set', changes: { agenda: [], agendaBy: null } })).toBe(
      running,
    )
  })

  test('it cannot be started again', () => {
    const again = changeMeeting(running, { type: 'start', at: NINE + 1, plannedStart: null })
    expect(again).toBe(running)
  })
})

test('a meeting without an agenda does not start', () => {
  const action: MeetingAction = { type: 'start', at: NINE, plannedStart: null }
  expect(changeMeeting(EMPTY_MEETING, action)).toBe(EMPTY_MEETING)
})

test('what is typed into a field for new lines stays until it is added', () => {
  const typed = changeMeeting(EMPTY_MEETING, { type: 'line', field: 'tasks', text: 'Vertr' })
  expect(typed.lines).toEqual({ tasks: 'Vertr' })
  expect(changeMeeting(typed, { type: 'line', field: 'tasks', text: '' }).lines).toEqual({})
})
