import * as z from 'zod'
import { mailStatusSchema } from '../mail/mail-status.ts'
import { attendeeTypeSchema, registrationSchema } from './booking.ts'
import { registrationStatusSchema } from './status.ts'

/** Everything staff can know about one registration. */
export const registrationDetailsSchema = registrationSchema.omit({ participants: true }).extend({
  packageId: z.string(),
  /** In the order of the slots. */
  seats: z.array(
    z.object({
      id: z.uuid(),
      position: z.int(),
      trainingId: z.string(),
      trainingTitle: z.string(),
      /** The training's date and time as they are displayed today. */
      trainingDate: z.string(),
      trainingTime: z.string(),
      /** True once the session has ended: then no mail looks forward to it. */
      isOver: z.boolean(),
      attendeeType: attendeeTypeSchema,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      company: z.string(),
    }),
  ),
  /** Changes of status, the newest first. */
  history: z.array(
    z.object({
      from: registrationStatusSchema,
      to: registrationStatusSchema,
      /** The administrator's e-mail. */
      actor: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** The newest first. */
  mails: z.array(
    z.object({
      id: z.uuid(),
      recipient: z.string(),
      subject: z.string(),
      status: mailStatusSchema,
      attempts: z.int(),
      /** Of a waiting mail: when the next attempt begins; null where it begins at once. */
      nextAttemptAt: z.iso.datetime().nullable(),
      /** As in the list of mails. */
      heldSince: z.iso.datetime().nullable(),
      /** The mail server's own words. */
      lastError: z.string().nullable(),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type RegistrationDetails = z.infer<typeof registrationDetailsSchema>
