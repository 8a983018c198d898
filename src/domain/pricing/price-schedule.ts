import * as z from 'zod'
import { priceTypeSchema } from './price-type.ts'

/** One package's price in one price period. Days are calendar days in Europe/Berlin, both included. */
export const priceScheduleSchema = z.object({
  id: z.string(),
  periodName: z.string(),
  periodType: priceTypeSchema,
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  packageId: z.string(),
  /** Euros and cents, "149.00". */
  price: z.string(),
})
export type PriceSchedule = z.infer<typeof priceScheduleSchema>
