import * as z from 'zod'
import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { type PricedPackage, pricesOn, type ScheduledPrice } from './price-phase.ts'
import { priceTypeSchema } from './price-type-schema.ts'

/** Days on which every package keeps its price and its type. Calendar days in Europe/Berlin, both included. */
const outlookPhaseSchema = z.object({
  from: z.iso.date(),
  /** Null where no later change is planned. */
  until: z.iso.date().nullable(),
  prices: z.array(
    z.object({
      packageId: z.string(),
      priceType: priceTypeSchema,
      /** Euros and cents, "149.00". */
      price: z.string(),
    }),
  ),
})
export type OutlookPhase = z.infer<typeof outlookPhaseSchema>

/** The prices of all packages from one day on, as far as they are planned. */
export const priceOutlookSchema = z.object({
  /** The day on which the first phase begins. */
  day: z.iso.date(),
  phases: z.array(outlookPhaseSchema),
})
export type PriceOutlook = z.infer<typeof priceOutlookSchema>

const LAST_DAY: CalendarDay = '9999-12-31'

/**
 * The prices of all packages from a day on, by the rule of {@link pricesOn}: one phase after another, the last of which
 * has no end.
 *
 * @param day the calendar day in Europe/Berlin
 * @throws RangeError when `day` is no calendar day
 */
export function priceOutlook(
  day: CalendarDay,
  packages: readonly PricedPackage[],
  schedules: readonly ScheduledPrice[],
): PriceOutlook {
  const changes = schedules.flatMap(({ validFrom, validUntil }) =>
    validUntil < LAST_DAY ? [validFrom, addDays(validUntil, 1)] : [validFrom],
  )
  const later = new Set(changes.filter((change) => change > day))
  const phases: OutlookPhase[] = []
  for (const from of [day, ...[...later].sort()]) {
    const prices = [...pricesOn(from, packages, schedules)].map(
      ([packageId, { priceType, currentCents }]) => ({
        packageId,
        priceType,
        price: formatMoney(currentCents),
      }),
    )
    const last = phases.at(-1)
    if (last && JSON.stringify(last.prices) === JSON.stringify(prices)) continue
    if (last) last.until = addDays(from, -1)
    phases.push({ from, until: null, prices })
  }
  return { day, phases }
}
