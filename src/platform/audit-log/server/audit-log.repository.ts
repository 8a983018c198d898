import type { Connection } from '#platform/database/server/database.ts'
import { insertMany } from '#platform/database/server/insert-many.ts'
import { auditLog } from './audit-log.schema.ts'

export type AuditRow = typeof auditLog.$inferSelect

type NewEntry = Pick<typeof auditLog.$inferInsert, 'actor' | 'action' | 'subjectId' | 'details'>

/** Adds an administrator's action to the audit log, in the transaction of the action where there is one. */
export async function recordAction(db: Connection, entry: NewEntry): Promise<void> {
  await db.insert(auditLog).values(entry)
}

/** As {@link recordAction}, for an action on several subjects. */
export async function recordActions(db: Connection, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0) await db.execute(insertMany(auditLog, entries))
}
