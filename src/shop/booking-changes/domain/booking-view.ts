import * as z from 'zod'
import { agreedTermsSchema } from '#shop/booking/domain/agreed-terms.ts'
import { billingDetailsSchema } from '#shop/booking/domain/billing-schema.ts'
import { bookedPriceShape } from '#shop/booking/domain/booked-price-schema.ts'
import { attendeeTypeSchema } from '#shop/booking/domain/booking.ts'
import { bookingChangeSchema, changeRequestSchema } from '#shop/booking/domain/booking-change.ts'
import { termsChangeSchema } from '#shop/booking/domain/terms-changes.ts'
import { bookingRulesSchema } from '#shop/booking-rules/domain/booking-rules.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'

/** What may be done with a seat now, by the rules of the booking. */
export const possibilitiesSchema = z.object({
  /** Whether another person can take the seat. */
  replace: z.boolean(),
  /** Whether the seat can be moved to another date. */
  move: z.boolean(),
  /** Whether it can be cancelled: at once, by a request, or not any more. */
  cancel: z.enum(['free', 'request', 'over']),
})

/** A seat as its booker sees it. */
export const bookedSeatSchema = z.object({
  id: z.uuid(),
  /** The slot, from 1. */
  position: z.int(),
  trainingId: z.string(),
  trainingTitle: z.string(),
  dateId: dateIdSchema,
  /** Display texts of today. */
  date: z.string(),
  time: z.string(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Of the date, for its participants; '' for none. */
  note: z.string(),
  /** Null before the confirmation, and where there is none. */
  meetingUrl: z.string().nullable(),
  attendeeType: attendeeTypeSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  /** Whether the person knows of the seat by a mail. */
  isInformed: z.boolean(),
  /** That of the registration, unless the seat alone was cancelled. */
  status: registrationStatusSchema,
  /** Whether staff cancelled the date. */
  isDateCancelled: z.boolean(),
  /** When the attendee wrote that they cannot come; null where they did not. */
  cannotComeSince: z.iso.datetime().nullable(),
  /** Its share in the price, in cents; 0 for one that is no longer part of the order. */
  shareCents: z.int(),
  can: possibilitiesSchema,
})
export type BookedSeat = z.infer<typeof bookedSeatSchema>

/** An issued document as the booker sees it. Its files have addresses of their own. */
const bookerInvoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['invoice', 'cancellation']),
  /** Calendar days in Europe/Berlin; due is null for a cancellation. */
  issuedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  /** What it says in all, in cents with VAT. */
  cents: z.int(),
  /** The number of the cancellation that took it back; null for none. */
  cancelledBy: z.string().nullable(),
})
export type BookerInvoice = z.infer<typeof bookerInvoiceSchema>

/** A booking as its booker sees it, by the link in the mails. */
export const bookingViewSchema = z.object({
  reference: z.string(),
  /** Raised by every change; `ETag` has it too. */
  version: z.int(),
  status: registrationStatusSchema,
  createdAt: z.iso.datetime(),
  contactName: z.string(),
  contactEmail: z.string(),
  /** A new contact address that is not confirmed yet; null for none. */
  newContactEmail: z.string().nullable(),
  ...byField(() => z.string()),
  packageName: z.string(),
  ...bookedPriceShape,
  /** What is owed, in cents; of a pending booking, what will be once it is confirmed. */
  owedCents: z.int(),
  billing: billingDetailsSchema,
  /** The rules of this booking. */
  rules: bookingRulesSchema,
  seats: z.array(bookedSeatSchema),
  /** Whether the whole booking can be cancelled: free where each remaining seat is. */
  cancel: z.enum(['free', 'request', 'over']),
  /** Requests, the newest first. */
  requests: z.array(changeRequestSchema),
  /** The newest first, without the e-mail addresses of staff. */
  history: z.array(bookingChangeSchema),
  /** Null where none was recorded. */
  agreedTerms: agreedTermsSchema.nullable(),
  /** What has changed since the booking; empty where no terms were stored. */
  termsChanges: z.array(termsChangeSchema),
  /** The invoices and their cancellations, the newest first; none by the link of the browser that booked. */
  invoices: z.array(bookerInvoiceSchema),
  /** Whether it is seen by the link of the browser that booked, which changes billing data alone. */
  isReceipt: z.boolean(),
  /**
   * The instant after which the link opens nothing: 30 days after the last session, or a day after the booking for that
   * of the browser that booked; null where it is unknown.
   */
  linkEndsAt: z.iso.datetime().nullable(),
})
export type BookingView = z.infer<typeof bookingViewSchema>

/** A seat as its attendee sees it who did not book, by the link in the mail. */
export const seatViewSchema = z.object({
  reference: z.string(),
  bookerName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...bookedSeatSchema.pick({
    trainingId: true,
    trainingTitle: true,
    date: true,
    time: true,
    startsAt: true,
    endsAt: true,
    note: true,
    meetingUrl: true,
    status: true,
    isDateCancelled: true,
    cannotComeSince: true,
  }).shape,
})
export type SeatView = z.infer<typeof seatViewSchema>
