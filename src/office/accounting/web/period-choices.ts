import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import {
  addMonths,
  type CalendarMonth,
  formatMonth,
  monthOf,
} from '#platform/basics/domain/calendar-month.ts'

/** How far back the lists go: three years, in months. */
const MONTHS = 36

/** A period of the list, by the month in which it begins. */
interface PeriodChoice {
  value: CalendarMonth
  label: string
}

/** The months up to this one, the latest first. */
export function monthChoices(today: CalendarDay): PeriodChoice[] {
  return monthsBefore(today).map((month) => ({ value: month, label: formatMonth(month) }))
}

/** The quarters up to this one, the latest first. */
export function quarterChoices(today: CalendarDay): PeriodChoice[] {
  return monthsBefore(today)
    .filter((month) => numberOf(month) % 3 === 1)
    .map((month) => ({
      value: month,
      label: `${Math.ceil(numberOf(month) / 3)}. Quartal ${month.slice(0, 4)}`,
    }))
}

function monthsBefore(today: CalendarDay): CalendarMonth[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), -index))
}

function numberOf(month: CalendarMonth): number {
  return Number(month.slice(5))
}

/** The days of so many months, both ends included. */
export function daysOf(month: CalendarMonth, months: 1 | 3): FiguresPeriod {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, months)}-01`, -1) }
}

/** The month before this one, and the last quarter that is over: what is exported most. */
export function lastMonth(today: CalendarDay): CalendarMonth {
  return addMonths(monthOf(today), -1)
}
export function lastQuarter(today: CalendarDay): CalendarMonth {
  const month = monthOf(today)
  return addMonths(month, -3 - ((numberOf(month) - 1) % 3))
}
