import {
  type CalendarDay,
  daysBetween,
  isCalendarDay,
} from '#platform/basics/domain/calendar-day.ts'
import { type PriceType, shownPriceType } from './price-type.ts'

/** The package that the prices of others are compared with. */
const SINGLE = 'single'

/** The fields of a package that the price rule needs. */
export type PricedPackage = {
  id: string
  trainingsCount: number
  basePriceCents: number
}

/**
 * The fields of a price schedule that the price rule needs. Both days are included. An unknown type counts as normal.
 */
export type ScheduledPrice = {
  packageId: string
  periodType: string
  validFrom: CalendarDay
  validUntil: CalendarDay
  priceCents: number
  createdAt: Date | string
}

/** A package's prices on one day, in cents; percentages are whole. */
export type PricesOfDay = {
  priceType: PriceType
  currentCents: number
  regularCents: number
  discountPercentage: number
  daysRemaining: number
  validUntil: CalendarDay | null
  savingsVsSingle: number
}

/** How many percent `part` is less than `whole`, rounded; 0 when it is not less or `whole` is 0. */
export function percentCheaper(part: number, whole: number): number {
  return part < whole ? Math.round((100 * (whole - part)) / whole) : 0
}

function createdMs({ createdAt }: ScheduledPrice): number {
  const ms = new Date(createdAt).getTime()
  if (Number.isNaN(ms)) throw new RangeError(`Not a time of creation: ${createdAt}`)
  return ms
}

/**
 * Sorts the schedule in force to the front. The comparisons after the time of creation make the result independent of
 * the order of rows; of two schedules created in one transaction, the lower price counts.
 */
function byPrecedence(a: ScheduledPrice, b: ScheduledPrice): number {
  return (
    Number(isNormal(a)) - Number(isNormal(b)) ||
    compareTexts(b.validFrom, a.validFrom) ||
    createdMs(b) - createdMs(a) ||
    a.priceCents - b.priceCents ||
    compareTexts(a.periodType, b.periodType) ||
    compareTexts(b.validUntil, a.validUntil)
  )
}

function isNormal({ periodType }: ScheduledPrice): boolean {
  return shownPriceType(periodType) === 'normal'
}

function compareTexts(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/**
 * The schedule in force on a day, of one package's schedules; null when none is active. Early and late bird have
 * precedence over normal, then the later first day, then the later creation. The specification lets periods overlap
 * (section 9: price periods) and does not say which one has precedence.
 * @throws RangeError when a time of creation cannot be read
 */
export function scheduleInForce<T extends ScheduledPrice>(
  day: CalendarDay,
  schedulesOfPackage: readonly T[],
): T | null {
  const active = schedulesOfPackage.filter((s) => s.validFrom <= day && day <= s.validUntil)
  return active.sort(byPrecedence)[0] ?? null
}

/**
 * Every package's prices on one day, by package id: the derived fields of a package (specification, section 3).
 * - current: of the schedule in force, else the base price; the type is that schedule's, else normal
 * - regular: of the normal schedule that is active, else the base price
 * - discount: whole percent that current is below regular
 * - days remaining: until the schedule in force ends, its last day included; 0 without one
 * - valid until: that last day; null without one
 * - savings: whole percent below as many single tickets at their current price; 0 for the single ticket itself
 *
 * Schedules of other packages are left aside; the order of both lists does not matter.
 * @param day the calendar day in Europe/Berlin, passed in because a rule does not read the clock
 * @throws RangeError when `day` is no calendar day
 */
export function pricesOn(
  day: CalendarDay,
  packages: readonly PricedPackage[],
  schedules: readonly ScheduledPrice[],
): Map<string, PricesOfDay> {
  if (!isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${JSON.stringify(day)}`)

  const prices = new Map<string, PricesOfDay>()
  for (const { id, basePriceCents } of packages) {
    const own = schedules.filter((schedule) => schedule.packageId === id)
    const inForce = scheduleInForce(day, own)
    const normal = scheduleInForce(day, own.filter(isNormal))
    const currentCents = inForce?.priceCents ?? basePriceCents
    const regularCents = normal?.priceCents ?? basePriceCents
    prices.set(id, {
      priceType: inForce ? shownPriceType(inForce.periodType) : 'normal',
      currentCents,
      regularCents,
      discountPercentage: percentCheaper(currentCents, regularCents),
      daysRemaining: inForce ? daysBetween(day, inForce.validUntil) + 1 : 0,
      validUntil: inForce?.validUntil ?? null,
      savingsVsSingle: 0,
    })
  }

  const single = prices.get(SINGLE)
  if (!single) return prices
  for (const { id, trainingsCount } of packages) {
    const own = prices.get(id)
    if (!own || id === SINGLE) continue
    own.savingsVsSingle = percentCheaper(own.currentCents, trainingsCount * single.currentCents)
  }
  return prices
}
