import * as z from 'zod'

export const PRICE_TYPES = ['early_bird', 'normal', 'late_bird'] as const
export const priceTypeSchema = z.enum(PRICE_TYPES)
export type PriceType = z.infer<typeof priceTypeSchema>

/** What staff call it. */
export const PRICE_TYPE_LABELS: Record<PriceType, string> = {
  early_bird: 'Early Bird',
  normal: 'Normal',
  late_bird: 'Late Bird',
}
