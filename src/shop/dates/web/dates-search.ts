import type { CalendarMonth } from '#platform/basics/domain/calendar-month.ts'
import type { DatesPeriod } from './dates-list-months.ts'

/** Search parameters of the dates. Undefined ones are the first view, the dates to come, and the present month. */
export interface DatesSearch {
  ansicht?: 'kalender' | undefined
  zeitraum?: 'vergangene' | undefined
  monat?: CalendarMonth | undefined
}

/** Reads the search parameters; invalid values count as absent. */
export function parseDatesSearch({
  ansicht,
  zeitraum,
  monat,
}: Record<string, unknown>): DatesSearch {
  return {
    ansicht: ansicht === 'kalender' ? ansicht : undefined,
    zeitraum: zeitraum === 'vergangene' ? zeitraum : undefined,
    monat: typeof monat === 'string' && isShownMonth(monat) ? monat : undefined,
  }
}

export function periodOf({ zeitraum }: DatesSearch): DatesPeriod {
  return zeitraum === 'vergangene' ? 'past' : 'coming'
}

/** Not beyond the calendar's first and last year, so that there are months before and after it. */
function isShownMonth(text: string): text is CalendarMonth {
  return /^[1-8]\d{3}-(0[1-9]|1[0-2])$/.test(text)
}
