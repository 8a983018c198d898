import type { Reduction } from '#shop/discount-codes/domain/discount.ts'
import { type PriceType, priceTypeLabel } from '#shop/prices/domain/price-type.ts'

/** The price of a booking, as it is stored and as staff see it. */
export interface StoredPrice {
  /** Euros and cents, "149.00". */
  price: string
  priceType: PriceType
  /** Why staff agreed on another price; '' where the price is that of the day. */
  priceReason: string
  /** The code that was redeemed; '' for none. */
  discountCode: string
  /** What it took off, in cents: the price is what is left. */
  discountCents: number
}

/** The price of a booking, as its booker sees it. */
export interface BookedPrice extends Pick<StoredPrice, 'price' | 'priceType'> {
  /** True where staff agreed on the price, so that it is of no phase. Absent otherwise. */
  isOwnPrice?: true | undefined
  /** What a code took off; the price is what is left. Absent without one. */
  discount?: Reduction | undefined
}

/** The price alone, of a row or of a table that has more. */
export function storedPrice<Price extends Record<keyof StoredPrice, unknown>>(
  of: Price,
): Pick<Price, keyof StoredPrice> {
  const { price, priceType, priceReason, discountCode, discountCents } = of
  return { price, priceType, priceReason, discountCode, discountCents }
}

/** Without what is only for staff. */
export function bookedPrice(stored: StoredPrice): BookedPrice {
  const { price, priceType, priceReason, discountCode: code, discountCents: cents } = stored
  return {
    price,
    priceType,
    ...(priceReason !== '' && { isOwnPrice: true as const }),
    ...(code !== '' && { discount: { code, cents } }),
  }
}

/** What kind of price it is, for staff: "Early Bird", or "eigener Preis". */
export function priceKind({ priceType, isOwnPrice }: BookedPrice): string {
  return isOwnPrice ? 'eigener Preis' : priceTypeLabel(priceType)
}

/** The same for the booker: "Early Bird", or "eigener Preis, mit uns vereinbart". */
export function priceKindForBooker(price: BookedPrice): string {
  return price.isOwnPrice ? `${priceKind(price)}, mit uns vereinbart` : priceKind(price)
}
