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
} from './meeting.ts'
import { ITEM_METHOD_NAMES, type MethodMark } from './meeting-methods.ts'
import { emptyShelf, type MeetingShelf, type Replacement } from './meeting-shelf.ts'

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
  const all = asList(stored.meetings, withId)
  const meetings = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
  const [first] = meetings
  if (!first) return emptyShelf(newId)
  const open = meetings.find(({ id }) => id === stored.open) ?? first
  return { meetings, open: open.id, replaced: asReplacement(stored.replaced) }
}

function withId(value: unknown): Meeting | null {
  const meeting = asMeeting(value)
  return meeting.id ? meeting : null
}

function asReplacement(value: unknown): Replacement | null {
  const { how, before, added } = asRecord(value)
  const kind = asOneOf(['started-over', 'repeated', 'deleted'] as const, how)
  const meeting = withId(before)
  return kind && meeting ? { how: kind, before: meeting, added: asText(added) || null } : null
}

function asMeeting(value: unknown): Meeting {
  const stored = asRecord(value)
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
    hasSound: asFlag(stored.hasSound, EMPTY_MEETING.hasSound),
    hasShortcuts: asFlag(stored.hasShortcuts, EMPTY_MEETING.hasShortcuts),
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
  const numbers = asList(sums, (sum) => (isNumber(sum) ? sum : null))
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
  const end = isNumber(endedAt) ? endedAt : null
  return {
    startedAt,
    plannedEnd,
    current: asText(current),
    since: end === null && isNumber(since) ? since : null,
    endedAt: end,
    spent: asNumbers(spent),
    added: asNumbers(added),
    marks: asMarks(marks),
  }
}

function asMarks(value: unknown): MeetingRun['marks'] {
  const marks = Object.entries(asRecord(value)).map(([id, mark]) => [id, asMark(mark)] as const)
  return Object.fromEntries(marks.filter((entry): entry is [string, MethodMark] => !!entry[1]))
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

function asNumbers(value: unknown): Record<string, number> {
  const entries = Object.entries(asRecord(value))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => isNumber(entry[1])),
  )
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

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
