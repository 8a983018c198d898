export const PRICE_TYPES = ['early_bird', 'normal', 'late_bird'] as const
export type PriceType = (typeof PRICE_TYPES)[number]

/** The labels that staff see. */
export const PRICE_TYPE_LABELS: Record<PriceType, string> = {
  early_bird: 'Early Bird',
  normal: 'Normal',
  late_bird: 'Late Bird',
}

/**
 * The type that a price is shown and compared as; an unknown one, for instance of a newer version of the product,
 * counts as normal (specification, section 4: price period).
 */
export function shownPriceType(type: string): PriceType {
  return PRICE_TYPES.find((known) => known === type) ?? 'normal'
}

/** The label of a type; that of "normal" for an unknown one. */
export function priceTypeLabel(type: string): string {
  return PRICE_TYPE_LABELS[shownPriceType(type)]
}
