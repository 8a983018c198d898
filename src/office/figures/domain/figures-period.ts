import {
  addDays,
  type CalendarDay,
  daysBetween,
  mondayOf,
} from '#platform/basics/domain/calendar-day.ts'

/** How many weeks the figures cover unless a period is chosen, this week included. */
export const FIGURES_WEEKS = 12

/** A period of at most so many days is counted by weeks, a longer one by months. */
const DAYS_BY_WEEKS = 26 * 7
/** Three years, with a leap day. */
const DAYS_MAX = 3 * 365 + 1

/** A range of calendar days in Europe/Berlin, both included. */
export interface FiguresPeriod {
  from: CalendarDay
  to: CalendarDay
}

/** The period that these days mean: without `to` up to today, without `from` of twelve weeks. */
export function periodOf(
  { from, to }: { from?: CalendarDay | undefined; to?: CalendarDay | undefined },
  today: CalendarDay,
): FiguresPeriod {
  const last = to ?? today
  return { from: from ?? addDays(mondayOf(last), 7 * (1 - FIGURES_WEEKS)), to: last }
}

/** Why there are no figures for a period, in a sentence for staff; null where there are. */
export function periodProblem({ from, to }: FiguresPeriod): string | null {
  if (to < from) return 'Der letzte Tag liegt vor dem ersten.'
  if (daysBetween(from, to) >= DAYS_MAX) return 'Ein Zeitraum hat höchstens drei Jahre.'
  return null
}

/** The steps in which the registrations of a period are counted. */
export interface FiguresSteps {
  unit: 'week' | 'month'
  /** The first day of each; the first step and the last may be shorter than the others. */
  starts: CalendarDay[]
}

/** Weeks from Monday on (ISO 8601), or calendar months for a period of more than 26 weeks. */
export function stepsOf({ from, to }: FiguresPeriod): FiguresSteps {
  const unit = daysBetween(from, to) < DAYS_BY_WEEKS ? 'week' : 'month'
  const next = (day: CalendarDay) => (unit === 'week' ? addDays(mondayOf(day), 7) : nextMonth(day))
  const starts: CalendarDay[] = []
  for (let day = from; day <= to; day = next(day)) starts.push(day)
  return { unit, starts }
}

/** The first day of the month after that of the day. */
function nextMonth(day: CalendarDay): CalendarDay {
  const inNextMonth = addDays(`${day.slice(0, 7)}-01`, 31)
  return `${inNextMonth.slice(0, 7)}-01`
}
