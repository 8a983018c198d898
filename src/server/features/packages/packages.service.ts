import { berlinDay, type CalendarDay } from '#domain/calendar-day.ts'
import { formatMoney, parseMoney } from '#domain/money.ts'
import type { Package } from '#domain/package/package.ts'
import { type PricesOfDay, pricesOn } from '#domain/pricing/price-phase.ts'
import type { Connection } from '../../database/database.ts'
import { listPriceSchedules } from '../price-periods/price-periods.repository.ts'
import { listPackages, type PackageRow } from './packages.repository.ts'

/** All packages with their texts and the prices that are in force at this moment. */
export async function getPackages(db: Connection, now: Date): Promise<Package[]> {
  const { rows, prices } = await pricePackages(db, berlinDay(now))
  return rows.map((row) => toPackage(row, pricesOf(prices, row.id)))
}

/**
 * One package and its prices on the given day, or null when there is no such package.
 * The day is a calendar day in Europe/Berlin, prices are in cents.
 */
export async function findPricedPackage(
  db: Connection,
  id: string,
  day: CalendarDay,
): Promise<{ pkg: PackageRow; prices: PricesOfDay } | null> {
  const { rows, prices } = await pricePackages(db, day)
  const pkg = rows.find((row) => row.id === id)
  return pkg ? { pkg, prices: pricesOf(prices, id) } : null
}

/** All of them at once: what a package saves is told against the single one's price. */
async function pricePackages(db: Connection, day: CalendarDay) {
  const rows = await listPackages(db)
  const schedules = await listPriceSchedules(db)
  const prices = pricesOn(
    day,
    rows.map((row) => ({ ...row, basePriceCents: parseMoney(row.basePrice) })),
    schedules.map((schedule) => ({ ...schedule, priceCents: parseMoney(schedule.price) })),
  )
  return { rows, prices }
}

function pricesOf(prices: Map<string, PricesOfDay>, id: string): PricesOfDay {
  const found = prices.get(id)
  if (!found) throw new Error(`No prices were derived for the package ${id}`)
  return found
}

/** A stored package and its prices as the public listing tells them. */
export function toPackage(
  { createdAt: _, trainingsCount, ...row }: PackageRow,
  prices: PricesOfDay,
): Package {
  return {
    ...row,
    trainingsCount: String(trainingsCount),
    priceType: prices.priceType,
    currentPrice: formatMoney(prices.currentCents),
    regularPrice: formatMoney(prices.regularCents),
    discountPercentage: prices.discountPercentage,
    daysRemaining: prices.daysRemaining,
    validUntil: prices.validUntil,
    savingsVsSingle: prices.savingsVsSingle,
  }
}
