import { displayEuros, formatMoney, parseMoney } from '#platform/basics/domain/money.ts'

/* What every part of the booking form needs of codes; `discount-code.ts` has the rules of redeeming them. */

/** What a code takes off: a part of the price in percent, or an amount. */
export const DISCOUNT_KINDS = ['percent', 'amount'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** What a code takes off, and of which packages. */
export interface Discount {
  code: string
  kind: DiscountKind
  /** Percent from 1 to 100, or cents with VAT. */
  value: number
  /** None means all. */
  packageIds: readonly string[]
}

/**
 * What a code takes off a price, in cents: a percentage is rounded to the cent, half a cent up. It is never more than the
 * price, which may become 0.
 */
export function discountCents(
  { kind, value }: Pick<Discount, 'kind' | 'value'>,
  priceCents: number,
) {
  const cents = kind === 'percent' ? Math.round((priceCents * value) / 100) : value
  return Math.min(cents, priceCents)
}

/** Whether it is for this package. */
export function isForPackage({ packageIds }: Pick<Discount, 'packageIds'>, id: string): boolean {
  return packageIds.length === 0 || packageIds.includes(id)
}

/** What a code took off a booking. */
export interface Reduction {
  code: string
  cents: number
}

/** "−22,35 €" */
export function reductionAmount({ cents }: Pick<Reduction, 'cents'>): string {
  return `−${displayEuros(cents)}\u00a0€`
}

/** "Rabattcode SOMMER: −22,35 €" */
export function reductionText(reduction: Reduction): string {
  return `Rabattcode ${reduction.code}: ${reductionAmount(reduction)}`
}

/**
 * A price less what a code takes off.
 *
 * @param price "149.00"
 * @throws RangeError when the price has another form
 */
export function reducedPrice(
  discount: Discount,
  price: string,
): { price: string; reduction: Reduction } {
  const before = parseMoney(price)
  const cents = discountCents(discount, before)
  return { price: formatMoney(before - cents), reduction: { code: discount.code, cents } }
}
