import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/server/columns.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { registrations } from './registrations.schema.ts'
import type { ToldFacts } from './told-facts.ts'

/**
 * What each recipient was last told about a booking, item by item. A change of the booking does not touch it: the next
 * mail says what differs from it. May be personal data; erased with the person.
 */
export const told = pgTable(
  'told',
  {
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** In lower case. */
    recipient: text('recipient').notNull(),
    /** See `ToldItems`. */
    item: text('item').notNull(),
    /** Null where the recipient was told that it is theirs no more. */
    facts: jsonb('facts').$type<ToldFacts>(),
    /** What was told before `mailId`; in force again where that mail is taken back before it was sent. */
    before: jsonb('before').$type<ToldFacts>(),
    /** The mail that says it; null where nobody wrote one, and once it can no longer be taken back. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    toldAt: instant('told_at').notNull(),
  },
  (row) => [
    primaryKey({ name: 'told_once', columns: [row.registrationId, row.item, row.recipient] }),
    index('told_by_mail').on(row.mailId),
  ],
)
