import * as z from 'zod'
import { priceTypeSchema } from '#shop/prices/domain/price-type-schema.ts'

/** What a package costs who accepts an offer. */
export const offeredPriceSchema = z.object({
  packageId: z.string(),
  /** "149.00": the lower of the price of the day of joining and today's. */
  price: z.string(),
  priceType: priceTypeSchema,
})
export type OfferedPrice = z.infer<typeof offeredPriceSchema>
