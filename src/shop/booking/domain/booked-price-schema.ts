import * as z from 'zod'
import { reductionSchema } from '#shop/discount-codes/domain/discount-code-schema.ts'
import { priceTypeSchema } from '#shop/prices/domain/price-type-schema.ts'
import type { BookedPrice, StoredPrice } from './booked-price.ts'

/* The prices of `booked-price.ts` in answers. In a file of its own, so that forms can use the rules without loading zod. */

export const storedPriceShape = {
  price: z.string(),
  priceType: priceTypeSchema,
  priceReason: z.string(),
  discountCode: z.string(),
  discountCents: z.int(),
} satisfies Record<keyof StoredPrice, z.ZodType>

export const bookedPriceShape = {
  price: z.string(),
  priceType: priceTypeSchema,
  isOwnPrice: z.literal(true).optional(),
  discount: reductionSchema.optional(),
} satisfies Record<keyof BookedPrice, z.ZodType>
