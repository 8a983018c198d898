import { addDays, berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'

/**
 * The last calendar day in Europe/Berlin on which something is in time that may be done until so many days before the
 * day of the session; null for an unknown start. Needs no schema library, unlike `booking-rules.ts`.
 */
export function lastDayOf(
  { startsAt }: { startsAt: Date | null },
  days: number,
): CalendarDay | null {
  return startsAt && addDays(berlinDay(startsAt), -days)
}
