import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import {
  EMPTY_MEETING,
  hasBegun,
  type Meeting,
  type MeetingNote,
  newNote,
  written,
} from './meeting.ts'
import { changeMeeting, type MeetingAction } from './meeting-changes.ts'
import { withGuests } from './meeting-guests.ts'
import type { HostedMeeting } from './meeting-room.ts'

/** Most meetings in a browser: together they stay well within its storage. */
export const MEETINGS_MAX = 40

/** What put the open meeting in the place of another; it can be taken back, also after a reload. */
export interface Replacement {
  readonly how: 'started-over' | 'repeated' | 'deleted'
  /** The meeting that undoing opens again. */
  readonly before: Meeting
  /** The id of the meeting that undoing removes; null where none was added. */
  readonly added: string | null
}

/** All meetings of a browser. */
export interface MeetingShelf {
  /** At least one, the newest first. */
  readonly meetings: readonly Meeting[]
  /** The id of the meeting that is shown. */
  readonly open: string
  readonly replaced: Replacement | null
}

/** Every action on the meetings of a browser. Ids of new meetings come from the caller. */
export type ShelfAction =
  | { type: 'meeting'; action: MeetingAction }
  | { type: 'open'; id: string }
  /** What participants sent to a meeting, which may be another one than the open one. @see withGuests */
  | { type: 'guests'; id: string; room: RoomView<HostedMeeting>; now: Date }
  /** Adds an empty meeting and opens it. */
  | { type: 'new'; newId: string }
  /** Adds a meeting from a file and opens it; under `newId` where its id is taken. */
  | { type: 'add'; meeting: Meeting; newId: string }
  /** Adds the next meeting after the open one, and opens it. @see nextMeeting */
  | { type: 'repeat'; newId: string; heldOn: CalendarDay | '' }
  /** Replaces the open meeting by an empty one. */
  | { type: 'start-over'; newId: string }
  /** `newId` is for the empty meeting that follows the last one. */
  | { type: 'delete'; id: string; newId: string }
  /** Takes back the last replacement. */
  | { type: 'undo' }
  /** The last replacement can no longer be taken back. */
  | { type: 'forget' }

export function emptyShelf(id: string): MeetingShelf {
  return { meetings: [{ ...EMPTY_MEETING, id }], open: id, replaced: null }
}

/** The meeting that is shown. */
export function openMeeting({ meetings, open }: MeetingShelf): Meeting {
  return meetings.find(({ id }) => id === open) ?? meetings[0] ?? EMPTY_MEETING
}

/** Whether no further meeting can be added. */
export function isFull({ meetings }: MeetingShelf): boolean {
  return meetings.length >= MEETINGS_MAX
}

/** The meetings after an action. An action that is not possible in the present state changes nothing. */
export function changeShelf(shelf: MeetingShelf, action: ShelfAction): MeetingShelf {
  const { meetings } = shelf
  const shown = openMeeting(shelf)
  switch (action.type) {
    case 'meeting':
      return withMeeting(shelf, changeMeeting(shown, action.action))
    case 'open':
      return meetings.some(({ id }) => id === action.id) ? { ...shelf, open: action.id } : shelf
    case 'guests': {
      const meeting = meetings.find(({ id }) => id === action.id)
      const next = meeting && withGuests(meeting, action.room, action.now)
      return next && next !== meeting ? withMeeting(shelf, next) : shelf
    }
    case 'new':
      return withNew(shelf, freshMeeting(action.newId, shown))
    case 'add': {
      const isTaken = meetings.some(({ id }) => id === action.meeting.id)
      const id = isTaken || !action.meeting.id ? action.newId : action.meeting.id
      return withNew(shelf, { ...action.meeting, id })
    }
    case 'repeat': {
      if (isFull(shelf)) return shelf
      const next = nextMeeting(shown, action.newId, action.heldOn)
      const replaced = { how: 'repeated', before: shown, added: next.id } as const
      return { ...withNew(shelf, next), replaced }
    }
    case 'start-over': {
      const fresh = freshMeeting(action.newId, shown)
      return {
        meetings: meetings.map((one) => (one === shown ? fresh : one)),
        open: fresh.id,
        replaced: { how: 'started-over', before: shown, added: fresh.id },
      }
    }
    case 'delete':
      return withoutMeeting(shelf, action)
    case 'undo':
      return undone(shelf)
    case 'forget':
      return { ...shelf, replaced: null }
  }
}

