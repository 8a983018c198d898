import * as z from 'zod'
import { parseMoney } from '#platform/basics/domain/money.ts'
import type { ScheduledPrice } from './price-phase.ts'
import { priceTypeSchema } from './price-type-schema.ts'

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
  /** The version of the whole period: its schedules are always stored together. */
  version: z.int(),
  /** Decides between overlapping periods that begin on the same day. */
  createdAt: z.iso.datetime(),
})
export type PriceSchedule = z.infer<typeof priceScheduleSchema>

/** A schedule from an API answer: its type may be unknown, its price unreadable, its version missing. */
export type ReadSchedule = Omit<PriceSchedule, 'periodType' | 'price' | 'version'> & {
  periodType: string
  price: string | null
  version: number | null
}

/**
 * The schedules with their prices in cents, as the price rule needs them. A schedule without a price is left out.
 * @throws RangeError when a price is not of the form "149.00"
 */
export function scheduledPrices<
  T extends Omit<ScheduledPrice, 'priceCents'> & { price: string | null },
>(schedules: readonly T[]): (T & ScheduledPrice)[] {
  return schedules.flatMap((schedule) =>
    schedule.price === null ? [] : [{ ...schedule, priceCents: parseMoney(schedule.price) }],
  )
}
