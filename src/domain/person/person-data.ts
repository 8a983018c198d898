import * as z from 'zod'
import { mailStatusSchema } from '../mail/mail-status.ts'
import { priceTypeSchema } from '../pricing/price-type-schema.ts'
import { attendeeTypeSchema } from '../registration/booking.ts'
import { registrationStatusSchema } from '../registration/status.ts'
import { staffEmailAddress } from '../text.ts'

/** Whose data it is about. In a body, so that no address gets into a URL or a log. */
export const personRequestSchema = z.object({ email: staffEmailAddress })

/** How many rows hold something about a person. */
const personRowsSchema = z.object({
  /** Registrations that the person booked. */
  registrations: z.int(),
  /** Seats that the person holds, also in registrations of others and in cancelled ones. */
  seats: z.int(),
  /** Mails: in a finding those to the person, after erasing also those that mentioned the person. */
  mails: z.int(),
})
export type PersonRows = z.infer<typeof personRowsSchema>

/** What there is about a person, before staff decide what to do with it. */
export const personFindingSchema = personRowsSchema.extend({
  /** Titles of the trainings still to come in which the person has a seat of a confirmed registration. */
  upcomingTrainings: z.array(z.string()),
  /** When data of this address was erased before, the latest first. */
  erasedAt: z.array(z.iso.datetime()),
})
export type PersonFinding = z.infer<typeof personFindingSchema>

export const personErasureSchema = personRowsSchema

/** Everything about a person, for the person. Each list begins with its oldest entry. */
export const personDataSchema = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  /** Booked by the person. Who else has a seat in them is not told: that is the data of others. */
  registrations: z.array(
    z.object({
      reference: z.string(),
      createdAt: z.iso.datetime(),
      status: registrationStatusSchema,
      contactName: z.string(),
      contactEmail: z.string(),
      company: z.string(),
      package: z.string(),
      /** Euros and cents, "149.00". */
      price: z.string(),
      priceType: priceTypeSchema,
    }),
  ),
  /** Held by the person, in registrations of their own and of others. */
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
      /** Where the data comes from (Art. 15 GDPR, 1 g). */
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
})
export type PersonData = z.infer<typeof personDataSchema>
