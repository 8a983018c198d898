import * as z from 'zod'
import { priceTypeSchema } from './price-type-schema.ts'

/** A package in the public list: its texts, and the prices derived for today. Money is "149.00". */
export const packageSchema = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  badge: z.string().nullable(),
  features: z.array(z.string()),
  /** A number written as a string (specification, section 3). */
  trainingsCount: z.string(),
  priceType: priceTypeSchema,
  basePrice: z.string(),
  currentPrice: z.string(),
  regularPrice: z.string(),
  discountPercentage: z.int(),
  daysRemaining: z.int(),
  /** The last day, included, of the schedule that sets the current price; null without a schedule. */
  validUntil: z.iso.date().nullable(),
  savingsVsSingle: z.int(),
  version: z.int(),
})
export type Package = z.infer<typeof packageSchema>
