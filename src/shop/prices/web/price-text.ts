import { displaySum, readCents } from '#platform/basics/domain/money.ts'
import { unbroken } from '#platform/design/web/unbroken.ts'

/** "149.00" or 149 as "149 €" with a non-breaking space; "-" for anything that is not an amount. */
export function priceText(amount: unknown): string {
  const cents = readCents(amount)
  return cents === null ? '-' : centsText(cents)
}

/** 14900 cents as "149 €" with a non-breaking space. */
export function centsText(cents: number): string {
  return inEuros(displaySum(cents))
}

/**
 * "149" as "149 €" with a non-breaking space: every price that visitors read, but for the total of the booking form, whose
 * sentence is specified without one (specification, section 2).
 */
export function inEuros(amount: string): string {
  return unbroken(`${amount} €`)
}
