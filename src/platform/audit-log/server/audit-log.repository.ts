import type { Connection } from '#platform/database/server/database.ts'
import { auditLog } from './audit-log.schema.ts'

export type AuditRow = typeof auditLog.$inferSelect

/** Adds an administrator's action to the audit log, in the transaction of the action where there is one. */
export async function recordAction(
  db: Connection,
  entry: Pick<typeof auditLog.$inferInsert, 'actor' | 'action' | 'subjectId' | 'details'>,
): Promise<void> {
  await db.insert(auditLog).values(entry)
}
