import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'
import { bookingRulesSchema } from './booking-rules.ts'

/** The rules for new bookings as staff see them. */
export const bookingRulesSettingSchema = z.object({
  rules: bookingRulesSchema,
  /** The rules of a new installation. */
  defaults: bookingRulesSchema,
  ...lastEditShape,
})
export type BookingRulesSetting = z.infer<typeof bookingRulesSettingSchema>
