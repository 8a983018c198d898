import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import type { Package } from './package.ts'
import { type PricedPackage, type PricesOfDay, pricesOn } from './price-phase.ts'
import { scheduledPrices } from './price-schedule.ts'

type Derived =
  | 'priceType'
  | 'currentPrice'
  | 'regularPrice'
  | 'discountPercentage'
  | 'daysRemaining'
  | 'validUntil'
  | 'savingsVsSingle'

/** A package as stored, without the prices that are derived for a day. Money is "149.00". */
export type StoredPackage = Omit<Package, Derived>

type StoredSchedule = Parameters<typeof scheduledPrices>[0][number]

/** A package as the price rules need it: its base price in cents, its number of trainings as a number. */
export function pricedPackage({ id, trainingsCount, basePrice }: StoredPackage): PricedPackage {
  return { id, trainingsCount: Number(trainingsCount), basePriceCents: parseMoney(basePrice) }
}

/**
 * The packages with their prices on one day, as the public list shows them on that day.
 * @param day the calendar day in Europe/Berlin
 * @throws RangeError when `day` is no calendar day, or an amount not of the form "149.00"
 */
export function packagesOn(
  day: CalendarDay,
  packages: readonly StoredPackage[],
  schedules: readonly StoredSchedule[],
): Package[] {
  const prices = pricesOn(day, packages.map(pricedPackage), scheduledPrices(schedules))
  return packages.map((pkg) => withPrices(pkg, prices.get(pkg.id)))
}

function withPrices(pkg: StoredPackage, prices: PricesOfDay | undefined): Package {
  if (!prices) throw new Error(`No prices were derived for the package ${pkg.id}`)
  return {
    ...pkg,
    priceType: prices.priceType,
    currentPrice: formatMoney(prices.currentCents),
    regularPrice: formatMoney(prices.regularCents),
    discountPercentage: prices.discountPercentage,
    daysRemaining: prices.daysRemaining,
    validUntil: prices.validUntil,
    savingsVsSingle: prices.savingsVsSingle,
  }
}
