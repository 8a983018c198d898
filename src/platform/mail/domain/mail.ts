import * as z from 'zod'
import { mailStatusSchema } from '#platform/basics/domain/mail-status.ts'
import { PAGE_MAX, pageLimit } from '#platform/basics/domain/page-limit.ts'
import { line, staffEmailAddress } from '#platform/basics/domain/text.ts'

/** A mail in the list of all mails. */
export const mailSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: mailStatusSchema,
  /** Attempts begun since the mail was queued, or queued again by hand. */
  attempts: z.int(),
  /**
   * When the next attempt begins. Set for a waiting mail whose last attempt failed, and for one that can be withdrawn
   * until then. Null where the next attempt begins at once, or where there is none.
   */
  nextAttemptAt: z.iso.datetime().nullable(),
  /**
   * Since when the mail is held for staff to send it; null for any other mail. A mail is held when its mailbox has
   * already received the hourly limit of mails about unconfirmed registrations.
   */
  heldSince: z.iso.datetime().nullable(),
  /** Why the last attempt failed, in the mail server's wording where there is one. */
  lastError: z.string().nullable(),
  /** The mail server's answer when it accepted the mail. */
  smtpResponse: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type Mail = z.infer<typeof mailSchema>

/** A mail with its content. */
export const mailDetailsSchema = mailSchema.extend({
  /** The registration that caused it; null where there is none, or none any longer. */
  registration: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  /** True for a mail that is held for staff, and for a failed one that is of use and that they have not given up. */
  canBeGivenUp: z.boolean(),
  /** True once its content was erased together with a person's data. Such a mail cannot be sent again. */
  isErased: z.boolean(),
  /** Null where the mail cannot be rendered, and once its content was erased. */
  html: z.string().nullable(),
  /** Null where the text cannot be rendered. Such a mail cannot be sent either. */
  text: z.string().nullable(),
  /** The file names of its attachments. */
  attachments: z.array(z.string()),
})
export type MailDetails = z.infer<typeof mailDetailsSchema>

/** Mails on one page, unless the call asks for another number. */
const PAGE = 50
const SEARCH_MAX_LENGTH = 200

export const mailListQuerySchema = z.object({
  status: mailStatusSchema.optional(),
  /** Every word of it must occur in the recipient's address or in the subject. */
  q: line(SEARCH_MAX_LENGTH).optional(),
  /** A date's id: mails about it, and about registrations with a seat in it. */
  date: z.uuid().optional(),
  limit: pageLimit(PAGE_MAX).default(PAGE),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(1000).optional(),
})
export type MailListQuery = z.infer<typeof mailListQuerySchema>

/** The recipient of a test mail. */
export const testMailSchema = z.object({
  to: staffEmailAddress,
})

/** The token of a test mail, by which it is known to have arrived. */
export const testMailTokenSchema = z.object({ token: z.string().max(100) })

/** The operator's settings for outgoing mails, and whether a test mail has shown that they work. */
export const mailDeliverySchema = z.object({
  /** The mail server, e.g. "mail.example.com:587"; null where mails are written to a folder instead. */
  server: z.string().nullable(),
  /** The sender. */
  from: z.object({ name: z.string(), address: z.string() }),
  /** The address for replies; null where they go to the sender. */
  replyTo: z.string().nullable(),
  /** The address that is notified of new registrations; null for none. */
  staff: z.string().nullable(),
  /** When somebody last opened the link of a test mail from this mail server and sender; null for never. */
  testArrivedAt: z.iso.datetime().nullable(),
})
export type MailDelivery = z.infer<typeof mailDeliverySchema>
