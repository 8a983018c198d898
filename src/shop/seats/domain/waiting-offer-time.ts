import {
  berlinDay,
  type CalendarDay,
  daysBetween,
  mondayOf,
  msUntilNextBerlinDay,
} from '#platform/basics/domain/calendar-day.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Elapsed hours of days from Monday to Friday in Europe/Berlin; all hours of these days count. */
const OFFER_WORKING_HOURS = 24
/** No offer lasts beyond two hours before its session, so that the person can still prepare. */
const LAST_OFFER_BEFORE_START_MS = 2 * HOUR_MS
/** How long freed seats are kept for the head of the list whose group does not fit. */
const KEPT_MS = 48 * HOUR_MS
/** In the last seven days before its start a date keeps no seats: they would stay empty. */
const KEEPS_BEFORE_START_MS = 7 * DAY_MS

/**
 * When an offer of seats ends that is made now: after 24 working hours, and two hours before the session at the latest.
 * Null where that is not in the future, so that nothing can be offered any more.
 *
 * @param startsAt null for a date whose start is unknown
 */
export function offerEnd(startsAt: Date | null, now: Date): Date | null {
  const end = workingHoursLater(now, OFFER_WORKING_HOURS).getTime()
  const latest = startsAt ? startsAt.getTime() - LAST_OFFER_BEFORE_START_MS : end
  const endsAt = Math.min(end, latest)
  return endsAt > now.getTime() ? new Date(endsAt) : null
}

/**
 * Until when seats that become free now are kept for the head of the list: for 48 elapsed hours, and never in the last
 * seven days before the start. Null where they are not kept.
 */
export function keepUntil(startsAt: Date | null, now: Date): Date | null {
  const end = Math.min(now.getTime() + KEPT_MS, lastKept(startsAt))
  return end > now.getTime() ? new Date(end) : null
}

/** Whether freed seats are still kept. The date may have been moved since they became free. */
export function areSeatsKept(
  { keptUntil, startsAt }: { keptUntil: Date | null; startsAt: Date | null },
  now: Date,
): boolean {
  return keptUntil !== null && now.getTime() < Math.min(keptUntil.getTime(), lastKept(startsAt))
}

function lastKept(startsAt: Date | null): number {
  return startsAt ? startsAt.getTime() - KEEPS_BEFORE_START_MS : Number.POSITIVE_INFINITY
}

/**
 * The instant that many elapsed hours of working days later. Days are those of Europe/Berlin; the clocks change on
 * Sundays, so a working day has 24 hours. Public holidays count as working days.
 */
export function workingHoursLater(from: Date, hours: number): Date {
  let instant = from.getTime()
  let left = hours * HOUR_MS
  for (;;) {
    const restOfDay = msUntilNextBerlinDay(new Date(instant))
    if (isWorkingDay(berlinDay(new Date(instant)))) {
      if (left <= restOfDay) return new Date(instant + left)
      left -= restOfDay
    }
    instant += restOfDay
  }
}

/** Monday to Friday. */
function isWorkingDay(day: CalendarDay): boolean {
  return daysBetween(mondayOf(day), day) < 5
}
