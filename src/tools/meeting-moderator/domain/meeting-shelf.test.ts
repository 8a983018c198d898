import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readToolFile, toolFileText } from '#tools/frame/web/tool-file.ts'
import { EMPTY_MEETING, type Meeting, newNote } from './meeting.ts'
import {
  changeShelf,
  emptyShelf,
  isFull,
  MEETINGS_MAX,
  type MeetingShelf,
  openMeeting,
  type ShelfAction,
} from './meeting-shelf.ts'
import { parseMeeting, parseShelf, upgradedMeeting } from './meeting-storage.ts'

function note(id: string, text: string, isDone = false) {
  return { ...newNote(id, text, 'i'), isDone }
}
const item = { id: 'i', title: 'Stand', minutes: 10, owner: 'Ada', method: null } as const
const HELD: Meeting = {
  ...EMPTY_MEETING,
  id: 'held',
  title: 'Wochenrunde',
  day: '2027-01-05',
  agenda: [item],
  notes: {
    ...EMPTY_MEETING.notes,
    decisions: [note('d', 'Wir nehmen B')],
    tasks: [note('t', 'Vertrag prüfen'), note('u', 'Absage schreiben', true), note('v', ' ')],
    parked: [note('p', 'Umzug')],
  },
  summary: 'Alles gut',
  lines: { tasks: 'Halb get' },
}
const SHELF: MeetingShelf = { meetings: [HELD], open: 'held' }

const titled = (title: string): ShelfAction => ({
  type: 'meeting',
  action: { type: 'set', changes: { title } },
})
const after = (shelf: MeetingShelf, ...actions: ShelfAction[]) => actions.reduce(changeShelf, shelf)
const titles = ({ meetings }: MeetingShelf) => meetings.map(({ title }) => title)

test('the next meeting has the plan, the tasks that are still open, and what was parked', () => {
  const shelf = changeShelf(SHELF, { type: 'repeat', newId: 'next', heldOn: '2027-01-05' })
  const next = openMeeting(shelf)
  expect(next).toEqual({
    ...EMPTY_MEETING,
    id: 'next',
    title: 'Wochenrunde',
    agenda: [item],
    notes: {
      ...EMPTY_MEETING.notes,
      tasks: [{ ...newNote('t', 'Vertrag prüfen'), since: '2027-01-05' }],
      parked: [{ ...newNote('p', 'Umzug'), since: '2027-01-05' }],
    },
  })
  expect(shelf.meetings).toContain(HELD)
})

test('a parked point is put on the agenda with one tap, and is not part of the plan after that', () => {
  const taken: ShelfAction = {
    type: 'meeting',
    action: { type: 'take-parked', id: 'p', itemId: 'x', minutes: 10 },
  }
  const repeat = (newId: string, heldOn: string): ShelfAction => ({ type: 'repeat', newId, heldOn })
  const next = after(SHELF, repeat('next', '2027-01-05'), taken)
  expect(openMeeting(next).agenda).toEqual([
    item,
    { id: 'x', title: 'Umzug', minutes: 10, owner: '', method: null, since: '2027-01-05' },
  ])
  expect(openMeeting(next).notes.parked).toEqual([])
  const start: ShelfAction = {
    type: 'meeting',
    action: { type: 'start', at: 0, plannedStart: null },
  }
  // It was not reached: it is parked again, since the same day.
  const missed = openMeeting(after(next, start, repeat('after', '2027-01-12')))
  expect(missed.agenda).toEqual([item])
  expect(missed.notes.parked).toEqual([{ ...newNote('x', 'Umzug'), since: '2027-01-05' }])
  const reached: ShelfAction = { type: 'meeting', action: { type: 'next', at: 1 } }
  const done = openMeeting(after(next, start, reached, repeat('after', '2027-01-12')))
  expect([done.agenda, done.notes.parked]).toEqual([[item], []])
})

test('a task that is carried over twice keeps the day on which it was noted', () => {
  const first = changeShelf(SHELF, { type: 'repeat', newId: 'b', heldOn: '2027-01-05' })
  const second = changeShelf(first, { type: 'repeat', newId: 'c', heldOn: '2027-01-12' })
  expect(openMeeting(second).notes.tasks.map(({ since }) => since)).toEqual(['2027-01-05'])
})

test('a deleted meeting is gone, and after the last one there is an empty one', () => {
  const gone = changeShelf(SHELF, { type: 'delete', id: 'held', newId: 'new' })
  expect(gone).toEqual(emptyShelf('new'))
  const two: MeetingShelf = { meetings: [{ ...HELD, id: 'other' }, HELD], open: 'held' }
  expect(changeShelf(two, { type: 'delete', id: 'held', newId: 'new' }).open).toBe('other')
})

