import type { Package } from '#domain/package/package.ts'
import { groupPeriods, type PeriodGroup } from '#domain/pricing/price-period.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'

/** What every part of the screen reads from. */
export interface PriceOverview {
  packages: readonly Package[]
  schedules: readonly PriceSchedule[]
  periods: readonly PeriodGroup[]
  /** A package's name, or its id when the package is unknown. */
  packageName: (id: string) => string
}

export function priceOverview(
  packages: readonly Package[],
  schedules: readonly PriceSchedule[],
): PriceOverview {
  return {
    packages,
    schedules,
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
