import * as z from 'zod'
import { lineSchema, optionalText } from '#platform/basics/domain/text.ts'
import { bookingSchema } from './booking.ts'
import {
  CODE_OR_PRICE,
  FIRST_STATUSES,
  OFFICE_NOTE_MAX_LENGTH,
  priceReasonRule,
} from './office-booking.ts'

/** A note of the office: several lines, '' for none. Only staff see it. */
export const officeNoteSchema = optionalText(OFFICE_NOTE_MAX_LENGTH)

const values = bookingSchema.extend({
  /** A price of its own, "149.00"; without it, that of the day. */
  price: bookingSchema.shape.expectedPrice,
  /** Needed where the price is not that of the day. */
  priceReason: lineSchema(priceReasonRule).default(''),
  status: z.enum(FIRST_STATUSES).default('pending'),
  /** False where nobody gets a mail about the booking. Later changes and reminders cause mails as usual. */
  mails: z.boolean().default(true),
  note: officeNoteSchema.default(''),
})

/** The request of staff who book for somebody, for example by telephone: the public one, and what staff decide. */
export const officeBookingSchema = values.refine(
  ({ price, discountCode }) => price === undefined || discountCode === undefined,
  { path: ['discountCode'], error: CODE_OR_PRICE },
)
export type OfficeBooking = z.infer<typeof officeBookingSchema>
