import * as z from 'zod'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { instantSchema } from '#platform/basics/server/newest-first.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { Revision, RevisionQuery } from '../domain/revision.ts'
import { revisionErrors } from './revisions.errors.ts'
import { listRevisions, type RevisionPlace } from './revisions.repository.ts'

/** The content of a cursor: instant, version and id of the last listed revision. */
const placeSchema = z.tuple([instantSchema, z.int().min(0).max(2_147_483_647), z.uuid()])

/**
 * One page of the revisions that this role may see, the newest first, and the cursor of the next page where there is
 * one.
 *
 * @throws ProblemError 422 revision.bad_cursor
 */
export async function getRevisions(
  db: Database,
  { cursor, limit, ...filter }: RevisionQuery & { role: StaffRole },
): Promise<{ revisions: Revision[]; nextCursor: string | null }> {
  const rows = await listRevisions(db, filter, cursor ? readCursor(cursor) : null, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    revisions: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  }
}

function writeCursor({ createdAt, version, id }: RevisionPlace): string {
  return Buffer.from(JSON.stringify([createdAt, version, id])).toString('base64url')
}

function readCursor(cursor: string): RevisionPlace {
  const place = placeSchema.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw revisionErrors.badCursor()
  const [createdAt, version, id] = place.data
  return { createdAt: new Date(createdAt), version, id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
