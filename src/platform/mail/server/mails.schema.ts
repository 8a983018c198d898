import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { messages } from '#office/messages/server/messages.schema.ts'
import { MAIL_STATUSES } from '#platform/basics/domain/mail-status.ts'
import { createdAt, id, instant } from '#platform/database/server/columns.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import type { MailContent, MailTemplate } from './mail-data.ts'

export const mailStatus = pgEnum('mail_status', MAIL_STATUSES)

/** Outgoing mail: inserted by the transaction that causes it, sent by the worker after the commit. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Names the event, e.g. "registration.received/<id>": one recipient gets one mail per key. */
    dedupeKey: text('dedupe_key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The worker renders the template with this data when it sends the mail. Both null once they were erased. */
    template: text('template').$type<MailTemplate>(),
    data: jsonb('data').$type<MailContent['data']>(),
    registrationId: uuid('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    /** The message of staff that it belongs to; null for all others. */
    staffMessageId: uuid('staff_message_id').references(() => messages.id, {
      onDelete: 'set null',
    }),
    status: mailStatus('status').notNull().default('waiting'),
    /** Its Message-ID, set at the first attempt and the same at every further one. */
    messageId: text('message_id'),
    /** Attempts begun since it was queued, or queued again manually. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in the mail server's wording where it gave any. */
    lastError: text('last_error'),
    /**
     * When the next attempt begins: after a failed one, or before the first one of a mail that can still be withdrawn.
     * Null where it begins at once.
     */
    notBefore: instant('not_before'),
    /**
     * For a waiting mail that only staff can send: since when it waits. Its job has a task that no worker runs. For a
     * mail that was given up while it waited so: since when it had waited. For a failed one that staff gave up: since
     * when. Null for all others.
     */
    heldAt: instant('held_at'),
    /** The mail server's answer when it accepted the mail. */
    smtpResponse: text('smtp_response'),
    /** Recipient and subject in every spelling that a search may use. */
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(
        sql`search_spellings(lower((recipient || ' ' || subject) collate "german"))`,
      ),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (mail) => [
    uniqueIndex('mails_one_per_key_and_address').on(mail.dedupeKey, sql`lower(${mail.recipient})`),
    index('mails_waiting').on(mail.createdAt).where(sql`${mail.status} = 'waiting'`),
    index('mails_failed').on(mail.createdAt).where(sql`${mail.status} = 'failed'`),
    index('mails_of_registration').on(mail.registrationId),
    index('mails_of_staff_message')
      .on(mail.staffMessageId)
      .where(sql`${mail.staffMessageId} is not null`),
    // For the mails to those who wait for a date.
    index('mails_of_waiting_entry')
      .on(sql`(${mail.data} ->> 'entryId')`)
      .where(sql`${mail.data} ->> 'entryId' is not null`),
    // For the mails of an invoice.
    index('mails_of_invoice')
      .on(sql`(${mail.data} ->> 'invoiceId')`)
      .where(sql`${mail.data} ->> 'invoiceId' is not null`),
    index('mails_limited_by_mailbox')
      .on(sql`mailbox_of(${mail.recipient})`, mail.createdAt)
      .where(
        sql`${mail.template} in ('registration.received', 'registration.cancelled.booker', 'waiting.confirm', 'contact.confirm', 'booking.links')`,
      ),
    index('mails_newest_first').on(mail.createdAt.desc().nullsFirst(), mail.id.desc().nullsFirst()),
    check(
      'mails_sent_has_its_instant',
      sql`(${mail.status} = 'sent') = (${mail.sentAt} is not null)`,
    ),
    check('mails_template_has_data', sql`(${mail.template} is null) = (${mail.data} is null)`),
  ],
)
