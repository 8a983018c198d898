import { msUntilNextBerlinDay } from '#platform/basics/domain/calendar-day.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'

/**
 * The next instant at which prices or bookable dates change by time alone: midnight in Berlin, or the start of a date.
 */
export function nextChange(
  now: Date,
  trainings: readonly { dates: readonly { startsAt: string | null }[] }[],
): Date {
  const midnight = now.getTime() + msUntilNextBerlinDay(now)
  const beginnings = trainings
    .flatMap(({ dates }) => dates)
    .flatMap(({ startsAt }) => (startsAt === null ? [] : new Date(startsAt)))
    .filter((beginning) => !hasBegun(beginning, now))
    .map((beginning) => beginning.getTime())
  return new Date(Math.min(midnight, ...beginnings))
}
