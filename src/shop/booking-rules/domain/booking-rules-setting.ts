import * as z from 'zod'
import { bookingRulesSchema } from './booking-rules.ts'

/** The rules for new bookings as staff see them. */
export const bookingRulesSettingSchema = z.object({
  rules: bookingRulesSchema,
  /** The rules of a new installation. */
  defaults: bookingRulesSchema,
  /** Raised by every change; 0 where nobody has changed them. */
  version: z.int(),
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type BookingRulesSetting = z.infer<typeof bookingRulesSettingSchema>
