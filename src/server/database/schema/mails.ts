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
import { MAIL_STATUSES } from '#domain/mail/mail-status.ts'
import type { MailDataOf, MailTemplate } from '../../features/mail/mail-data.ts'
import { createdAt, id, instant } from './columns.ts'
import { registrations } from './registrations.ts'

export const mailStatus = pgEnum('mail_status', MAIL_STATUSES)

/** Outgoing mail: written in the transaction that causes it, sent by the worker after the commit. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it is about, e.g. "registration.received/<id>": one recipient gets one mail per cause. */
    cause: text('cause').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** What it says: the worker renders the template with its data when it sends. */
    template: text('template').$type<MailTemplate>(),
    data: jsonb('data').$type<MailDataOf[MailTemplate]>(),
    /** The whole of a mail that was written before there were templates. */
    textBody: text('text_body'),
    registrationId: uuid('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    status: mailStatus('status').notNull().default('waiting'),
    /** Given at the first attempt and the same at every further one. */
    messageId: text('message_id'),
    /** Attempts begun since it was queued, or queued again by hand. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in the mail server's own words where it gave any. */
    lastError: text('last_error'),
    /**
     * When the next attempt begins: after one that failed, or, before the first one, for a mail that can still be
     * withdrawn. Null where it begins at once.
     */
    notBefore: instant('not_before'),
    /**
     * Of a waiting mail that does not leave by itself: since when it waits for staff to send it. Its job has a task that
     * no worker does. Of one that was given up while it did: since when it had waited. Null for all others.
     */
    heldAt: instant('held_at'),
    /** What the mail server said when it took the mail. */
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
    uniqueIndex('mails_one_per_cause_and_address').on(mail.cause, sql`lower(${mail.recipient})`),
    index('mails_waiting').on(mail.createdAt).where(sql`${mail.status} = 'waiting'`),
    index('mails_failed').on(mail.createdAt).where(sql`${mail.status} = 'failed'`),
    index('mails_of_registration').on(mail.registrationId),
    index('mails_unconfirmed_by_mailbox')
      .on(sql`mailbox_of(${mail.recipient})`, mail.createdAt)
      .where(sql`${mail.template} in ('registration.received', 'registration.cancelled.booker')`),
    index('mails_newest_first').on(mail.createdAt.desc().nullsFirst(), mail.id.desc().nullsFirst()),
    check(
      'mails_sent_has_its_instant',
      sql`(${mail.status} = 'sent') = (${mail.sentAt} is not null)`,
    ),
    check(
      'mails_have_content',
      sql`(${mail.template} is null) = (${mail.data} is null) and (${mail.template} is not null or ${mail.textBody} is not null)`,
    ),
  ],
)
