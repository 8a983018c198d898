import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'

/**
 * The fiscal year that a day belongs to.
 *
 * @param month the one with whose first day fiscal years begin, from 1 to 12
 */
export function fiscalYearOf(day: CalendarDay, month: number): FiguresPeriod {
  const year = Number(day.slice(0, 4))
  const beginning = (of: number) =>
    `${String(of).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const first = day < beginning(year) ? year - 1 : year
  return { from: beginning(first), to: addDays(beginning(first + 1), -1) }
}
