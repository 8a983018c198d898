export const PRICE_TYPES = ['early_bird', 'normal', 'late_bird'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

/** What staff call it. */
export const PRICE_TYPE_LABELS: Record<PriceType, string> = {
  early_bird: 'Early Bird',
  normal: 'Normal',
  late_bird: 'Late Bird',
}

/**
 * The type that a price is shown and compared as: Normal for one that is not known here, for instance of a newer
 * version of the product (specification, section 4: price period).
 */
export function shownPriceType(type: string): PriceType {
  return PRICE_TYPES.find((known) => known === type) ?? 'normal'
}

/** What staff call a type, with Normal for one that is not known here. */
export function priceTypeLabel(type: string): string {
  return PRICE_TYPE_LABELS[shownPriceType(type)]
}
