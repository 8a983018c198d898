import * as z from 'zod'
import { priceTypeSchema } from '../pricing/price-type-schema.ts'
import { dateIdSchema } from '../training/training-date.ts'
import { registrationStatusSchema } from './status.ts'

/** How many weeks the figures cover, this week included. */
export const FIGURES_WEEKS = 12

/** The key figures of the dashboard. Cancelled registrations are left out unless stated otherwise. */
export const figuresSchema = z.object({
  /** All registrations by status, including cancelled ones. */
  registrations: z.record(registrationStatusSchema, z.int()),
  /** Of the dates that are not over, the next one first. */
  seats: z.array(
    z.object({
      dateId: dateIdSchema,
      trainingId: z.string(),
      title: z.string(),
      /** The display text of the day. */
      date: z.string(),
      taken: z.int(),
      capacity: z.int(),
    }),
  ),
  /** The last twelve weeks including this one, the oldest first; weeks without a registration are included. */
  weeks: z.array(
    z.object({
      /** The week's Monday, a calendar day in Europe/Berlin. */
      monday: z.iso.date(),
      registrations: z.int(),
    }),
  ),
  /** The prices agreed when booking, by price phase. Euros and cents, "149.00". */
  revenue: z.array(
    z.object({ priceType: priceTypeSchema, registrations: z.int(), amount: z.string() }),
  ),
})
export type Figures = z.infer<typeof figuresSchema>
