import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/database/server/columns.ts'

/** What administrators did, and when. Rows are never updated, and are deleted only by retention. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The administrator's e-mail as it was then, so that the entry outlives the account. */
    actor: text('actor').notNull(),
    /** Dotted, e.g. "registration.status_changed". */
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (entry) => [
    index('audit_log_newest_first').on(entry.createdAt.desc().nullsFirst()),
    index('audit_log_of_subject').on(entry.subjectId),
  ],
)
