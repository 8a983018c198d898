import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { readMoney } from '#platform/basics/domain/money.ts'
import type { Package } from './package.ts'
import { shownPriceType } from './price-type.ts'

/**
 * Reads the answer of `GET /api/packages`, which another version of the product may have given: prices and the number
 * of trainings are strings or numbers, or missing (specification, sections 3 and 9). A missing current price becomes
 * empty, a missing base price zero. A row without an id is left out.
 * @throws TypeError when the answer is no list
 */
export function readPackages(answer: unknown): Package[] {
  if (!Array.isArray(answer)) throw new TypeError('The packages are no list')
  return answer.flatMap((row) => readPackage(row) ?? [])
}

function readPackage(row: unknown): Package | null {
  if (typeof row !== 'object' || row === null) return null
  const { id, ...read } = row as Record<string, unknown>
  if (typeof id !== 'string') return null
  return {
    id,
    name: readText(read.name) || id,
    tagline: readText(read.tagline),
    badge: readText(read.badge) || null,
    features: Array.isArray(read.features) ? read.features.map(readText) : [],
    trainingsCount: String(readInteger(read.trainingsCount) || 1),
    priceType: shownPriceType(readText(read.priceType)),
    basePrice: readMoney(read.basePrice) ?? '0.00',
    currentPrice: readMoney(read.currentPrice) ?? '',
    regularPrice: readMoney(read.regularPrice) ?? '',
    discountPercentage: readInteger(read.discountPercentage),
    daysRemaining: readInteger(read.daysRemaining),
    validUntil: isCalendarDay(readText(read.validUntil)) ? readText(read.validUntil) : null,
    savingsVsSingle: readInteger(read.savingsVsSingle),
    version: readInteger(read.version),
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** 0 for anything that is no integer. */
function readInteger(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isInteger(number) ? Number(number) : 0
}
