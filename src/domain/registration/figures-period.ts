import * as z from 'zod'
import { addDays, type CalendarDay, daysBetween, isCalendarDay, mondayOf } from '../calendar-day.ts'
import { addMonths, monthOf } from '../calendar-month.ts'

/** How many weeks the figures cover unless a period is chosen, this week included. */
export const FIGURES_WEEKS = 12

/** A period of at most so many days is counted by weeks, a longer one by months. */
const DAYS_BY_WEEKS = 26 * 7
/** Three years, with a leap day. */
const DAYS_MAX = 3 * 365 + 1
/** Days that anybody may mean: arithmetic with them stays inside the calendar. */
const FIRST_DAY: CalendarDay = '2000-01-01'
const LAST_DAY: CalendarDay = '2199-12-31'

/** A range of calendar days in Europe/Berlin, both included. */
export interface FiguresPeriod {
  from: CalendarDay
  to: CalendarDay
}

const dayInQuery = z
  .string()
  .refine((text) => isCalendarDay(text) && FIRST_DAY <= text && text <= LAST_DAY, {
    error: `Erwartet wird ein Tag wie 2026-12-31, ab ${FIRST_DAY} und bis ${LAST_DAY}.`,
  })

/** Which days the figures are about. */
export const figuresQuerySchema = z.object({
  from: dayInQuery
    .optional()
    .meta({ description: 'The first day; without it, the Monday eleven weeks before `to`' }),
  to: dayInQuery.optional().meta({ description: 'The last day; without it, today' }),
})
export type FiguresQuery = z.infer<typeof figuresQuerySchema>

/** The period that the query asks for: without days, the last twelve weeks up to today. */
export function periodOf({ from, to }: FiguresQuery, today: CalendarDay): FiguresPeriod {
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
  const next = (day: CalendarDay) =>
    unit === 'week' ? addDays(mondayOf(day), 7) : `${addMonths(monthOf(day), 1)}-01`
  const starts: CalendarDay[] = []
  for (let day = from; day <= to; day = next(day)) starts.push(day)
  return { unit, starts }
}
