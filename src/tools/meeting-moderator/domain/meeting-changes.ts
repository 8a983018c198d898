import {
  AGENDA_ITEMS_MAX,
  type AgendaItem,
  hasBegun,
  type Meeting,
  type MeetingLine,
  type MeetingNote,
  type MeetingRun,
  type NoteList,
} from './meeting.ts'
import { moved } from './meeting-agenda.ts'
import {
  endedRun,
  extendedRun,
  pausedRun,
  resumedRun,
  runAtItem,
  spentOn,
  startedRun,
} from './meeting-clock.ts'

/** What is stored as it is typed, chosen or drafted. */
type Fields = Omit<Meeting, 'id' | 'run' | 'notes' | 'lines' | 'received'>

/** Every action on a meeting. The caller passes ids and instants (`at`, in ms since 1970). */
export type MeetingAction =
  /** Another agenda is ignored once the meeting has begun. */
  | { type: 'set'; changes: Partial<Fields> }
  /** What is typed into a field for new lines; empty once it was added. */
  | { type: 'line'; field: MeetingLine; text: string }
  | { type: 'add-item'; item: AgendaItem; index?: number }
  | { type: 'change-item'; id: string; changes: Partial<Omit<AgendaItem, 'id'>> }
  | { type: 'move-item'; id: string; to: number }
  /** Ignored for an item that has begun. */
  | { type: 'remove-item'; id: string }
  | { type: 'add-note'; list: NoteList; note: MeetingNote; index?: number }
  | { type: 'change-note'; list: NoteList; id: string; changes: Partial<Omit<MeetingNote, 'id'>> }
  | { type: 'remove-note'; list: NoteList; id: string }
  /** Makes a note one of another kind. */
  | { type: 'turn-note'; from: NoteList; to: NoteList; id: string }
  /** Puts a parked point on the agenda: with `itemId`, and for `minutes`. */
  | { type: 'take-parked'; id: string; itemId: string; minutes: number }
  | { type: 'start'; at: number; plannedStart: number | null }
  | { type: 'pause' | 'resume' | 'next' | 'previous' | 'end'; at: number }
  | { type: 'extend'; minutes: number }
  /** Goes to a step of the current item's method. */
  | { type: 'method-step'; index: number; at: number }

/** The meeting after an action. An action that is not possible in the present state changes nothing. */
export function changeMeeting(meeting: Meeting, action: MeetingAction): Meeting {
  switch (action.type) {
    case 'set':
      return meeting.run && action.changes.agenda ? meeting : { ...meeting, ...action.changes }
    case 'line': {
      const { [action.field]: _, ...others } = meeting.lines
      return {
        ...meeting,
        lines: action.text ? { ...others, [action.field]: action.text } : others,
      }
    }
    case 'add-item':
    case 'change-item':
    case 'move-item':
    case 'remove-item':
      return changeAgenda(meeting, action)
    case 'add-note':
    case 'change-note':
    case 'remove-note':
      return changeNotes(meeting, action)
    case 'turn-note':
      return turnNote(meeting, action)
    case 'take-parked':
      return takeParked(meeting, action)
    case 'start': {
      const run = startedRun(meeting.agenda, action.at, action.plannedStart)
      return meeting.run || !run ? meeting : { ...meeting, run, step: 'run' }
    }
    default:
      return changeRun(meeting, action)
  }
}

/**
 * The action that undoes another one; null where no work would be lost. It can be applied to the meeting before the
 * action, and to later states with other changes.
 */
export function undoOf(meeting: Meeting, action: MeetingAction): MeetingAction | null {
  switch (action.type) {
    case 'set': {
      if (action.changes.agenda && meeting.agenda.length === 0) return null
      const fields = Object.keys(action.changes) as (keyof Fields)[]
      return { type: 'set', changes: Object.fromEntries(fields.map((key) => [key, meeting[key]])) }
    }
    case 'remove-item': {
      const index = meeting.agenda.findIndex(({ id }) => id === action.id)
      const item = meeting.agenda[index]
      return item && !hasBegun(meeting, item.id) ? { type: 'add-item', item, index } : null
    }
    case 'remove-note': {
      const { list } = action
      const index = meeting.notes[list].findIndex(({ id }) => id === action.id)
      const note = meeting.notes[list][index]
      return note ? { type: 'add-note', list, note, index } : null
    }
    default:
      return null
  }
}

