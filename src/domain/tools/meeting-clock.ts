import type { AgendaItem, Meeting, MeetingRun } from './meeting.ts'
import { plannedMinutes } from './meeting-agenda.ts'

export const MINUTE_MS = 60_000

/** Who begins this long before or after the planned time still means that plan; else the end counts from the start. */
const NEAR_THE_PLAN_MS = 30 * MINUTE_MS

/** Where a running meeting stands at some instant. All durations are in milliseconds. */
export interface MeetingTiming {
  readonly item: AgendaItem
  /** Its place in the agenda, from 0. */
  readonly index: number
  readonly next: AgendaItem | null
  readonly spent: number
  /** What the item has, with what was added. */
  readonly allotted: number
  /** Less than 0 when the item is over its time. */
  readonly remaining: number
  /** The instant at which the meeting ends when the rest takes as long as planned; the real one after its end. */
  readonly end: number
  /** How much later than planned that is; less than 0 for earlier. */
  readonly late: number
}

/**
 * A run that begins with the agenda's first item. Null where there is none.
 *
 * @param plannedStart the instant that the plan names, if it names one
 */
export function begun(
  agenda: readonly AgendaItem[],
  at: number,
  plannedStart: number | null,
): MeetingRun | null {
  const [first] = agenda
  if (!first) return null
  const isNear = plannedStart !== null && Math.abs(at - plannedStart) <= NEAR_THE_PLAN_MS
  return {
    startedAt: at,
    plannedEnd: (isNear ? plannedStart : at) + plannedMinutes(agenda) * MINUTE_MS,
    current: first.id,
    since: at,
    endedAt: null,
    spent: {},
    added: {},
  }
}

/** The same run with the item's time up to `at` kept, whatever comes next. Time never runs backwards. */
function banked(run: MeetingRun, at: number): MeetingRun {
  return { ...run, spent: { ...run.spent, [run.current]: spentOn(run, run.current, at) } }
}

/** Nothing goes on until {@link resumed}. */
export function paused(run: MeetingRun, at: number): MeetingRun {
  return run.since === null ? run : { ...banked(run, at), since: null }
}

/** Goes on with the item that was on, also after the end. */
export function resumed(run: MeetingRun, at: number): MeetingRun {
  return run.since === null ? { ...run, since: at, endedAt: null } : run
}

/** Another item is on from now. A pause stays one. */
export function changedTo(run: MeetingRun, itemId: string, at: number): MeetingRun {
  if (run.endedAt !== null || itemId === run.current) return run
  return { ...banked(run, at), current: itemId, since: run.since === null ? null : at }
}

/** The current item gets more minutes. */
export function extended(run: MeetingRun, minutes: number): MeetingRun {
  if (run.endedAt !== null) return run
  const added = (run.added[run.current] ?? 0) + minutes
  return { ...run, added: { ...run.added, [run.current]: added } }
}

/** The meeting is over. */
export function ended(run: MeetingRun, at: number): MeetingRun {
  return run.endedAt === null ? { ...paused(run, at), endedAt: at } : run
}

/** What an item took until `at`, in milliseconds, over all the times that it was on. */
export function spentOn(run: MeetingRun, itemId: string, at: number): number {
  const isOn = itemId === run.current && run.since !== null
  return (run.spent[itemId] ?? 0) + (isOn ? Math.max(0, at - (run.since ?? at)) : 0)
}

/** What all items took until `at`, in milliseconds. Pauses are no part of it. */
export function spentInAll(run: MeetingRun, at: number): number {
  const ids = new Set([...Object.keys(run.spent), run.current])
  return [...ids].reduce((total, id) => total + spentOn(run, id, at), 0)
}

/** Where the meeting stands at `at`; null before its start. */
export function timingOf({ agenda, run }: Meeting, at: number): MeetingTiming | null {
  if (!run) return null
  const index = agenda.findIndex(({ id }) => id === run.current)
  const item = agenda[index]
  if (!item) return null
  const spent = spentOn(run, item.id, at)
  const allotted = (item.minutes + (run.added[item.id] ?? 0)) * MINUTE_MS
  const toCome = plannedMinutes(agenda.slice(index + 1)) * MINUTE_MS
  const end = run.endedAt ?? at + Math.max(0, allotted - spent) + toCome
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
 * "4:05" or "1:00:00" of milliseconds, as a timer shows them: what is left is rounded up, so that it reaches 0:00 when
 * the time is up and not a second before. What is over has a plus: "+0:07".
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
