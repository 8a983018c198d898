import * as z from 'zod'
import { lineSchema, optionalText } from '#platform/basics/domain/text.ts'
import { bookingSchema } from './booking.ts'
import { FIRST_STATUSES, OFFICE_NOTE_MAX_LENGTH, priceReasonRule } from './office-booking.ts'

/** A note of the office: several lines, '' for none. Only staff see it. */
export const officeNoteSchema = optionalText(OFFICE_NOTE_MAX_LENGTH)

/**
 * The request of staff who book for somebody, for example by telephone: the public one, and what staff decide. They set a
 * price instead of redeeming a code.
 */
export const officeBookingSchema = bookingSchema.omit({ discountCode: true }).extend({
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
