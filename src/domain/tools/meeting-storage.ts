import { isCalendarDay } from '../calendar-day.ts'
import {
  type AgendaItem,
  EMPTY_MEETING,
  MEETING_MINUTES_MAX,
  MEETING_STEPS,
  type Meeting,
  type MeetingNote,
  type MeetingRun,
  NOTE_LISTS,
} from './meeting.ts'

type Stored = Readonly<Record<string, unknown>>

/**
 * Reads a meeting stored as JSON. A field that cannot be read gets the value of an empty meeting, so that data of an
 * older or newer version is kept as far as possible. Written by hand, because a schema library is larger than the page.
 */
export function parseMeeting(text: string): Meeting {
  const stored = asRecord(parsed(text))
  const agenda = asList(stored.agenda, asItem)
  const notes = asRecord(stored.notes)
  const run = asRun(stored.run, agenda)
  const step = asOneOf(MEETING_STEPS, stored.step) ?? EMPTY_MEETING.step
  return {
    step: run || step !== 'run' ? step : 'plan',
    title: asText(stored.title),
    goal: asText(stored.goal),
    people: asList(stored.people, (name) => asText(name) || null),
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
  }
}

const AUTHORS = ['ai', 'method'] as const

function asItem(value: unknown): AgendaItem | null {
  const { id, title, minutes, owner } = asRecord(value)
  const known = asMinutes(minutes)
  if (!asText(id) || known === null) return null
  return { id: asText(id), title: asText(title), minutes: known, owner: asText(owner) }
}

function asNote(value: unknown): MeetingNote | null {
  const { id, text, person, due } = asRecord(value)
  if (!asText(id)) return null
  const day = asText(due)
  return {
    id: asText(id),
    text: asText(text),
    person: asText(person),
    due: isCalendarDay(day) ? day : '',
  }
}

/** Null for a run without its times, or whose current item is not in the agenda. */
function asRun(value: unknown, agenda: readonly AgendaItem[]): MeetingRun | null {
  const { startedAt, plannedEnd, current, since, endedAt, spent, added } = asRecord(value)
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
  }
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
