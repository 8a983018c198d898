import * as z from 'zod'
import { priceTypeSchema } from '#shop/prices/domain/price-type-schema.ts'
import type { BookedPrice, StoredPrice } from './booked-price.ts'

/* The prices of `booked-price.ts` in answers. In a file of its own, so that forms can use the rules without loading zod. */

export const storedPriceShape = {
  price: z.string(),
  priceType: priceTypeSchema,
  priceReason: z.string(),
} satisfies Record<keyof StoredPrice, z.ZodType>

export const bookedPriceShape = {
  price: z.string(),
  priceType: priceTypeSchema,
  isOwnPrice: z.literal(true).optional(),
} satisfies Record<keyof BookedPrice, z.ZodType>
