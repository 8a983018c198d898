import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { parseMoney } from '#platform/basics/domain/money.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { Package } from '../domain/package.ts'
import { packagesOn } from '../domain/package-on-day.ts'
import { type PriceOutlook, priceOutlook } from '../domain/price-outlook.ts'
import { type PricedPackage, type PricesOfDay, pricesOn } from '../domain/price-phase.ts'
import { scheduledPrices } from '../domain/price-schedule.ts'
import { listPackages, type PackageRow } from './packages.repository.ts'
import { listPriceSchedules, type PriceScheduleRow } from './price-periods.repository.ts'

/** All packages with their texts and the present prices. */
export async function getPackages(db: Connection, now: Date): Promise<Package[]> {
  const [rows, schedules] = await Promise.all([listPackages(db), listPriceSchedules(db)])
  const packages = rows.map(({ createdAt: _, trainingsCount, ...row }) => ({
    ...row,
    trainingsCount: String(trainingsCount),
  }))
  return packagesOn(berlinDay(now), packages, schedules)
}

/** The prices of all packages from today in Berlin on, as far as they are planned. */
export async function getPriceOutlook(db: Connection, now: Date): Promise<PriceOutlook> {
  const [rows, schedules] = await Promise.all([listPackages(db), listPriceSchedules(db)])
  return priceOutlook(berlinDay(now), rows.map(toPriced), scheduledPrices(schedules))
}

function toPriced(row: PackageRow): PackageRow & PricedPackage {
  return { ...row, basePriceCents: parseMoney(row.basePrice) }
}

/**
 * A package and its prices on the given day, or null when there is no such package. The day is a calendar day in
 * Europe/Berlin, prices are in cents.
 */
export function findPricedPackage(
  rows: PackageRow[],
  schedules: PriceScheduleRow[],
  { id, day }: { id: string; day: CalendarDay },
): { pkg: PackageRow; prices: PricesOfDay } | null {
  // Computed for all packages, because savings are relative to the price of the single ticket.
  const prices = pricesOn(day, rows.map(toPriced), scheduledPrices(schedules)).get(id)
  const pkg = rows.find((row) => row.id === id)
  return pkg && prices ? { pkg, prices } : null
}

/** As {@link findPricedPackage}, with the prices of the day on which it costs least; of equal days, of the first. */
export function findLowestPrice(
  rows: PackageRow[],
  schedules: PriceScheduleRow[],
  { id, days }: { id: string; days: readonly CalendarDay[] },
): ReturnType<typeof findPricedPackage> {
  const priced = days.map((day) => findPricedPackage(rows, schedules, { id, day }))
  return priced.reduce<ReturnType<typeof findPricedPackage>>(
    (lowest, other) =>
      !lowest || (other && other.prices.currentCents < lowest.prices.currentCents) ? other : lowest,
    null,
  )
}
