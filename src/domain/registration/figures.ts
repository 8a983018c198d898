import * as z from 'zod'
import { priceTypeSchema } from '../pricing/price-type-schema.ts'
import { registrationStatusSchema } from './status.ts'

/** How many weeks the figures look back, this one included. */
export const FIGURES_WEEKS = 12

/** The key figures of the dashboard. Cancelled registrations count only where it says so. */
export const figuresSchema = z.object({
  /** All of them, also cancelled ones, by status. */
  registrations: z.record(registrationStatusSchema, z.int()),
  /** Trainings in the order of the shop. */
  seats: z.array(
    z.object({
      trainingId: z.string(),
      title: z.string(),
      taken: z.int(),
      capacity: z.int(),
    }),
  ),
  /** The last twelve weeks up to this one, the oldest first; also those without a registration. */
  weeks: z.array(
    z.object({
      /** Its Monday, a calendar day in Europe/Berlin. */
      monday: z.iso.date(),
      registrations: z.int(),
    }),
  ),
  /** What was agreed at the moment of booking, by price phase. Euros and cents, "149.00". */
  revenue: z.array(
    z.object({ priceType: priceTypeSchema, registrations: z.int(), amount: z.string() }),
  ),
})
export type Figures = z.infer<typeof figuresSchema>
