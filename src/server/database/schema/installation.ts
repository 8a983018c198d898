import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Steps that are done once in the life of a database, such as putting in the sample content. */
export const installationSteps = pgTable('installation_steps', {
  step: text('step').primaryKey(),
  doneAt: instant('done_at').notNull().defaultNow(),
})

/** Random values that every process of the product has to share, such as the one that signs session cookies. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
