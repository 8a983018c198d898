import * as z from 'zod'
import { emailAddress, line, lineSchema, requiredLine } from '#platform/basics/domain/text.ts'
import { firstName, fullName, lastName } from '#platform/persons/domain/person-name-schema.ts'
import { typedCodeSchema } from '#shop/discount-codes/domain/discount-code-schema.ts'
import { ATTENDEE_TYPES } from '#shop/seats/domain/attendee-type.ts'
import {
  byField,
  COMPANY_MAX_LENGTH,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
} from '#shop/seats/domain/registration-fields.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'
import { billingDetailsSchema, givenBillingSchema } from './billing-schema.ts'
import { bookedPriceShape, storedPriceShape } from './booked-price-schema.ts'

/** More seats than any package has; it only limits the size of a request. */
const ATTENDEES_MAX = 50

export const attendeeTypeSchema = z.enum(ATTENDEE_TYPES)

export const attendeeSchema = z.object({
  trainingId: requiredLine(100),
  /** A date of that training; without it, the listed one. */
  dateId: dateIdSchema.optional(),
  attendeeType: attendeeTypeSchema,
  firstName,
  lastName,
  email: emailAddress,
  company: line(COMPANY_MAX_LENGTH).default(''),
})

/** The request of the booking form. A status is accepted and ignored: every booking begins as pending. */
export const bookingSchema = z.object({
  contactName: fullName,
  contactEmail: emailAddress,
  ...byField(fieldSchema),
  packageId: requiredLine(100),
  /** Where the invoice goes and what it names. It can be given later too. */
  billing: givenBillingSchema.optional(),
  attendees: z.array(attendeeSchema).min(1).max(ATTENDEES_MAX),
  status: registrationStatusSchema.optional(),
  /** A code that takes something off the price. */
  discountCode: typedCodeSchema.optional(),
  /** The price that the booker saw, less what the code takes off, "149.00". Refused when it is no longer in force. */
  expectedPrice: z
    .string()
    .regex(/^(0|[1-9]\d{0,7})\.\d{2}$/, { error: 'Ein Preis hat die Form 149.00.' })
    .optional(),
})
export type Booking = z.infer<typeof bookingSchema>

function fieldSchema(name: RegistrationFieldName): z.ZodType<string, string | undefined> {
  const { rule, missing } = REGISTRATION_FIELDS[name]
  return missing === null ? lineSchema(rule).default('') : lineSchema(rule)
}

export const registrationIdSchema = z.uuid()

/** The answer to an accepted booking. */
export const bookingReceiptSchema = z.object({
  id: registrationIdSchema,
  reference: z.string(),
  status: registrationStatusSchema,
  packageId: z.string(),
  ...bookedPriceShape,
  createdAt: z.iso.datetime(),
  /**
   * True while the confirmation mail is held for staff, because its mailbox has received the hourly limit of such
   * mails.
   */
  isMailHeld: z.boolean(),
  /** Of the link for the browser that booked: for a day it shows the booking and takes billing data. */
  token: z.string(),
})
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>

/** The same for staff who book for somebody. */
export const officeReceiptSchema = bookingReceiptSchema.omit({ token: true })
export type OfficeReceipt = z.infer<typeof officeReceiptSchema>

/** The part of the answer that is stored for a repeated request. Whether the mail is held may have changed by then. */
export type StoredReceipt = Omit<OfficeReceipt, 'isMailHeld'>

/** A registration in the list for staff. */
export const registrationSchema = z.object({
  id: registrationIdSchema,
  reference: z.string(),
  createdAt: z.iso.datetime(),
  contactName: z.string(),
  contactEmail: z.string(),
  ...byField(() => z.string()),
  packageName: z.string(),
  ...storedPriceShape,
  status: registrationStatusSchema,
  /** What is owed, in cents; of a pending one, what will be once it is confirmed. */
  owedCents: z.int(),
  billing: billingDetailsSchema,
  participants: z.array(
    z.object({
      attendeeId: z.uuid(),
      name: z.string(),
      training: z.string(),
      dateId: dateIdSchema,
      /** The display text of the date's day. */
      date: z.string(),
      /** Of the seat: that of its registration, unless the seat alone was cancelled. */
      status: registrationStatusSchema,
      /** Whether the seat alone was cancelled. */
      isCancelled: z.boolean(),
    }),
  ),
})
export type Registration = z.infer<typeof registrationSchema>

/** An attendee in the list for staff: one row for each seat. */
export const attendeeRowSchema = z.object({
  id: z.uuid(),
  registrationId: registrationIdSchema,
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  trainingId: z.string(),
  trainingTitle: z.string(),
  dateId: dateIdSchema,
  /** The date's display texts of today. */
  date: z.string(),
  time: z.string(),
  company: z.string(),
  attendeeType: attendeeTypeSchema,
  bookerName: z.string(),
  bookerEmail: z.string(),
  packageName: z.string(),
  /** Of the seat: that of its registration, unless the seat alone was cancelled. */
  status: registrationStatusSchema,
})
export type AttendeeRow = z.infer<typeof attendeeRowSchema>
