import { msUntilNextBerlinDay } from '../calendar-day.ts'
import { hasBegun } from '../registration/capacity.ts'
import type { Training } from './training.ts'

/**
 * The next instant at which prices or bookable trainings change by time alone: midnight in Berlin, or the start of a
 * session.
 */
export function nextChange(now: Date, trainings: readonly Pick<Training, 'startsAt'>[]): Date {
  const midnight = now.getTime() + msUntilNextBerlinDay(now)
  const beginnings = trainings
    .flatMap(({ startsAt }) => (startsAt === null ? [] : new Date(startsAt)))
    .filter((beginning) => !hasBegun(beginning, now))
    .map((beginning) => beginning.getTime())
  return new Date(Math.min(midnight, ...beginnings))
}
