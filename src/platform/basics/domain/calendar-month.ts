import { Temporal } from 'temporal-polyfill'
import { addDays, type CalendarDay, formatLongDay, mondayOf } from './calendar-day.ts'

/** A month of the calendar, "2026-12". Sorted as text, months are in order of time. */
export type CalendarMonth = string

/** The month of a calendar day. */
export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7)
}

/**
 * The month `n` months later, or earlier when `n` is negative.
 * @throws RangeError when the result lies outside the years 0 to 9999
 */
export function addMonths(month: CalendarMonth, n: number): CalendarMonth {
  const result = Temporal.PlainYearMonth.from(month).add({ months: n }).toString()
  // Years outside of 0 to 9999 are written with a sign and six digits.
  if (!/^\d{4}-/.test(result)) throw new RangeError(`Outside the calendar: ${month} plus ${n}`)
  return result
}

/**
 * The weeks that a month touches, each of seven days from Monday on (ISO 8601). The first and the last may begin or end
 * with days of the months around it.
 * @throws RangeError when it is no month
 */
export function weeksOf(month: CalendarMonth): CalendarDay[][] {
  const weeks: CalendarDay[][] = []
  let monday = mondayOf(firstDayOf(month))
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
    monday = addDays(monday, 7)
  } while (monthOf(monday) === month)
  return weeks
}

/**
 * The month in German, "Dezember 2026".
 * @throws RangeError when it is no month
 */
export function formatMonth(month: CalendarMonth): string {
  return formatLongDay(firstDayOf(month)).slice('1. '.length)
}

function firstDayOf(month: CalendarMonth): CalendarDay {
  return `${month}-01`
}
