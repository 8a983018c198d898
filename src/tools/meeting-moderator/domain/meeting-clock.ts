import type { AgendaItem, Meeting, MeetingRun } from './meeting.ts'
import { plannedMinutes } from './meeting-agenda.ts'

export const MINUTE_MS = 60_000

/** A start within this time of the planned one keeps the planned end; otherwise the end is counted from the start. */
const PUNCTUAL_WITHIN_MS = 30 * MINUTE_MS

/** The timing of a running meeting at an instant. Durations are in milliseconds. */
export interface MeetingTiming {
  readonly item: AgendaItem
  /** Its index in the agenda, from 0. */
  readonly index: number
  readonly next: AgendaItem | null
  readonly spent: number
  /** The item's minutes, including added ones. */
  readonly allotted: number
  /** Negative when the item has exceeded its time. */
  readonly remaining: number
  /** The expected end, if the remaining items take as long as planned; after the end, the actual one. An instant. */
  readonly end: number
  /** How much later than planned that is; negative for earlier. */
  readonly late: number
}

/**
 * Starts a run with the agenda's first item. Null where there is none.
 *
 * @param plannedStart the planned instant, or null
 */
export function startedRun(
  agenda: readonly AgendaItem[],
  at: number,
  plannedStart: number | null,
): MeetingRun | null {
  const [first] = agenda
  if (!first) return null
  const isNear = plannedStart !== null && Math.abs(at - plannedStart) <= PUNCTUAL_WITHIN_MS
  return {
    startedAt: at,
    plannedEnd: (isNear ? plannedStart : at) + plannedMinutes(agenda) * MINUTE_MS,
    current: first.id,
    since: at,
    endedAt: null,
    spent: {},
    added: {},
    marks: {},
  }
}

/** The run with the current item's time up to `at` added up. Time never runs backwards. */
function withElapsedTime(run: MeetingRun, at: number): MeetingRun {
  return { ...run, spent: { ...run.spent, [run.current]: spentOn(run, run.current, at) } }
}

/** Pauses the run until {@link resumedRun}. */
export function pausedRun(run: MeetingRun, at: number): MeetingRun {
  return run.since === null ? run : { ...withElapsedTime(run, at), since: null }
}

/** Resumes with the current item, also after the end. */
export function resumedRun(run: MeetingRun, at: number): MeetingRun {
  return run.since === null ? { ...run, since: at, endedAt: null } : run
}

/** Makes another item the current one. A paused run stays paused. */
export function runAtItem(run: MeetingRun, itemId: string, at: number): MeetingRun {
  if (run.endedAt !== null || itemId === run.current) return run
  return { ...withElapsedTime(run, at), current: itemId, since: run.since === null ? null : at }
}

/** Adds minutes to the current item. */
export function extendedRun(run: MeetingRun, minutes: number): MeetingRun {
  if (run.endedAt !== null) return run
  const added = (run.added[run.current] ?? 0) + minutes
  return { ...run, added: { ...run.added, [run.current]: added } }
}

/**
 * The minutes of an item in the run, with those that were added or taken away: at least one, also where the plan was
 * changed afterwards.
 */
export function allottedMinutes({ added }: MeetingRun, { id, minutes }: AgendaItem): number {
  return Math.max(1, minutes + (added[id] ?? 0))
}

/** The milliseconds that an item still has at `at`; 0 where it has exceeded them. */
export function leftOf(run: MeetingRun, item: AgendaItem, at: number): number {
  return Math.max(0, allottedMinutes(run, item) * MINUTE_MS - spentOn(run, item.id, at))
}

/** Ends the meeting. */
export function endedRun(run: MeetingRun, at: number): MeetingRun {
  return run.endedAt === null ? { ...pausedRun(run, at), endedAt: at } : run
}

/** Milliseconds spent on an item until `at`, over all the times that it was current. */
export function spentOn(run: MeetingRun, itemId: string, at: number): number {
  const isOn = itemId === run.current && run.since !== null
  return (run.spent[itemId] ?? 0) + (isOn ? Math.max(0, at - (run.since ?? at)) : 0)
}

/** Milliseconds spent on all items until `at`, without pauses. */
export function totalSpent(run: MeetingRun, at: number): number {
  const ids = new Set([...Object.keys(run.spent), run.current])
  return [...ids].reduce((total, id) => total + spentOn(run, id, at), 0)
}

/** The timing of the meeting at `at`; null before its start. */
export function timingOf(
  { agenda, run }: Pick<Meeting, 'agenda' | 'run'>,
  at: number,
): MeetingTiming | null {
  if (!run) return null
  const index = agenda.findIndex(({ id }) => id === run.current)
  const item = agenda[index]
  if (!item) return null
  const spent = spentOn(run, item.id, at)
  const allotted = allottedMinutes(run, item) * MINUTE_MS
  const toCome = agenda.slice(index).reduce((sum, one) => sum + leftOf(run, one, at), 0)
  const end = run.endedAt ?? at + toCome
  return {
    item,
    index,
    next: agenda[index + 1] ?? null,
    spent,
    allotted,
    remaining: allotted - spent,
    end,
    late: end - run.plannedEnd,
  }
}

/**
 * Formats milliseconds like a timer: "4:05" or "1:00:00". Remaining time is rounded up, so that it shows 0:00 only when
 * the time is up. Exceeded time has a plus: "+0:07".
 */
export function timerText(remaining: number): string {
  const seconds = remaining > 0 ? Math.ceil(remaining / 1000) : Math.floor(-remaining / 1000)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const clock = hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
  return remaining <= -1000 ? `+${clock}` : clock
}
