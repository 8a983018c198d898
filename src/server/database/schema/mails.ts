import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { MAIL_STATUSES } from '#domain/registration/registration-details.ts'
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
    textBody: text('text_body').notNull(),
    registrationId: uuid('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    status: mailStatus('status').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (mail) => [
    unique('mails_once_per_cause_and_recipient').on(mail.cause, mail.recipient),
    index('mails_of_registration').on(mail.registrationId),
    check(
      'mails_sent_has_its_instant',
      sql`(${mail.status} = 'sent') = (${mail.sentAt} is not null)`,
    ),
  ],
)
