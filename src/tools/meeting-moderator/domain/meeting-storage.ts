import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
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

type Stored = Readonly<Record<string, unknown>>

/**
 * Reads a meeting stored as JSON. A field that cannot be read gets the value of an empty meeting, so that data of an
 * older or newer version is kept as far as possible. Written by hand, because a schema library is larger than the page.
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
  const stored = asRecord(parsed(text))
  const replaced = asRecord(stored.replaced)
  // An earlier version could start over, and kept the meeting of before to take that back.
  const kept = replaced.how === 'started-over' ? withId(replaced.before) : null
  const all = [...asList(stored.meetings, withId), ...(kept ? [kept] : [])]
  const meetings = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
  const [first] = meetings
  if (!first) return emptyShelf(newId)
  const open = meetings.find(({ id }) => id === stored.open) ?? first
  return { meetings, open: open.id }
}

function withId(value: unknown): Meeting | null {
  const meeting = asMeeting(value)
  return meeting.id ? meeting : null
}

/** Brings a meeting of an earlier version into today's form: it had settings, and a field for half-typed names. */
export function upgradedMeeting(work: unknown): unknown {
  if (typeof work !== 'object' || work === null) return work
  const { hasSound: _, hasShortcuts: __, ...meeting } = work as Stored
  const { people: typed, ...lines } = asRecord(meeting.lines)
  if (!asText(typed) || !Array.isArray(meeting.people)) return meeting
  return { ...meeting, lines, people: [...meeting.people, ...namesIn(asText(typed))] }
}

function asMeeting(value: unknown): Meeting {
  const stored = asRecord(upgradedMeeting(value))
  const agenda = asList(stored.agenda, asItem)
  const notes = asRecord(stored.notes)
  const run = asRun(stored.run, agenda)
  const step = asOneOf(MEETING_STEPS, stored.step) ?? EMPTY_MEETING.step
  return {
    id: asText(stored.id),
    step: run || step !== 'run' ? step : 'plan',
    title: asText(stored.title),
    goal: asText(stored.goal),
    people: asList(stored.people, (name) => asText(name) || null),
    day: asDay(stored.day),
    place: asText(stored.place),
    startTime: asText(stored.startTime),
    length: asMinutes(stored.length) ?? EMPTY_MEETING.length,
    agenda,
    agendaBy: asOneOf(AUTHORS, stored.agendaBy),
    run,
    notes: {
      ...EMPTY_MEETING.notes,
      ...Object.fromEntries(NOTE_LISTS.map((list) => [list, asList(notes[list], asNote)])),
    },
    summary: asText(stored.summary),
    summaryBy: asOneOf(AUTHORS, stored.summaryBy),
    lines: asLines(stored.lines),
    canWrite: asFlag(stored.canWrite, EMPTY_MEETING.canWrite),
    vote: asVote(stored.vote),
    received: asList(stored.received, (id) => asText(id) || null),
  }
}

function asVote(value: unknown): MeetingVote | null {
  const { id, question, answers, isOpen, sums } = asRecord(value)
  const texts = asList(answers, (answer) => asText(answer) || null)
  if (!asText(id) || texts.length < 2) return null
  const numbers = asList(sums, asNumber)
  return {
    id: asText(id),
    question: asText(question),
    answers: texts,
    isOpen: asFlag(isOpen, false),
    sums: numbers.length === texts.length ? numbers : null,
  }
}

const AUTHORS = ['ai', 'method'] as const

function asItem(value: unknown): AgendaItem | null {
  const { id, title, minutes, owner, method, since } = asRecord(value)
  const known = asMinutes(minutes)
  if (!asText(id) || known === null) return null
  return {
    id: asText(id),
    title: asText(title),
    minutes: known,
    owner: asText(owner),
    method: asOneOf(ITEM_METHOD_NAMES, method),
    ...(asDay(since) && { since: asDay(since) }),
  }
}

function asNote(value: unknown): MeetingNote | null {
  const { id, text, item, by, person, due, isDone, since } = asRecord(value)
  if (!asText(id)) return null
  return {
    id: asText(id),
    text: asText(text),
    item: asText(item),
    by: asText(by),
    person: asText(person),
    due: asDay(due),
    isDone: asFlag(isDone, false),
    since: asDay(since),
  }
}

function asDay(value: unknown): string {
  const day = asText(value)
  return isCalendarDay(day) ? day : ''
}

function asLines(value: unknown): Meeting['lines'] {
  const stored = asRecord(value)
  const lines = MEETING_LINES.map((line) => [line, asText(stored[line])] as const)
  return Object.fromEntries(lines.filter(([, text]) => text))
}

/** Null for a run without its times, or whose current item is not in the agenda. */
function asRun(value: unknown, agenda: readonly AgendaItem[]): MeetingRun | null {
  const { startedAt, plannedEnd, current, since, endedAt, spent, added, marks } = asRecord(value)
  if (!isNumber(startedAt) || !isNumber(plannedEnd)) return null
  if (!agenda.some(({ id }) => id === current)) return null
  const end = asNumber(endedAt)
  return {
    startedAt,
    plannedEnd,
    current: asText(current),
    since: end === null && isNumber(since) ? since : null,
    endedAt: end,
    spent: asValues(spent, asNumber),
    added: asValues(added, asNumber),
    marks: asValues(marks, asMark),
  }
}

function asMark(value: unknown): MethodMark | null {
  const { index, from } = asRecord(value)
  const isIndex = Number.isSafeInteger(index) && Number(index) >= 0
  return isIndex && isNumber(from) ? { index: Number(index), from } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function asRecord(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {}
}

function asList<T>(value: unknown, asEntry: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return []
  return value.map(asEntry).filter((entry) => entry !== null)
}

/** The values by their ids, without those that cannot be read. */
function asValues<T>(value: unknown, asOne: (entry: unknown) => T | null): Record<string, T> {
  const entries = Object.entries(asRecord(value)).map(([id, one]) => [id, asOne(one)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== null))
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function asFlag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}

function asMinutes(value: unknown): number | null {
  return isNumber(value) && value >= 1 && value <= MEETING_MINUTES_MAX ? Math.round(value) : null
}

function asOneOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((one) => one === value) ?? null
}

function asNumber(value: unknown): number | null {
  return isNumber(value) ? value : null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
