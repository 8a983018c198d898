import type { AuditEntry, AuditLogQuery } from '#platform/audit-log/domain/audit-log.ts'
import { searchWords } from '#platform/basics/domain/search-words.ts'
import { pageOf, readPosition } from '#platform/basics/server/newest-first.ts'
import type { Database } from '#platform/database/server/database.ts'
import { listActions } from './audit-entries.repository.ts'
import { auditLogErrors } from './audit-log.errors.ts'
import { type NameReaders, subjectNames } from './subject-names.ts'

interface AuditLogPage {
  entries: AuditEntry[]
  /** The cursor of the next page; null when there is none. */
  nextCursor: string | null
}

/**
 * Actions of administrators, the newest first.
 *
 * @param readers read the display names of other features' subjects
 * @throws ProblemError 422 audit_log.bad_cursor
 */
export async function getAuditLog(
  db: Database,
  query: AuditLogQuery,
  readers: NameReaders,
): Promise<AuditLogPage> {
  const { limit } = query
  const rows = await listActions(db, {
    words: searchWords(query.q ?? ''),
    before: readPosition(query.cursor, auditLogErrors.badCursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = pageOf(rows, limit)
  const nameOf = await subjectNames(db, page, readers)
  return {
    entries: page.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      subjectName: nameOf(row),
    })),
    nextCursor,
  }
}
