import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Steps that are done once per database, such as inserting the initial content. */
export const installationSteps = pgTable('installation_steps', {
  step: text('step').primaryKey(),
  doneAt: instant('done_at').notNull().defaultNow(),
})

/** Random values that every process of the product has to share, such as the one that signs session cookies. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** When each background task last ended, by success and failure. The task of a backup is "backup". */
export const taskRuns = pgTable('task_runs', {
  task: text('task').primaryKey(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
})
