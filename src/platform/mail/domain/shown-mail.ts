import * as z from 'zod'

const FINGERPRINT_MAX_LENGTH = 100

/** Of what a preview has shown to staff. What they do then is refused where it would do something else. */
export const fingerprintSchema = z.string().max(FINGERPRINT_MAX_LENGTH)

/** A mail as its reader would get it, before it is sent. */
export const shownMailSchema = z.object({
  registrationId: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** File names. */
  attachments: z.array(z.string()),
})
export type ShownMail = z.infer<typeof shownMailSchema>
