import * as z from 'zod'
import { PAGE_MAX, pageLimit } from '../page-limit.ts'
import { line, staffEmailAddress } from '../text.ts'
import { mailStatusSchema } from './mail-status.ts'

/** A mail in the list of all mails. */
export const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: mailStatusSchema,
  /** Attempts begun since it was queued, or queued again by hand. */
  attempts: z.int(),
  /**
   * Of a waiting mail whose last attempt failed, or that can be withdrawn until then because nobody has begun to send
   * it; null where the next attempt begins at once, or none at all.
   */
  nextAttemptAt: z.iso.datetime().nullable(),
  /**
   * Of a waiting mail that does not leave by itself, because as many as are allowed in an hour had left for its mailbox
   * while nobody had confirmed what they are about: since when it waits for staff to send it.
   */
  heldSince: z.iso.datetime().nullable(),
  /** Why the last attempt failed, in the mail server's own words where it gave any. */
  lastError: z.string().nullable(),
  /** What was said when the mail was taken. */
  smtpResponse: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type Mail = z.infer<typeof mailSchema>

/** A mail with everything that its reader gets. */
export const mailDetailsSchema = mailSchema.extend({
  /** The registration that caused it; null for all others, and where there is no such registration any more. */
  registration: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  /** True once its content was erased along with a person's data: then it cannot be sent again. */
  isErased: z.boolean(),
  /** Null for mails that are text only. */
  html: z.string().nullable(),
  /** Null where the text cannot be made, which is also why such a mail is not sent. */
  text: z.string().nullable(),
  /** The names of the files that come with it. */
  attachments: z.array(z.string()),
})
export type MailDetails = z.infer<typeof mailDetailsSchema>

/** Mails of one page, unless the call asks for another number. */
const PAGE = 50
const SEARCH_MAX_LENGTH = 200

export const mailListQuerySchema = z.object({
  status: mailStatusSchema.optional(),
  /** Every word of it must occur in the recipient's address or in the subject. */
  q: line(SEARCH_MAX_LENGTH).optional(),
  limit: pageLimit(PAGE_MAX).default(PAGE),
  /** Where the page begins, as the header Next-Cursor of the one before said. */
  cursor: z.string().max(1000).optional(),
})
export type MailListQuery = z.infer<typeof mailListQuerySchema>

/** To whom a test mail goes. */
export const testMailSchema = z.object({
  to: staffEmailAddress,
})

/** Where mails go and whom they name, as the operator set it. */
export const mailDeliverySchema = z.object({
  /** The mail server, e.g. "mail.example.com:587"; null where mails become files in a folder instead. */
  server: z.string().nullable(),
  /** The sender. */
  from: z.object({ name: z.string(), address: z.string() }),
  /** Where answers go; null where they go to the sender. */
  replyTo: z.string().nullable(),
  /** Who hears of new registrations; null for nobody. */
  staff: z.string().nullable(),
})
export type MailDelivery = z.infer<typeof mailDeliverySchema>