type AgendaAction = Extract<
  MeetingAction,
  { type: 'add-item' | 'change-item' | 'move-item' | 'remove-item' }
>

function changeAgenda(meeting: Meeting, action: AgendaAction): Meeting {
  const { agenda } = meeting
  switch (action.type) {
    case 'add-item':
      return { ...meeting, agenda: withEntry(agenda, action.item, action.index) }
    case 'change-item':
      return { ...meeting, agenda: withChanges(agenda, action.id, action.changes) }
    case 'move-item': {
      const from = agenda.findIndex(({ id }) => id === action.id)
      return { ...meeting, agenda: moved(agenda, from, action.to) }
    }
    case 'remove-item':
      if (hasBegun(meeting, action.id)) return meeting
      return { ...meeting, agenda: agenda.filter(({ id }) => id !== action.id) }
  }
}

type NoteAction = Extract<MeetingAction, { type: 'add-note' | 'change-note' | 'remove-note' }>

function changeNotes(meeting: Meeting, action: NoteAction): Meeting {
  const before = meeting.notes[action.list]
  const after = () => {
    switch (action.type) {
      case 'add-note':
        return withEntry(before, action.note, action.index)
      case 'change-note':
        return withChanges(before, action.id, action.changes)
      case 'remove-note':
        return before.filter(({ id }) => id !== action.id)
    }
  }
  return { ...meeting, notes: { ...meeting.notes, [action.list]: after() } }
}

function turnNote(
  meeting: Meeting,
  { from, to, id }: Extract<MeetingAction, { type: 'turn-note' }>,
): Meeting {
  const { notes } = meeting
  const note = notes[from].find((one) => one.id === id)
  if (!note || from === to) return meeting
  const left = notes[from].filter((one) => one !== note)
  return { ...meeting, notes: { ...notes, [from]: left, [to]: [...notes[to], note] } }
}

function takeParked(
  meeting: Meeting,
  { id, itemId, minutes }: Extract<MeetingAction, { type: 'take-parked' }>,
): Meeting {
  const { notes, agenda } = meeting
  const point = notes.parked.find((one) => one.id === id)
  if (!point || agenda.length >= AGENDA_ITEMS_MAX) return meeting
  const item = { id: itemId, title: point.text.trim(), minutes, owner: '', method: null }
  return {
    ...meeting,
    agenda: [...agenda, point.since ? { ...item, since: point.since } : item],
    notes: { ...notes, parked: notes.parked.filter((one) => one !== point) },
  }
}

type RunAction = Extract<
  MeetingAction,
  { type: 'pause' | 'resume' | 'next' | 'previous' | 'end' | 'extend' | 'method-step' }
>

function changeRun(meeting: Meeting, action: RunAction): Meeting {
  const { run, agenda } = meeting
  if (!run) return meeting
  const changed = { ...meeting, run: runAfter(run, agenda, action) }
  return action.type === 'end' ? { ...changed, step: 'result' } : changed
}

function runAfter(run: MeetingRun, agenda: readonly AgendaItem[], action: RunAction): MeetingRun {
  const neighbour = (step: 1 | -1) =>
    agenda[agenda.findIndex(({ id }) => id === run.current) + step]?.id ?? run.current
  switch (action.type) {
    case 'pause':
      return pausedRun(run, action.at)
    case 'resume':
      return resumedRun(run, action.at)
    case 'next':
      return runAtItem(run, neighbour(1), action.at)
    case 'previous':
      return runAtItem(run, neighbour(-1), action.at)
    case 'end':
      return endedRun(run, action.at)
    case 'extend':
      return extendedRun(run, action.minutes)
    case 'method-step': {
      const mark = { index: action.index, from: spentOn(run, run.current, action.at) }
      return { ...run, marks: { ...run.marks, [run.current]: mark } }
    }
  }
}

function withEntry<T>(list: readonly T[], entry: T, index = list.length): readonly T[] {
  return list.toSpliced(index, 0, entry)
}

function withChanges<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  changes: Partial<Omit<T, 'id'>>,
): readonly T[] {
  return list.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry))
}
