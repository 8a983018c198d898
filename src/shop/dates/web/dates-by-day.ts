import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { type CalendarMonth, monthOf } from '#platform/basics/domain/calendar-month.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

export type DatesByDay = ReadonlyMap<CalendarDay, PlannedDate[]>

/**
 * The dates by the day on which they begin in Europe/Berlin, in their order. Dates whose start is unknown are left out.
 *
 * @param dates the earliest first
 */
export function datesByDay(dates: readonly PlannedDate[]): DatesByDay {
  const byDay = Map.groupBy(dates, ({ startsAt }) =>
    startsAt === null ? null : berlinDay(new Date(startsAt)),
  )
  byDay.delete(null)
  return byDay as Map<CalendarDay, PlannedDate[]>
}

/** The next month after this one that has a date; undefined where there is none. */
export function nextMonthWithDates(
  byDay: DatesByDay,
  month: CalendarMonth,
): CalendarMonth | undefined {
  return [...byDay.keys()].map(monthOf).find((other) => other > month)
}
