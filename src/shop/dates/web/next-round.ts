import {
  addDays,
  berlinDay,
  type CalendarDay,
  daysBetween,
} from '#platform/basics/domain/calendar-day.ts'
import { sessionOn } from '#shop/seats/domain/session-time.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { type PlannedSession, planningWarnings } from '#shop/trainings/domain/planning-warnings.ts'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { plannedSessions } from '#shop/trainings/web/day-warnings.ts'
import { publicHolidayOn } from '#shop/trainings/web/public-holidays.ts'
import { NEW_DATE, valuesOf } from './date-values.ts'
import type { DateBody } from './use-date-writes.ts'

/** What the dialog knows of a training. */
export type RoundTraining = Pick<StaffTraining, 'id' | 'title' | 'visible'>

/** One training of the next round, as typed. */
export interface RoundRow {
  training: RoundTraining
  /** Its last planned date, from which the new one is derived; null where there is none. */
  last: PlannedDate | null
  isChosen: boolean
  day: CalendarDay | null
  /** Clock times, "10:00". */
  start: string
  end: string
}

const LEAST_WEEKS = 4
const WEEK = 7

/**
 * A row for each training, derived from its last planned date. At first, trainings without such a date and hidden
 * trainings are not chosen.
 */
export function roundRows(
  trainings: readonly RoundTraining[],
  dates: readonly PlannedDate[],
): RoundRow[] {
  const dated = dates.filter(({ state, startsAt }) => state === 'planned' && startsAt !== null)
  const last = new Map(dated.toSorted(byStart).map((date) => [date.trainingId, date] as const))
  return trainings.map((training) => {
    const from = last.get(training.id) ?? null
    const { start, end } = from ? valuesOf(from) : NEW_DATE
    return {
      training,
      last: from,
      isChosen: from !== null && training.visible,
      day: null,
      start,
      end,
    }
  })
}

function byStart({ startsAt: one }: PlannedDate, { startsAt: other }: PlannedDate): number {
  return (one ?? '').localeCompare(other ?? '')
}

/** The fewest weeks, at least {@link LEAST_WEEKS}, after which no date of the round lies in the past. */
export function usualWeeks(rows: readonly RoundRow[], now: Date): number {
  const today = berlinDay(now)
  const weeks = rows.flatMap((row) => {
    const day = lastDay(row)
    return day === null ? [] : Math.floor(daysBetween(day, today) / WEEK) + 1
  })
  return Math.max(LEAST_WEEKS, ...weeks)
}

/** The rows with days that many weeks after the last ones. The clock time stays, also over a change of the clocks. */
export function weeksLater(rows: readonly RoundRow[], weeks: number): RoundRow[] {
  return rows.map((row) => {
    const day = lastDay(row)
    return day === null ? row : { ...row, day: addDays(day, weeks * WEEK) }
  })
}

function lastDay({ last }: RoundRow): CalendarDay | null {
  return last ? valuesOf(last).day : null
}

/** What staff should know of each chosen row before it is planned, by the training's id. */
export function roundWarnings(
  rows: readonly RoundRow[],
  dates: readonly PlannedDate[],
  now: Date,
): Map<string, string[]> {
  const planned = plannedSessions(dates)
  const round = rows.flatMap((row) => (row.isChosen ? (sessionOf(row) ?? []) : []))
  return new Map(
    round.map((session) => {
      const others = [...planned, ...round.filter((other) => other !== session)]
      const facts = { now, others, holidayOn: publicHolidayOn }
      return [session.trainingId, planningWarnings(session, facts)]
    }),
  )
}

/**
 * The dates of the chosen rows, as the server takes them. Capacity and trainer are those of the last date.
 *
 * @param withLinks whether the meeting links of the last dates are used again
 */
export function roundRequest(
  rows: readonly RoundRow[],
  withLinks: boolean,
): (DateBody & { trainingId: string })[] {
  return rows.flatMap((row) => {
    const session = row.isChosen ? sessionOf(row) : null
    if (!session) return []
    const { capacity, trainer, meetingUrl } = row.last ?? UNKNOWN
    return {
      trainingId: row.training.id,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      capacity,
      trainer,
      meetingUrl: withLinks ? meetingUrl : null,
      note: '',
    }
  })
}

const UNKNOWN = { capacity: Number(NEW_DATE.capacity), trainer: null, meetingUrl: null }

function sessionOf({ training, day, start, end }: RoundRow): PlannedSession | null {
  const session = day && start && end ? sessionOn(day, start, end) : null
  return session && { ...session, trainingId: training.id, title: training.title }
}
