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

/** When each task of background work ended last, well or badly. That of a backup is "backup". */
export const taskRuns = pgTable('task_runs', {
  task: text('task').primaryKey(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
})
