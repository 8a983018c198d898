import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/server/columns.ts'

/** Settings that staff change in the administration. A setting without a row has its default. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Texts of mails that staff wrote. A null, and a template without a row, has the original text. */
export const mailTexts = pgTable('mail_texts', {
  template: text('template').primaryKey(),
  subject: text('subject'),
  opening: text('opening'),
  closing: text('closing'),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
