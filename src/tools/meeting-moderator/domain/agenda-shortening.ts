import { inProportion } from './agenda-minutes.ts'
import { hasBegun, type Meeting } from './meeting.ts'
import { allottedMinutes, leftOf, MINUTE_MS } from './meeting-clock.ts'

/** What a running meeting takes away from the items that have not begun. */
export interface Shortening {
  /** `added` of the run afterwards. */
  readonly added: Readonly<Record<string, number>>
  /** The minutes that are taken away; at least 1. */
  readonly minutes: number
  /** Whether the meeting then ends as planned. Otherwise every coming item is down to one minute. */
  readonly isEnough: boolean
}

/**
 * Whole minutes that add up to `total`, in the proportions of the given ones: none is longer than before, and none is
 * below one.
 *
 * @param minutes whole minutes, each at least 1
 * @param total whole minutes; where it is less than one each, every part gets one, and where it is more than there are,
 *   nothing changes
 */
export function shortenedMinutes(minutes: readonly number[], total: number): number[] {
  const sum = minutes.reduce((all, one) => all + one, 0)
  if (total >= sum) return [...minutes]
  return inProportion(minutes, Math.max(minutes.length, total))
}

/**
 * Shortens the items that have not begun so that the meeting ends as planned, or as near to that as it can. The current
 * item, and items that somebody has already spent time on, keep theirs. Null where the meeting is in time, has ended,
 * or where nothing is left to shorten.
 *
 * @param at the instant in milliseconds
 */
export function shorteningOf(meeting: Meeting, at: number): Shortening | null {
  const { agenda, run } = meeting
  if (!run || run.endedAt !== null) return null
  const from = agenda.findIndex(({ id }) => id === run.current)
  if (from < 0) return null
  const coming = agenda.slice(from).filter(({ id }) => !hasBegun(meeting, id))
  const fixed = agenda.slice(from).filter(({ id }) => hasBegun(meeting, id))
  const free = run.plannedEnd - at - fixed.reduce((sum, item) => sum + leftOf(run, item, at), 0)
  const before = coming.map((item) => allottedMinutes(run, item))
  const after = shortenedMinutes(before, Math.floor(free / MINUTE_MS))
  const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, one) => sum + one, 0)
  const taken = sumOf(before) - sumOf(after)
  if (taken === 0) return null
  const added = coming.map(({ id, minutes }, index) => [id, (after[index] ?? 1) - minutes] as const)
  return {
    added: { ...run.added, ...Object.fromEntries(added) },
    minutes: taken,
    isEnough: sumOf(after) * MINUTE_MS <= free,
  }
}
