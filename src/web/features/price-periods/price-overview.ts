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

/** That rows of the answer are missing on the screen. */
export function unreadableText(count: number): string {
  return count === 1
    ? '1 Preis konnte nicht gelesen werden und fehlt hier.'
    : `${count} Preise konnten nicht gelesen werden und fehlen hier.`
}

/** A price of a schedule: "€149.00"; a dash for one that could not be read. */
export function shownPrice(price: string | null): string {
  return price === null ? '–' : `€${price}`
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
