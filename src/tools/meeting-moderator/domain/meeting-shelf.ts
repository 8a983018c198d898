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

/** All meetings of a browser. */
export interface MeetingShelf {
  /** At least one, the newest first. */
  readonly meetings: readonly Meeting[]
  /** The id of the meeting that is shown. */
  readonly open: string
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
  /** `newId` is for the empty meeting that follows the last one. */
  | { type: 'delete'; id: string; newId: string }

export function emptyShelf(id: string): MeetingShelf {
  return { meetings: [{ ...EMPTY_MEETING, id }], open: id }
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
      return withNew(shelf, { ...EMPTY_MEETING, id: action.newId })
    case 'add': {
      const isTaken = meetings.some(({ id }) => id === action.meeting.id)
      const id = isTaken || !action.meeting.id ? action.newId : action.meeting.id
      return withNew(shelf, { ...action.meeting, id })
    }
    case 'repeat':
      return withNew(shelf, nextMeeting(shown, action.newId, action.heldOn))
    case 'delete': {
      const rest = meetings.filter(({ id }) => id !== action.id)
      const [first] = rest
      if (!first) return emptyShelf(action.newId)
      return { meetings: rest, open: shelf.open === action.id ? first.id : shelf.open }
    }
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
  const { title, goal, people, place, startTime, length, agendaBy } = meeting
  const carried = (note: MeetingNote) => ({ ...note, item: '', since: note.since || heldOn })
  const missed = agenda
    .filter(({ since, ...item }) => since !== undefined && !hasBegun(meeting, item.id))
    .map((item) => ({ ...newNote(item.id, item.title), since: item.since ?? '' }))
  return {
    ...EMPTY_MEETING,
    ...{ id, title, goal, people, place, startTime, length, agendaBy },
    agenda: agenda.filter(({ since }) => since === undefined),
    notes: {
      ...EMPTY_MEETING.notes,
      tasks: written(notes.tasks)
        .filter(({ isDone }) => !isDone)
        .map(carried),
      parked: [...missed, ...written(notes.parked).map(carried)],
    },
  }
}

/** Whether nothing was entered yet. */
export function isUntouched(meeting: Meeting): boolean {
  const { id, step } = meeting
  return JSON.stringify(meeting) === JSON.stringify({ ...EMPTY_MEETING, id, step })
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
  return { meetings: [meeting, ...others], open: meeting.id }
}
