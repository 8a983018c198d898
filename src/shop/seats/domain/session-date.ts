import {
  berlinDay,
  type CalendarDay,
  daysBetween,
  formatLongDay,
} from '#platform/basics/domain/calendar-day.ts'
import type { SessionTime } from './session-time.ts'

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

const CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

/** The display texts of a date: "Dienstag, 12. Januar 2027" and "10:00 – 11:30 Uhr", in Europe/Berlin. */
export function sessionTexts({ startsAt, endsAt }: SessionTime): { date: string; time: string } {
  return {
    date: formatSessionDate(berlinDay(startsAt)),
    time: `${CLOCK.format(startsAt)} – ${CLOCK.format(endsAt)} Uhr`,
  }
}
