import { type PriceType, priceTypeLabel } from '#shop/prices/domain/price-type.ts'

/** The price of a booking, as it is stored and as staff see it. */
export interface StoredPrice {
  /** Euros and cents, "149.00". */
  price: string
  priceType: PriceType
  /** Why staff agreed on another price; '' where the price is that of the day. */
  priceReason: string
}

/** The price of a booking, as its booker sees it. */
export interface BookedPrice extends Omit<StoredPrice, 'priceReason'> {
  /** True where staff agreed on the price, so that it is of no phase. Absent otherwise. */
  isOwnPrice?: true | undefined
}

/** The price alone, of a row or of a table that has more. */
export function storedPrice<Price extends Record<keyof StoredPrice, unknown>>(
  of: Price,
): Pick<Price, keyof StoredPrice> {
  const { price, priceType, priceReason } = of
  return { price, priceType, priceReason }
}

/** Without what is only for staff. */
export function bookedPrice({ price, priceType, priceReason }: StoredPrice): BookedPrice {
  return { price, priceType, ...(priceReason !== '' && { isOwnPrice: true as const }) }
}

/** What kind of price it is, for staff: "Early Bird", or "eigener Preis". */
export function priceKind({ priceType, isOwnPrice }: BookedPrice): string {
  return isOwnPrice ? 'eigener Preis' : priceTypeLabel(priceType)
}

/** The same for the booker: "Early Bird", or "eigener Preis, mit uns vereinbart". */
export function priceKindForBooker(price: BookedPrice): string {
  return price.isOwnPrice ? `${priceKind(price)}, mit uns vereinbart` : priceKind(price)
}
