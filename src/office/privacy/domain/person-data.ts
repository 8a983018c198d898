import * as z from 'zod'
import { mailStatusSchema } from '#platform/basics/domain/mail-status.ts'
import { staffEmailAddress } from '#platform/basics/domain/text.ts'
import { billingDetailsSchema } from '#shop/booking/domain/billing-schema.ts'
import { bookedPriceShape } from '#shop/booking/domain/booked-price-schema.ts'
import { attendeeTypeSchema } from '#shop/booking/domain/booking.ts'
import { bookingChangeSchema, changeRequestSchema } from '#shop/booking/domain/booking-change.ts'
import { reductionSchema } from '#shop/booking-changes/domain/owed-schema.ts'
import { buyerSchema, INVOICE_KINDS } from '#shop/invoices/domain/invoice-content.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { waitingStateSchema } from '#shop/waiting-list/domain/waiting-entry.ts'

/** The person whose data is requested. Sent in the body, so that the address is in no URL and no log. */
export const personRequestSchema = z.object({ email: staffEmailAddress })

/** How many rows contain data of a person. */
const personRowsSchema = z.object({
  /** Registrations that the person booked. */
  registrations: z.int(),
  /** Seats of the person, including those in cancelled registrations and in registrations of others. */
  seats: z.int(),
  /** Mails to the person. An erasure empties them. */
  mails: z.int(),
  /** Mails to others that mention the person. An erasure replaces name and address in them. */
  mentions: z.int(),
  /** Entries of waiting lists. An erasure deletes them. */
  waiting: z.int(),
  /** Lines in the histories of bookings with values about the person. An erasure empties these values. */
  changes: z.int(),
})
export type PersonRows = z.infer<typeof personRowsSchema>

/** What is stored about a person, shown before staff export or erase it. */
export const personFindingSchema = personRowsSchema.extend({
  /** Invoices and cancellations to the person's mailbox, or that name the person. An erasure leaves them as they are. */
  invoices: z.int(),
  /** Titles of future trainings in which the person has a seat of a confirmed registration. */
  upcomingTrainings: z.array(z.string()),
  /** When data of this address was erased earlier, the latest first. */
  erasedAt: z.array(z.iso.datetime()),
})
export type PersonFinding = z.infer<typeof personFindingSchema>

export const personErasureSchema = personRowsSchema

/** Everything stored about a person, exported for that person. Each list begins with its oldest entry. */
export const personDataSchema = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  /** Booked by the person. The other attendees are left out, because that is the data of others. */
  registrations: z.array(
    z.object({
      reference: z.string(),
      createdAt: z.iso.datetime(),
      status: registrationStatusSchema,
      contactName: z.string(),
      contactEmail: z.string(),
      ...byField(() => z.string()),
      package: z.string(),
      ...bookedPriceShape,
      /** A new contact address that is not confirmed yet; null for none. */
      newContactEmail: z.string().nullable(),
      /** Of the office; '' for none. */
      note: z.string(),
      /** Where the invoice goes, and how staff checked who owes its VAT; null for none. */
      billing: billingDetailsSchema.extend({ reverseChargeNote: z.string() }).nullable(),
      reductions: z.array(reductionSchema.pick({ cents: true, reason: true, createdAt: true })),
      requests: z.array(
        changeRequestSchema.pick({ createdAt: true, state: true, reason: true, answer: true }),
      ),
    }),
  ),
  /** Seats of the person, in their own registrations and in those of others. */
  seats: z.array(
    z.object({
      reference: z.string(),
      createdAt: z.iso.datetime(),
      status: registrationStatusSchema,
      training: z.string(),
      date: z.string(),
      time: z.string(),
      attendeeType: attendeeTypeSchema,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      company: z.string(),
      /** When the person wrote that they cannot come; null where they did not. */
      cannotComeSince: z.iso.datetime().nullable(),
      /** The source of the data (Art. 15 (1) (g) GDPR). */
      bookedBy: z.string(),
    }),
  ),
  mails: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
      status: mailStatusSchema,
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  /** Invoices and cancellations to the person's mailbox, kept after an erasure too. */
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(INVOICE_KINDS),
      issuedOn: z.iso.date(),
      grossCents: z.int(),
      buyer: buyerSchema,
      /** Why the buyer disputes it, in the words of staff; null where nobody does. */
      dispute: z.string().nullable(),
    }),
  ),
  /** Invoices and cancellations to anybody that name the person as an attendee, with their line about the person. */
  namedOnInvoices: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(INVOICE_KINDS),
      issuedOn: z.iso.date(),
      line: z.string(),
    }),
  ),
  /** Changes of bookings, with the values about the person. */
  changes: z.array(
    bookingChangeSchema.pick({
      kind: true,
      actor: true,
      before: true,
      after: true,
      createdAt: true,
    }),
  ),
  waiting: z.array(
    z.object({
      joinedAt: z.iso.datetime(),
      state: waitingStateSchema,
      training: z.string(),
      /** Null for somebody who waits for new dates. */
      date: z.string().nullable(),
      time: z.string().nullable(),
      seats: z.int(),
      atLeast: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      ...byField(() => z.string()),
    }),
  ),
})
export type PersonData = z.infer<typeof personDataSchema>
