import { displaySum, readCents } from '#platform/basics/domain/money.ts'
import { unbroken } from '#platform/design/web/unbroken.ts'

/** "149.00" or 149 as "149 €" with a non-breaking space; "-" for anything that is not an amount. */
export function priceText(amount: unknown): string {
  const cents = readCents(amount)
  return cents === null ? '-' : centsText(cents)
}

/** 14900 cents as "149 €" with a non-breaking space. */
export function centsText(cents: number): string {
  return unbroken(`${displaySum(cents)} €`)
}
