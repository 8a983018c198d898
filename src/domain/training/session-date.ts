import { type CalendarDay, daysBetween, formatLongDay } from '../calendar-day.ts'

const WEEKDAYS = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const
/** An arbitrary Monday, from which weekdays are counted. */
const SOME_MONDAY = '2024-01-01'

/**
 * Formats a day like a training's date, "Dienstag, 12. Januar 2027" (specification, section 3: display strings).
 * @throws RangeError when it is no calendar day
 */
export function formatSessionDate(day: CalendarDay): string {
  const sinceMonday = daysBetween(SOME_MONDAY, day) % 7
  return `${WEEKDAYS.at(sinceMonday)}, ${formatLongDay(day)}`
}
