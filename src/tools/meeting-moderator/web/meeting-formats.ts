import { type CalendarDay, isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

/** "09:30" of an instant (ms), in the browser's time zone. */
export function clockTime(instant: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(
    instant,
  )
}

/** "05.01.2027" of a calendar day; the same day in every time zone. */
export function shortDay(day: CalendarDay, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
}

/** "Donnerstag" of a typed day; '' for what is no calendar day. */
export function weekdayOf(typed: string, language: Language): string {
  if (!isCalendarDay(typed)) return ''
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${typed}T00:00:00Z`),
  )
}

/** "2027-01-05" of an instant (ms), in the browser's time zone: for file names. */
export function isoDay(instant: number): CalendarDay {
  // Swedes write their days like this.
  return new Date(instant).toLocaleDateString('sv-SE')
}

/**
 * The instant (ms), in the browser's time zone, at which the plan begins; null without a start time.
 *
 * @param day the planned day; empty means today
 */
export function plannedStart(
  startTime: string,
  now: Date,
  day: CalendarDay | '' = '',
): number | null {
  const [hour, minute] = startTime.split(':').map(Number)
  if (hour === undefined || minute === undefined) return null
  const start = day ? new Date(`${day}T12:00:00`) : new Date(now)
  start.setHours(hour, minute, 0, 0)
  return Number.isNaN(start.getTime()) ? null : start.getTime()
}
