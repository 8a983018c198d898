import * as z from 'zod'

export const PRICE_TYPES = ['early_bird', 'normal', 'late_bird'] as const
export const priceTypeSchema = z.enum(PRICE_TYPES)
export type PriceType = z.infer<typeof priceTypeSchema>
