import * as z from 'zod'
import { mailStatusSchema } from '#platform/basics/domain/mail-status.ts'
import { agreedTermsSchema } from '#shop/booking/domain/agreed-terms.ts'
import { attendeeTypeSchema, registrationSchema } from '#shop/booking/domain/booking.ts'
import { bookingChangeSchema, staffRequestSchema } from '#shop/booking/domain/booking-change.ts'
import { reverseChargeSchema } from '#shop/booking/domain/reverse-charge.ts'
import { termsChangeSchema } from '#shop/booking/domain/terms-changes.ts'
import { bookingRulesSchema } from '#shop/booking-rules/domain/booking-rules.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'
import { owedSchema, reductionSchema } from './owed-schema.ts'

/** Everything that staff see about one registration. */
export const registrationDetailsSchema = registrationSchema
  .omit({ participants: true, owedCents: true })
  .extend({
    packageId: z.string(),
    /** Raised by every change but those of the status; `ETag` has it too. */
    version: z.int(),
    /** A new contact address that the booker has not confirmed yet; null for none. */
    newContactEmail: z.string().nullable(),
    /** Of the office, for itself; '' for none. */
    note: z.string(),
    /** Null where the firm owes the VAT, as usual. */
    reverseCharge: reverseChargeSchema.nullable(),
    /** The administrator's e-mail who booked for the booker; null for a booking of the shop. */
    bookedBy: z.string().nullable(),
    /** Whether it was confirmed once, and not set back to pending: else a cancellation costs nothing. */
    wasConfirmed: z.boolean(),
    /** What is owed, line by line. */
    owed: owedSchema,
    /** The oldest first. */
    reductions: z.array(reductionSchema),
    /** What the booker saw when booking; null where it was not recorded. */
    agreedTerms: agreedTermsSchema.nullable(),
    /** What of the agreed terms is different today. */
    termsChanges: z.array(termsChangeSchema),
    /** The rules of this booking for its booker: those agreed, else those in force. Staff are not bound by them. */
    rules: bookingRulesSchema,
    /** Requests of the booker, the newest first. */
    requests: z.array(staffRequestSchema),
    /** Changes but those of the status, the newest first. */
    changes: z.array(bookingChangeSchema),
    /** Ordered by slot. */
    seats: z.array(
      z.object({
        id: z.uuid(),
        position: z.int(),
        trainingId: z.string(),
        /** As of the booking. */
        trainingTitle: z.string(),
        dateId: dateIdSchema,
        /** Day and time of the seat's date as displayed today. */
        trainingDate: z.string(),
        trainingTime: z.string(),
        startsAt: z.iso.datetime().nullable(),
        endsAt: z.iso.datetime().nullable(),
        /** Whether staff cancelled the date. */
        isDateCancelled: z.boolean(),
        /** True once the session has ended: mails that only make sense before it are no longer sent. */
        isOver: z.boolean(),
        /** When the seat alone was cancelled; null where it was not. */
        cancelledAt: z.iso.datetime().nullable(),
        /** Its share in the price, in cents; 0 for one that a new order left out. */
        shareCents: z.int(),
        /** What of its share is not owed because it is cancelled, alone or with its booking. */
        notOwedCents: z.int(),
        /** False for one that a new order left out. */
        isOrdered: z.boolean(),
        /** When the attendee wrote that they cannot come; null where they did not. */
        cannotComeSince: z.iso.datetime().nullable(),
        /** When its attendee was last informed of the seat; null for one who does not know of it. */
        informedAt: z.iso.datetime().nullable(),
        attendeeType: attendeeTypeSchema,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        company: z.string(),
      }),
    ),
    /** Changes of status, newest first. */
    history: z.array(
      z.object({
        from: registrationStatusSchema,
        to: registrationStatusSchema,
        /** The administrator's e-mail. */
        actor: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** When the mails about changes are written that their readers do not know yet; null where there are none. */
    tellAt: z.iso.datetime().nullable(),
    /** Newest first. */
    mails: z.array(
      z.object({
        id: z.uuid(),
        recipient: z.string(),
        subject: z.string(),
        status: mailStatusSchema,
        attempts: z.int(),
        /** Of a waiting mail: when the next attempt begins; null where it begins at once. */
        nextAttemptAt: z.iso.datetime().nullable(),
        /** As `heldSince` of the list of mails. */
        heldSince: z.iso.datetime().nullable(),
        /** The mail server's wording. */
        lastError: z.string().nullable(),
        createdAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
      }),
    ),
  })
export type RegistrationDetails = z.infer<typeof registrationDetailsSchema>
