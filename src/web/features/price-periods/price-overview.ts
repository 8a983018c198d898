import type { Package } from '#domain/package/package.ts'
import type { ReadSchedules } from '#domain/pricing/price-answer.ts'
import { groupPeriods, type PeriodGroup } from '#domain/pricing/price-period.ts'
import type { ReadSchedule } from '#domain/pricing/price-schedule.ts'

/** What every part of the screen reads from. */
export interface PriceOverview {
  packages: readonly Package[]
  schedules: readonly ReadSchedule[]
  /** How many rows of the answer are not among them, because they could not be read. */
  unreadable: number
  periods: readonly PeriodGroup[]
  /** A package's name, or its id when the package is unknown. */
  packageName: (id: string) => string
}

export function priceOverview(
  packages: readonly Package[],
  { schedules, unreadable }: ReadSchedules,
): PriceOverview {
  return {
    packages,
    schedules,
    unreadable,
    periods: groupPeriods(schedules),
    packageName: (id) => packages.find((pkg) => pkg.id === id)?.name ?? id,
  }
}

/** The same for as long as the period is there, whatever it is renamed to. */
export function periodKey({ schedules }: PeriodGroup): string {
  return schedules[0].id
}

/** The ids of what takes the focus. */
export const focusIds = {
  list: 'preiszeitraeume',
  period: (period: PeriodGroup) => `zeitraum-${periodKey(period)}`,
  editButton: (period: PeriodGroup) => `bearbeiten-${periodKey(period)}`,
}
