import * as z from 'zod'
import type { AuditEntry, AuditLogQuery } from '#domain/admin/audit-log.ts'
import { registrationIdSchema } from '#domain/registration/booking.ts'
import type { Database } from '../../database/database.ts'
import { listPackages } from '../packages/packages.repository.ts'
import { listTrainings } from '../trainings/trainings.repository.ts'
import { adminErrors } from './admins.errors.ts'
import { type AuditRow, findReferences, listActions } from './audit-log.repository.ts'

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

/** What people call the subjects of these entries today. */
async function subjectNames(
  db: Database,
  rows: AuditRow[],
): Promise<(row: AuditRow) => string | null> {
  const ids = rows
    .filter(({ action }) => action.startsWith('registration.'))
    .map(({ subjectId }) => subjectId)
    .filter((id) => registrationIdSchema.safeParse(id).success)
  const [references, trainings, packages] = await Promise.all([
    findReferences(db, [...new Set(ids)]),
    listTrainings(db),
    listPackages(db),
  ])
  const names: Record<string, Map<string, string>> = {
    registration: references,
    training: new Map(trainings.map(({ id, title }) => [id, title])),
    package: new Map(packages.map(({ id, name }) => [id, name])),
  }
  return ({ action, subjectId, details }) => {
    const [kind = ''] = action.split('.')
    return names[kind]?.get(subjectId) ?? (kind === 'admin' ? emailIn(details) : null)
  }
}

function emailIn(details: AuditRow['details']): string | null {
  return typeof details.email === 'string' ? details.email : null
}
