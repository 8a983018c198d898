import * as z from 'zod'
import { emailAddress, line, lineSchema, requiredLine } from '#platform/basics/domain/text.ts'
import { firstName, lastName } from '#platform/persons/domain/person-name-schema.ts'
import { bookingSchema } from '#shop/booking/domain/booking.ts'
import { priceReasonRule } from '#shop/booking/domain/office-booking.ts'
import { COMPANY_MAX_LENGTH } from '#shop/seats/domain/registration-fields.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'

/** More seats than a package has; it only limits the size of a request. */
const SEATS_MAX = 10

/** An additional seat. */
const addedSeatSchema = z.strictObject({
  dateId: dateIdSchema,
  firstName,
  lastName,
  email: emailAddress,
  company: line(COMPANY_MAX_LENGTH).default(''),
})
export type AddedSeat = z.infer<typeof addedSeatSchema>

/** A new order: package, seats and price of a booking, as staff agreed on them with the booker. */
export const orderEditSchema = z.strictObject({
  packageId: requiredLine(100),
  /** For all seats that the booking has then, "149.00". */
  price: bookingSchema.shape.expectedPrice.unwrap(),
  /** Needed where the price is neither that of the day nor the present one. Only staff see it. */
  priceReason: lineSchema(priceReasonRule).default(''),
  /** The ids of the seats that are cancelled with it. */
  dropped: z.array(z.uuid()).max(SEATS_MAX).default([]),
  added: z.array(addedSeatSchema).max(SEATS_MAX).default([]),
})
export type OrderEdit = z.infer<typeof orderEditSchema>
