import * as z from 'zod'
import { mailStatusSchema } from '../mail/mail-status.ts'
import { dateIdSchema } from '../training/training-date.ts'
import { attendeeTypeSchema, registrationSchema } from './booking.ts'
import { registrationStatusSchema } from './status.ts'

/** Everything that staff see about one registration. */
export const registrationDetailsSchema = registrationSchema.omit({ participants: true }).extend({
  packageId: z.string(),
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
      /** True once the session has ended: mails that only make sense before it are no longer sent. */
      isOver: z.boolean(),
      /** When the seat alone was cancelled; null where it was not. */
      cancelledAt: z.iso.datetime().nullable(),
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
