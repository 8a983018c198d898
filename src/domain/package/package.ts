import * as z from 'zod'
import { priceTypeSchema } from '../pricing/price-type-schema.ts'

/** A package as the public listing tells it: its texts, and the prices derived for today. Money is "149.00". */
export const packageSchema = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  badge: z.string().nullable(),
  features: z.array(z.string()),
  /** A numeric string in the public listing (specification, section 3). */
  trainingsCount: z.string(),
  priceType: priceTypeSchema,
  basePrice: z.string(),
  currentPrice: z.string(),
  regularPrice: z.string(),
  discountPercentage: z.int(),
  daysRemaining: z.int(),
  /** The last day, included, on which the current price holds as scheduled; null without a schedule. */
  validUntil: z.iso.date().nullable(),
  savingsVsSingle: z.int(),
  version: z.int(),
})
export type Package = z.infer<typeof packageSchema>
