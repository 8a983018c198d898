import * as z from 'zod'
import { parseMoney } from '../money.ts'
import type { ScheduledPrice } from './price-phase.ts'
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
  /** Of the whole period: its schedules are always written together. */
  version: z.int(),
  /** Where periods overlap, the later created may win. */
  createdAt: z.iso.datetime(),
})
export type PriceSchedule = z.infer<typeof priceScheduleSchema>

/**
 * The schedule as the rule of the price in force reads it: its price in cents.
 * @throws RangeError when the price is not of the form "149.00"
 */
export function scheduledPrice<T extends Omit<ScheduledPrice, 'priceCents'> & { price: string }>(
  schedule: T,
): T & ScheduledPrice {
  return { ...schedule, priceCents: parseMoney(schedule.price) }
}
