import type { CalendarDay } from '../calendar-day.ts'
import type { MadeBy } from './tool-ai.ts'

/** How long an item of an agenda, or the whole meeting, may be. */
export const MEETING_MINUTES_MAX = 600
export const AGENDA_ITEMS_MAX = 30
export const MEETING_PEOPLE_MAX = 40
/** Of whatever fits into one line, in UTF-16 units. */
export const MEETING_LINE_MAX = 300
/** Of the goal and the summary. */
export const MEETING_TEXT_MAX = 2000

/** The steps of a meeting, in their order. One may go back and forth freely. */
export const MEETING_STEPS = ['plan', 'run', 'result'] as const
export type MeetingStep = (typeof MEETING_STEPS)[number]

export interface AgendaItem {
  readonly id: string
  readonly title: string
  /** As planned: 1 to {@link MEETING_MINUTES_MAX}. What is added while it runs is kept with the run. */
  readonly minutes: number
  /** Who leads it; empty for nobody. */
  readonly owner: string
}

export const NOTE_LISTS = ['decisions', 'tasks', 'parked'] as const
export type NoteList = (typeof NOTE_LISTS)[number]

/** A line that was noted. Only tasks have a person and a day. */
export interface MeetingNote {
  readonly id: string
  readonly text: string
  readonly person: string
  /** When it is due; empty for no day. */
  readonly due: CalendarDay | ''
}

/**
 * A meeting that has begun. Everything is kept as instants (milliseconds of the epoch) and nothing is counted, so that
 * a tab that sleeps, a closed lid or a reload change nothing.
 */
export interface MeetingRun {
  readonly startedAt: number
  /** When it was to end by the plan that it began with. */
  readonly plannedEnd: number
  /** The item that is on: its id. */
  readonly current: string
  /** Since when the item is on without a break; null while the meeting pauses, and after its end. */
  readonly since: number | null
  readonly endedAt: number | null
  /** Milliseconds that items took before `since`, by their ids. */
  readonly spent: Readonly<Record<string, number>>
  /** Minutes that were added to items while they were on, by their ids. */
  readonly added: Readonly<Record<string, number>>
}

/** All that the Meeting Moderator knows. It lives in the browser only. */
export interface Meeting {
  readonly step: MeetingStep
  readonly title: string
  readonly goal: string
  readonly people: readonly string[]
  /** "09:30" in the time of whoever plans; empty for "as soon as we start". */
  readonly startTime: string
  /** How many minutes there are. The agenda may be longer or shorter. */
  readonly length: number
  readonly agenda: readonly AgendaItem[]
  /** What drafted the agenda; null where the people wrote it themselves. */
  readonly agendaBy: MadeBy | null
  readonly run: MeetingRun | null
  readonly notes: Readonly<Record<NoteList, readonly MeetingNote[]>>
  readonly summary: string
  /** What drafted the summary; null where the people wrote it themselves. */
  readonly summaryBy: MadeBy | null
  readonly hasSound: boolean
  /** Whether single keys do something while the meeting runs. */
  readonly hasShortcuts: boolean
}

export const EMPTY_MEETING: Meeting = {
  step: 'plan',
  title: '',
  goal: '',
  people: [],
  startTime: '',
  length: 45,
  agenda: [],
  agendaBy: null,
  run: null,
  notes: { decisions: [], tasks: [], parked: [] },
  summary: '',
  summaryBy: null,
  hasSound: false,
  hasShortcuts: true,
}

/** Whether the item was or is on: what it took is part of the meeting, so it cannot be removed any more. */
export function hasBegun({ run }: Meeting, itemId: string): boolean {
  return run !== null && (run.current === itemId || run.spent[itemId] !== undefined)
}
