import * as z from 'zod'
import { lineRule } from '../line-rule.ts'
import { lineSchema, optionalText } from '../text.ts'
import { bookingSchema } from './booking.ts'

export const OFFICE_NOTE_MAX_LENGTH = 5000
export const PRICE_REASON_MAX_LENGTH = 300

/** Why staff agreed on a price of its own. The rule of the field is that of the request. */
export const priceReasonRule = lineRule(PRICE_REASON_MAX_LENGTH)

/** A note of the office: several lines, '' for none. Only staff see it. */
export const officeNoteSchema = optionalText(OFFICE_NOTE_MAX_LENGTH)

/** The statuses that a booking by staff may begin with. */
export const FIRST_STATUSES = ['pending', 'confirmed'] as const
export type FirstStatus = (typeof FIRST_STATUSES)[number]

/** The request of staff who book for somebody, for example by telephone: the public one, and what staff decide. */
export const officeBookingSchema = bookingSchema.extend({
  /** A price of its own, "149.00"; without it, that of the day. */
  price: bookingSchema.shape.expectedPrice,
  /** Needed where the price is not that of the day. */
  priceReason: lineSchema(priceReasonRule).default(''),
  status: z.enum(FIRST_STATUSES).default('pending'),
  /** False where nobody gets a mail about the booking. Later changes and reminders cause mails as usual. */
  mails: z.boolean().default(true),
  note: officeNoteSchema.default(''),
})
export type OfficeBooking = z.infer<typeof officeBookingSchema>
