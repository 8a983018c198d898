import * as z from 'zod'
import { issuingSchema } from './invoice-answer.ts'

/** Most bookings of one call. A longer selection is sent in several calls. */
export const BOOKINGS_MAX = 100

const ids = z
  .array(z.uuid())
  .min(1)
  .max(BOOKINGS_MAX)
  .transform((all) => [...new Set(all)])

/** An invoice for each of these bookings. */
export const issuingEachSchema = issuingSchema.extend({ ids })

/** One invoice over all of these bookings. */
export const issuingJointSchema = issuingEachSchema.extend({
  /** Whether staff want it although some of them name another company. */
  otherBuyers: z.boolean().default(false),
})

/** What became of one of several bookings. */
export const issuingResultSchema = z.union([
  z.object({ id: z.uuid(), reference: z.string(), number: z.string() }),
  z.object({
    id: z.uuid(),
    /** Null where there is no such booking. */
    reference: z.string().nullable(),
    /** Why it has no invoice, with one German sentence. */
    problem: z.object({ code: z.string(), detail: z.string() }),
  }),
])
export type IssuingResult = z.infer<typeof issuingResultSchema>
