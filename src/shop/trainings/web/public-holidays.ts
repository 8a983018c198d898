import { getHolidays } from 'feiertagejs'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { firm } from '#site/pages/web/firm.ts'

/** The name of the public holiday on that day in the firm's federal state; null for none. */
export function publicHolidayOn(day: CalendarDay): string | null {
  const holidays = getHolidays(day.slice(0, 4), firm().address.federalState)
  const holiday = holidays.find(({ dateString }) => dateString === day)
  return holiday?.translate('de') ?? null
}
