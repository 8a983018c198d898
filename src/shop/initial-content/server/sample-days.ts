import { addDays, type CalendarDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'

/** An arbitrary Thursday, from which weeks are counted. */
const A_THURSDAY = '2024-01-04'
const DAYS_UNTIL_FIRST_SESSION = 35

/**
 * The days of `count` weekly sessions on Thursdays, the first at least five weeks after the first start, none in the
 * days around Christmas.
 */
export function weeklySessionDays(firstStart: CalendarDay, count: number): CalendarDay[] {
  let first = addDays(firstStart, DAYS_UNTIL_FIRST_SESSION)
  while (daysBetween(A_THURSDAY, first) % 7 !== 0) first = addDays(first, 1)
  while (weeksFrom(first, count).some(isChristmasBreak)) first = addDays(first, 7)
  return weeksFrom(first, count)
}

function weeksFrom(first: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, week) => addDays(first, 7 * week))
}

function isChristmasBreak(day: CalendarDay): boolean {
  const monthAndDay = day.slice(5)
  return monthAndDay >= '12-21' || monthAndDay <= '01-06'
}
