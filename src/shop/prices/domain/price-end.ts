import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'

/** So many days before the last price period ends staff are told: time to decide about the next one. */
export const PRICES_END_DAYS = 28

/** The days of a price schedule; both are included. */
interface ScheduledDays {
  validFrom: CalendarDay
  validUntil: CalendarDay
}

/**
 * The first day, from today on, on which no price period is in force, so that the base price applies.
 *
 * @param schedulesOfPackage all price schedules of one package, in any order
 */
export function firstDayWithoutPeriod(
  today: CalendarDay,
  schedulesOfPackage: readonly ScheduledDays[],
): CalendarDay {
  let day = today
  for (const { validFrom, validUntil } of schedulesOfPackage.toSorted(byFirstDay)) {
    if (validFrom > day) break
    if (validUntil >= day) day = addDays(validUntil, 1)
  }
  return day
}

function byFirstDay(a: ScheduledDays, b: ScheduledDays): number {
  return Number(a.validFrom > b.validFrom) - Number(a.validFrom < b.validFrom)
}
