import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { MadeBy } from '#tools/frame/domain/tool-ai.ts'
import type { ItemMethod, MethodMark } from './meeting-methods.ts'

/** Most minutes of an agenda item, and of the whole meeting. */
export const MEETING_MINUTES_MAX = 600
export const AGENDA_ITEMS_MAX = 30
export const MEETING_PEOPLE_MAX = 40
/** Longest single-line text, in UTF-16 units. */
export const MEETING_LINE_MAX = 300
/** Longest goal or summary, in UTF-16 units. */
export const MEETING_TEXT_MAX = 2000

/** The steps of a meeting, in order. Users can switch between them freely. */
export const MEETING_STEPS = ['plan', 'run', 'result'] as const
export type MeetingStep = (typeof MEETING_STEPS)[number]

export interface AgendaItem {
  readonly id: string
  readonly title: string
  /** As planned: 1 to {@link MEETING_MINUTES_MAX}. Minutes added during the meeting are stored in the run. */
  readonly minutes: number
  /** The person who leads the item; empty for nobody. */
  readonly owner: string
  /** How the group works on the item; null for a plain conversation. */
  readonly method: ItemMethod | null
  /** Of an item from the parking lot: the day of the meeting that parked it. */
  readonly since?: CalendarDay
}

/** The kinds of notes, in the order of the minutes. */
export const NOTE_LISTS = [
  'decisions',
  'tasks',
  'proposals',
  'questions',
  'ideas',
  'parked',
] as const
export type NoteList = (typeof NOTE_LISTS)[number]

/** What participants can send. Whether something is decided says the host. */
export const GUEST_LISTS = ['ideas', 'questions', 'proposals', 'tasks'] as const
export type GuestList = (typeof GUEST_LISTS)[number]

/** A note. Only tasks have a person, a due day, and can be done. */
export interface MeetingNote {
  readonly id: string
  readonly text: string
  /** The id of the item of the agenda that it belongs to; empty for none. */
  readonly item: string
  /** The first name of the participant who sent it; empty for what the host wrote. */
  readonly by: string
  readonly person: string
  /** When it is due; empty for no day. */
  readonly due: CalendarDay | ''
  readonly isDone: boolean
  /** Of what was carried over: the day of the meeting that noted it. Empty for a note of this meeting. */
  readonly since: CalendarDay | ''
}

/** The fields for new lines. What is typed into one and not added yet is stored too. */
export const MEETING_LINES = ['item', 'minutes', 'vote', ...NOTE_LISTS] as const
export type MeetingLine = (typeof MEETING_LINES)[number]

/**
 * A meeting that has begun. Times are stored as instants (milliseconds since 1970) instead of counted, so that a
 * throttled tab, a sleeping computer or a reload do not change them.
 */
export interface MeetingRun {
  readonly startedAt: number
  /** The planned end, as of the start. */
  readonly plannedEnd: number
  /** The id of the current item. */
  readonly current: string
  /** Since when the current item runs without a break; null while the meeting is paused, and after its end. */
  readonly since: number | null
  readonly endedAt: number | null
  /** Milliseconds spent on items before `since`, by item id. */
  readonly spent: Readonly<Record<string, number>>
  /** Minutes added to items during the meeting, by item id. Earlier versions could shorten items: negative then. */
  readonly added: Readonly<Record<string, number>>
  /** By item id; items without one go through the steps of their method by the clock. */
  readonly marks: Readonly<Record<string, MethodMark>>
}

/** A question to the participants. Their answers lie on the server. */
export interface MeetingVote {
  readonly id: string
  readonly question: string
  readonly answers: readonly string[]
  readonly isOpen: boolean
  /** How many chose each answer; null until the vote is closed and counted. */
  readonly sums: readonly number[] | null
}
export const VOTE_ANSWERS_MAX = 4
/** Longest answer, in UTF-16 units. */
export const VOTE_ANSWER_MAX = 80

/** All data of the Meeting Moderator. It is stored in the browser only. */
export interface Meeting {
  /** Unlike those of all other meetings, also of those in other browsers: calendar entries are named after it. */
  readonly id: string
  readonly step: MeetingStep
  readonly title: string
  readonly goal: string
  readonly people: readonly string[]
  /** Empty for a meeting without a planned day. */
  readonly day: CalendarDay | ''
  /** A room or a link. */
  readonly place: string
  /** "09:30" in the user's time zone; empty for a meeting without a planned start. */
  readonly startTime: string
  /** The planned minutes of the meeting. The agenda may be longer or shorter. */
  readonly length: number
  readonly agenda: readonly AgendaItem[]
  /** What drafted the agenda; null where people wrote it. */
  readonly agendaBy: MadeBy | null
  readonly run: MeetingRun | null
  readonly notes: Readonly<Record<NoteList, readonly MeetingNote[]>>
  readonly summary: string
  /** What drafted the summary; null where people wrote it. */
  readonly summaryBy: MadeBy | null
  readonly lines: Readonly<Partial<Record<MeetingLine, string>>>
  /** Whether participants may send notes and vote. */
  readonly canWrite: boolean
  readonly vote: MeetingVote | null
  /** Ids of the last notes that came from participants, with those that were deleted since. */
  readonly received: readonly string[]
}

export const EMPTY_MEETING: Meeting = {
  id: '',
  step: 'plan',
  title: '',
  goal: '',
  people: [],
  day: '',
  place: '',
  startTime: '',
  length: 45,
  agenda: [],
  agendaBy: null,
  run: null,
  notes: { decisions: [], tasks: [], proposals: [], questions: [], ideas: [], parked: [] },
  summary: '',
  summaryBy: null,
  lines: {},
  canWrite: false,
  vote: null,
  received: [],
}

/** The names in a typed list, each once. */
export function namesIn(typed: string): readonly string[] {
  const names = typed.split(/[,;\n]/).map((name) => name.trim())
  return [...new Set(names.filter(Boolean))].slice(0, MEETING_PEOPLE_MAX)
}

/** A note of the host without a person or a day. */
export function newNote(id: string, text: string, item = ''): MeetingNote {
  return { id, text, item, by: '', person: '', due: '', isDone: false, since: '' }
}

/** Notes that are not empty. */
export function written(notes: readonly MeetingNote[]): readonly MeetingNote[] {
  return notes.filter(({ text }) => text.trim() !== '')
}

/** Whether the item is or was the current one. Time was spent on it, so it can no longer be removed. */
export function hasBegun({ run }: Meeting, itemId: string): boolean {
  return run !== null && (run.current === itemId || run.spent[itemId] !== undefined)
}
