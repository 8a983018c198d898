import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'

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
