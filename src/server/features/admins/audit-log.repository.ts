import type { Connection } from '../../database/database.ts'
import { auditLog } from '../../database/schema/admins.ts'

/** Adds what an administrator did to the audit log, in the transaction that does it where there is one. */
export async function recordAction(
  db: Connection,
  entry: Pick<typeof auditLog.$inferInsert, 'actor' | 'action' | 'subjectId' | 'details'>,
): Promise<void> {
  await db.insert(auditLog).values(entry)
}
