import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/database/server/columns.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'

/** A message that staff wrote to participants. Each mail of it names it, so that every mail's fate can be shown. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** With placeholders, as staff wrote them. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The date whose participants it went to; null where staff chose them otherwise. */
    dateId: uuid('date_id').references(() => trainingDates.id, { onDelete: 'set null' }),
    /** How many mails were queued. */
    recipients: integer('recipients').notNull(),
    /** The administrator's e-mail. */
    sentBy: text('sent_by').notNull(),
    createdAt: createdAt(),
  },
  (message) => [
    index('messages_newest_first').on(message.createdAt.desc().nullsFirst(), message.id),
    index('messages_of_date').on(message.dateId),
  ],
)
