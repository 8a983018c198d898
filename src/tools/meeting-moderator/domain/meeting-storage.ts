import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import {
  isRecord,
  list,
  oneOf,
  parsed,
  record,
  records,
  type Stored,
  string,
  texts,
} from '#tools/documents/domain/stored-values.ts'
import {
  type AgendaItem,
  EMPTY_MEETING,
  MEETING_LINES,
  MEETING_MINUTES_MAX,
  MEETING_STEPS,
  type Meeting,
  type MeetingNote,
  type MeetingRun,
  type MeetingVote,
  NOTE_LISTS,
  namesIn,
} from './meeting.ts'
import { ITEM_METHOD_NAMES, type MethodMark } from './meeting-methods.ts'
import { emptyShelf, type MeetingShelf } from './meeting-shelf.ts'

/**
 * Reads a meeting stored as JSON. A field that cannot be read gets the value of an empty meeting, so that data of an
 * older or newer version is kept as far as possible. Without a schema library, which is larger than the page.
 */
export function parseMeeting(text: string): Meeting {
  return asMeeting(parsed(text))
}

/**
 * Reads the meetings stored as JSON.
 *
 * @param newId for the empty meeting where there is none
 */
export function parseShelf(text: string, newId: string): MeetingShelf {
  const stored = record(parsed(text))
  const replaced = record(stored.replaced)
  // An earlier version could start over, and kept the meeting of before to take that back.
  const kept = replaced.how === 'started-over' ? [replaced.before] : []
  const all = [...list(stored.meetings), ...kept].map(asMeeting).filter(({ id }) => id)
  const meetings = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
  const [first] = meetings
  if (!first) return emptyShelf(newId)
  const open = meetings.find(({ id }) => id === stored.open) ?? first
  return { meetings, open: open.id }
}

/** Brings a meeting of an earlier version into today's form: it had settings, and a field for half-typed names. */
export function upgradedMeeting(work: unknown): unknown {
  if (!isRecord(work)) return work
  const { hasSound: _, hasShortcuts: __, ...meeting } = work
  const { people: typed, ...lines } = record(meeting.lines)
  if (!string(typed) || !Array.isArray(meeting.people)) return meeting
  return { ...meeting, lines, people: [...meeting.people, ...namesIn(string(typed))] }
}

function asMeeting(value: unknown): Meeting {
  const stored = record(upgradedMeeting(value))
  const agenda = records(stored.agenda).flatMap((item) => asItem(item) ?? [])
  const notes = record(stored.notes)
  const run = asRun(record(stored.run), agenda)
  const step = oneOf(MEETING_STEPS, stored.step) ?? EMPTY_MEETING.step
  const lines = Object.entries(texts(MEETING_LINES, record(stored.lines)))
  return {
    // Its fields come first, so that meetings are compared as texts.
    ...EMPTY_MEETING,
    ...texts(['id', 'title', 'goal', 'place', 'startTime', 'summary'], stored),
    step: run || step !== 'run' ? step : 'plan',
    people: strings(stored.people),
    day: asDay(stored.day),
    length: asMinutes(stored.length) ?? EMPTY_MEETING.length,
    agenda,
    agendaBy: oneOf(AUTHORS, stored.agendaBy) ?? null,
    run,
    notes: {
      ...EMPTY_MEETING.notes,
      ...Object.fromEntries(NOTE_LISTS.map((kind) => [kind, asNotes(notes[kind])])),
    },
    summaryBy: oneOf(AUTHORS, stored.summaryBy) ?? null,
    lines: Object.fromEntries(lines.filter(([, text]) => text)),
    canWrite: stored.canWrite === true,
    vote: asVote(record(stored.vote)),
    received: strings(stored.received),
  }
}

const AUTHORS = ['ai', 'method'] as const

function asItem(stored: Stored): AgendaItem | null {
  const minutes = asMinutes(stored.minutes)
  const since = asDay(stored.since)
  if (!string(stored.id) || minutes === null) return null
  return {
    ...texts(['id', 'title', 'owner'], stored),
    minutes,
    method: oneOf(ITEM_METHOD_NAMES, stored.method) ?? null,
    ...(since && { since }),
  }
}

function asNotes(value: unknown): MeetingNote[] {
  const notes = records(value).map((stored) => ({
    ...texts(['id', 'text', 'item', 'by', 'person'], stored),
    due: asDay(stored.due),
    isDone: stored.isDone === true,
    since: asDay(stored.since),
  }))
  return notes.filter(({ id }) => id)
}

function asVote(stored: Stored): MeetingVote | null {
  const answers = strings(stored.answers)
  const sums = list(stored.sums).filter(isNumber)
  if (!string(stored.id) || answers.length < 2) return null
  return {
    ...texts(['id', 'question'], stored),
    answers,
    isOpen: stored.isOpen === true,
    sums: sums.length === answers.length ? sums : null,
  }
}

/** Null for a run without its times, or whose current item is not in the agenda. */
function asRun(stored: Stored, agenda: readonly AgendaItem[]): MeetingRun | null {
  const { startedAt, plannedEnd, since } = stored
  const current = string(stored.current)
  if (!isNumber(startedAt) || !isNumber(plannedEnd)) return null
  if (!agenda.some(({ id }) => id === current)) return null
  const endedAt = isNumber(stored.endedAt) ? stored.endedAt : null
  return {
    startedAt,
    plannedEnd,
    current,
    since: endedAt === null && isNumber(since) ? since : null,
    endedAt,
    spent: valuesOf(stored.spent, isNumber),
    added: valuesOf(stored.added, isNumber),
    marks: valuesOf(stored.marks, isMark),
  }
}

function isMark(value: unknown): value is MethodMark {
  const { index, from } = record(value)
  return Number.isSafeInteger(index) && Number(index) >= 0 && isNumber(from)
}

/** The values by their ids, without those that cannot be read. */
function valuesOf<Value>(
  value: unknown,
  isOne: (entry: unknown) => entry is Value,
): Record<string, Value> {
  const entries = Object.entries(record(value))
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isOne(entry[1])))
}

function strings(value: unknown): string[] {
  return list(value).map(string).filter(Boolean)
}

function asDay(value: unknown): string {
  const day = string(value)
  return isCalendarDay(day) ? day : ''
}

function asMinutes(value: unknown): number | null {
  return isNumber(value) && value >= 1 && value <= MEETING_MINUTES_MAX ? Math.round(value) : null
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