test('what an earlier version kept is read: settings, half-typed names, and what it started over', async () => {
  const earlier = {
    ...HELD,
    people: ['Ada'],
    hasSound: true,
    hasShortcuts: false,
    lines: { people: 'Jörg, Mi', tasks: 'Halb get' },
  }
  const today = { ...HELD, people: ['Ada', 'Jörg', 'Mi'] }
  const replaced = { how: 'started-over', before: earlier, added: 'new' }
  const stored = { ...emptyShelf('new'), replaced }
  expect(parseShelf(JSON.stringify(stored), 'unused').meetings).toEqual([
    { ...EMPTY_MEETING, id: 'new' },
    today,
  ])
  const file = toolFileText('meeting-moderator', earlier)
  expect(await readToolFile(file, 'meeting-moderator', parseMeeting, upgradedMeeting)).toEqual({
    work: today,
  })
})

test('a meeting from a file is added and replaces none', () => {
  const shelf = changeShelf(SHELF, {
    type: 'add',
    meeting: { ...HELD, title: 'Aus der Datei' },
    newId: 'new',
  })
  expect(titles(shelf)).toEqual(['Aus der Datei', 'Wochenrunde'])
  expect(openMeeting(shelf).id).toBe('new')
})

test('an empty meeting makes room for a new one', () => {
  const shelf = changeShelf(emptyShelf('empty'), { type: 'add', meeting: HELD, newId: 'new' })
  expect(shelf.meetings).toEqual([HELD])
})

test('a full list takes no more and loses none', () => {
  const meetings = Array.from({ length: MEETINGS_MAX }, (_, index) => ({
    ...HELD,
    id: `m${index}`,
  }))
  const full: MeetingShelf = { meetings, open: 'm3' }
  expect(isFull(full)).toBe(true)
  for (const action of [
    { type: 'new', newId: 'x' },
    { type: 'add', meeting: HELD, newId: 'x' },
    { type: 'repeat', newId: 'x', heldOn: '' },
  ] as const) {
    expect(changeShelf(full, action)).toEqual(full)
  }
})

test('whatever is in the storage, it is read as meetings with ids of their own', () => {
  fc.assert(
    fc.property(fc.json(), fc.array(fc.json()), (text, meetings) => {
      for (const stored of [text, `{"meetings":[${meetings.join(',')}]}`]) {
        const shelf = parseShelf(stored, 'new')
        expect(shelf.meetings.length).toBeGreaterThan(0)
        expect(new Set(shelf.meetings.map(({ id }) => id)).size).toBe(shelf.meetings.length)
        expect(openMeeting(shelf).id).toBe(shelf.open)
      }
    }),
  )
})

const anyAction = fc.oneof(
  fc.constant({ type: 'new' } as const),
  fc.constant({ type: 'repeat' } as const),
  fc.record({ type: fc.constant('open' as const), place: fc.nat(5) }),
  fc.record({ type: fc.constant('delete' as const), place: fc.nat(5) }),
  fc.record({ type: fc.constant('write' as const), title: fc.string({ minLength: 1 }) }),
)

test('whatever happens, one meeting is open, and ids differ', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
      let shelf = SHELF
      for (const [index, action] of actions.entries()) {
        const id = 'place' in action ? (shelf.meetings[action.place]?.id ?? 'none') : ''
        const newId = `n${index}`
        shelf = changeShelf(
          shelf,
          action.type === 'write'
            ? titled(action.title)
            : { type: action.type, id, newId, heldOn: '' },
        )
        expect(shelf.meetings.some((one) => one.id === shelf.open)).toBe(true)
        expect(new Set(shelf.meetings.map((one) => one.id)).size).toBe(shelf.meetings.length)
      }
    }),
  )
})

test('a meeting that was stored before notes belonged to items is read whole', () => {
  const before = {
    id: 'held',
    title: 'Wochenrunde',
    agenda: [item],
    notes: {
      decisions: [],
      tasks: [{ id: 't', text: 'Prüfen', person: 'Ada', due: '', isDone: true, since: '' }],
      parked: [{ id: 'p', text: 'Umzug', person: '', due: '', isDone: false, since: '' }],
    },
    lines: { tasks: 'Halb get', parked: 'Halb gep' },
  }
  const { meetings } = parseShelf(JSON.stringify({ meetings: [before], open: 'held' }), 'new')
  expect(meetings).toMatchObject([before])
  expect(meetings[0]).toMatchObject({ canWrite: false, vote: null, received: [] })
  expect(meetings[0]?.notes.parked).toMatchObject([{ item: '', by: '' }])
})
