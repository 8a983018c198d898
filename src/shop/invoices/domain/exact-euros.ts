import { displaySum } from '#platform/basics/domain/money.ts'

/**
 * Cents as a document writes them, always with two decimals: "1.234,50 €", "−149,00 €".
 * @throws RangeError for fractions of a cent
 */
export function exactEuros(cents: number): string {
  const shown = displaySum(Math.abs(cents))
  return `${cents < 0 ? '−' : ''}${shown.includes(',') ? shown : `${shown},00`}\u00a0€`
}
