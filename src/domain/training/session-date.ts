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
/** Any Monday serves; weeks are counted from it. */
const A_MONDAY = '2024-01-01'

/**
 * The day as a training's date is written, "Dienstag, 12. Januar 2027" (specification, section 3: display strings).
 * @throws RangeError when it is no calendar day
 */
export function formatSessionDate(day: CalendarDay): string {
  const sinceMonday = daysBetween(A_MONDAY, day) % 7
  return `${WEEKDAYS.at(sinceMonday)}, ${formatLongDay(day)}`
}
