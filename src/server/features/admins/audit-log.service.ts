import * as z from 'zod'
import type { AuditEntry, AuditLogQuery } from '#domain/admin/audit-log.ts'
import type { Database } from '../../database/database.ts'
import { adminErrors } from './admins.errors.ts'
import { type AuditRow, listActions } from './audit-log.repository.ts'
import { subjectNames } from './subject-names.ts'

interface AuditLogPage {
  entries: AuditEntry[]
  /** For the page after this one; null when there is none. */
  nextCursor: string | null
}

/**
 * What administrators did, the newest first.
 *
 * @throws ProblemError 422 audit_log.bad_cursor
 */
export async function getAuditLog(db: Database, query: AuditLogQuery): Promise<AuditLogPage> {
  const { limit } = query
  const rows = await listActions(db, {
    words: query.q?.split(/\s+/).filter(Boolean) ?? [],
    before: query.cursor === undefined ? null : readCursor(query.cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nameOf = await subjectNames(db, page)
  return {
    entries: page.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      subjectName: nameOf(row),
    })),
    nextCursor: last && rows.length > limit ? writeCursor(last) : null,
  }
}

type Place = Pick<AuditRow, 'createdAt' | 'id'>

function writeCursor({ createdAt, id }: Place): string {
  return `${createdAt.toISOString()}_${id}`
}

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()])

function readCursor(cursor: string): Place {
  const read = cursorSchema.safeParse(cursor.split('_'))
  if (!read.success) throw adminErrors.badAuditLogCursor()
  const [createdAt, id] = read.data
  return { createdAt: new Date(createdAt), id }
}
