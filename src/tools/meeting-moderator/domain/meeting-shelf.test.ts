import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_MEETING, type Meeting } from './meeting.ts'
import {
  changeShelf,
  emptyShelf,
  isFull,
  MEETINGS_MAX,
  type MeetingShelf,
  openMeeting,
  type ShelfAction,
} from './meeting-shelf.ts'
import { parseShelf } from './meeting-storage.ts'

function note(id: string, text: string, isDone = false) {
  return { id, text, person: '', due: '', isDone, since: '' } as const
}
const item = { id: 'i', title: 'Stand', minutes: 10, owner: 'Ada', method: null } as const
const HELD: Meeting = {
  ...EMPTY_MEETING,
  id: 'held',
  title: 'Wochenrunde',
  day: '2027-01-05',
  agenda: [item],
  notes: {
    decisions: [note('d', 'Wir nehmen B')],
    tasks: [note('t', 'Vertrag prüfen'), note('u', 'Absage schreiben', true), note('v', ' ')],
    parked: [note('p', 'Umzug')],
  },
  summary: 'Alles gut',
  lines: { tasks: 'Halb get' },
  hasSound: true,
}
const SHELF: MeetingShelf = { meetings: [HELD], open: 'held', replaced: null }

const titled = (title: string): ShelfAction => ({
  type: 'meeting',
  action: { type: 'plan', changes: { title } },
})
const after = (shelf: MeetingShelf, ...actions: ShelfAction[]) => actions.reduce(changeShelf, shelf)
const titles = ({ meetings }: MeetingShelf) => meetings.map(({ title }) => title)

test('the next meeting has the plan and the tasks that are still open', () => {
  const shelf = changeShelf(SHELF, { type: 'repeat', newId: 'next', heldOn: '2027-01-05' })
  const next = openMeeting(shelf)
  expect(next).toEqual({
    ...EMPTY_MEETING,
    id: 'next',
    title: 'Wochenrunde',
    agenda: [item],
    notes: {
      ...EMPTY_MEETING.notes,
      tasks: [{ ...note('t', 'Vertrag prüfen'), since: '2027-01-05' }],
    },
    hasSound: true,
  })
  expect(shelf.meetings).toContain(HELD)
})

test('a task that is carried over twice keeps the day on which it was noted', () => {
  const first = changeShelf(SHELF, { type: 'repeat', newId: 'b', heldOn: '2027-01-05' })
  const second = changeShelf(first, { type: 'repeat', newId: 'c', heldOn: '2027-01-12' })
  expect(openMeeting(second).notes.tasks.map(({ since }) => since)).toEqual(['2027-01-05'])
})

test('starting over keeps how somebody likes to work, and is undone after a reload', () => {
  const shelf = changeShelf(SHELF, { type: 'start-over', newId: 'new' })
  expect(openMeeting(shelf)).toEqual({ ...EMPTY_MEETING, id: 'new', hasSound: true })
  const reloaded = parseShelf(JSON.stringify(shelf), 'unused')
  expect(reloaded).toEqual(shelf)
  expect(changeShelf(reloaded, { type: 'undo' })).toEqual(SHELF)
})

test('what was entered after starting over is not lost by undoing it', () => {
  const shelf = after(SHELF, { type: 'start-over', newId: 'new' }, titled('Neues'), {
    type: 'undo',
  })
  expect(titles(shelf)).toEqual(['Wochenrunde'])
  expect(titles(changeShelf(shelf, { type: 'undo' }))).toContain('Neues')
})

test('a deleted meeting comes back, also the last one', () => {
  const gone = changeShelf(SHELF, { type: 'delete', id: 'held', newId: 'new' })
  expect(openMeeting(gone).title).toBe('')
  expect(changeShelf(gone, { type: 'undo' })).toEqual(SHELF)
  const forgotten = changeShelf(gone, { type: 'forget' })
  expect(JSON.stringify(forgotten)).not.toContain('Wochenrunde')
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
  const full: MeetingShelf = { meetings, open: 'm3', replaced: null }
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
  fc.constant({ type: 'start-over' } as const),
  fc.constant({ type: 'undo' } as const),
  fc.record({ type: fc.constant('open' as const), place: fc.nat(5) }),
  fc.record({ type: fc.constant('delete' as const), place: fc.nat(5) }),
  fc.record({ type: fc.constant('write' as const), title: fc.string({ minLength: 1 }) }),
)

test('whatever happens, one meeting is open, ids differ, and a step back loses nothing', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
      let shelf = SHELF
      for (const [index, action] of actions.entries()) {
        const id = 'place' in action ? (shelf.meetings[action.place]?.id ?? 'none') : ''
        const before = titles(shelf).filter(Boolean)
        const newId = `n${index}`
        shelf = changeShelf(
          shelf,
          action.type === 'write'
            ? titled(action.title)
            : { type: action.type, id, newId, heldOn: '' },
        )
        expect(shelf.meetings.some((one) => one.id === shelf.open)).toBe(true)
        expect(new Set(shelf.meetings.map((one) => one.id)).size).toBe(shelf.meetings.length)
        // Deleting a meeting that is not in the list is no step to take back.
        if (action.type === 'start-over' || (action.type === 'delete' && id !== 'none')) {
          expect(
            titles(changeShelf(shelf, { type: 'undo' }))
              .filter(Boolean)
              .sort(),
          ).toEqual(expect.arrayContaining(before.sort()))
        }
      }
    }),
  )
})