/**
 * The next meeting by the same plan: with the tasks that are still open and the points that were parked, without times
 * and other notes. A point that came from the parking lot is no part of the plan; where it was not reached, it is parked
 * again. Its day is open.
 *
 * @param heldOn the day of the meeting, for what it noted
 */
export function nextMeeting(meeting: Meeting, id: string, heldOn: CalendarDay | ''): Meeting {
  const { notes, agenda } = meeting
  const carried = (note: MeetingNote) => ({ ...note, item: '', since: note.since || heldOn })
  const missed = agenda
    .filter(({ since, ...item }) => since !== undefined && !hasBegun(meeting, item.id))
    .map((item) => ({ ...newNote(item.id, item.title), since: item.since ?? '' }))
  return {
    ...meeting,
    id,
    step: 'plan',
    day: '',
    agenda: agenda.filter(({ since }) => since === undefined),
    run: null,
    notes: {
      ...EMPTY_MEETING.notes,
      tasks: written(notes.tasks)
        .filter(({ isDone }) => !isDone)
        .map(carried),
      parked: [...missed, ...written(notes.parked).map(carried)],
    },
    summary: EMPTY_MEETING.summary,
    summaryBy: EMPTY_MEETING.summaryBy,
    lines: {},
    canWrite: false,
    vote: null,
    received: [],
  }
}

/** Whether nothing was entered yet. */
export function isUntouched(meeting: Meeting): boolean {
  const fresh = freshMeeting(meeting.id, meeting)
  return JSON.stringify({ ...meeting, step: fresh.step }) === JSON.stringify(fresh)
}

/** An empty meeting with the settings of another. */
function freshMeeting(id: string, { hasSound, hasShortcuts }: Meeting): Meeting {
  return { ...EMPTY_MEETING, id, hasSound, hasShortcuts }
}

function withMeeting(shelf: MeetingShelf, meeting: Meeting): MeetingShelf {
  return {
    ...shelf,
    meetings: shelf.meetings.map((one) => (one.id === meeting.id ? meeting : one)),
  }
}

/** Adds a meeting and opens it. It replaces the meeting that was open if nothing was entered in that one yet. */
function withNew(shelf: MeetingShelf, meeting: Meeting): MeetingShelf {
  const shown = openMeeting(shelf)
  const others = isUntouched(shown) ? shelf.meetings.filter((one) => one !== shown) : shelf.meetings
  if (others.length >= MEETINGS_MAX) return shelf
  return { ...shelf, meetings: [meeting, ...others], open: meeting.id }
}

function withoutMeeting(
  shelf: MeetingShelf,
  { id, newId }: { id: string; newId: string },
): MeetingShelf {
  const before = shelf.meetings.find((one) => one.id === id)
  if (!before) return shelf
  const rest = shelf.meetings.filter((one) => one !== before)
  const [first] = rest
  if (!first) {
    const fresh = freshMeeting(newId, before)
    return {
      meetings: [fresh],
      open: fresh.id,
      replaced: { how: 'deleted', before, added: fresh.id },
    }
  }
  return {
    meetings: rest,
    open: shelf.open === id ? first.id : shelf.open,
    replaced: { how: 'deleted', before, added: null },
  }
}

/** What was entered into the removed meeting since can be taken back in turn. */
function undone(shelf: MeetingShelf): MeetingShelf {
  const { meetings, replaced } = shelf
  if (!replaced) return shelf
  const { before, added } = replaced
  const gone = meetings.find(({ id }) => id === added)
  const rest = meetings.filter((one) => one !== gone)
  const isThere = rest.some(({ id }) => id === before.id)
  return {
    meetings: isThere ? rest : [before, ...rest],
    open: before.id,
    replaced: gone && !isUntouched(gone) ? { how: 'deleted', before: gone, added: null } : null,
  }
}
