import type { Package } from '../domain/package.ts'
import type { ReadSchedules } from '../domain/price-answer.ts'
import { groupPeriods, type PeriodGroup } from '../domain/price-period.ts'
import type { ReadSchedule } from '../domain/price-schedule.ts'

/** Data that all parts of the screen use. */
export interface PriceOverview {
  packages: readonly Package[]
  schedules: readonly ReadSchedule[]
  /** Number of rows of the answer that could not be parsed and are left out. */
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

/** Notes that rows of the answer are missing on the screen. */
export function unreadableText(count: number): string {
  return count === 1
    ? '1 Preis konnte nicht gelesen werden und fehlt hier.'
    : `${count} Preise konnten nicht gelesen werden und fehlen hier.`
}

/** The price of a schedule, "€149.00"; a dash for one that could not be parsed. */
export function shownPrice(price: string | null): string {
  return price === null ? '–' : `€${price}`
}

/** Stable key of a period, also after it is renamed. */
export function periodKey({ schedules }: PeriodGroup): string {
  return schedules[0].id
}

/** Ids of elements that take the focus. */
export const focusIds = {
  list: 'preiszeitraeume',
  period: (period: PeriodGroup) => `zeitraum-${periodKey(period)}`,
  editButton: (period: PeriodGroup) => `bearbeiten-${periodKey(period)}`,
}
