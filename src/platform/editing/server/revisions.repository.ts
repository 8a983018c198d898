import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { RevisionQuery, RevisionSubject } from '../domain/revision.ts'
import { revisions } from './content.schema.ts'

export type RevisionRow = typeof revisions.$inferSelect
export type NewRevision = Omit<typeof revisions.$inferInsert, 'id'>

export async function insertRevisions(tx: Transaction, rows: NewRevision[]): Promise<void> {
  // `after` must not be SQL's NULL, but may be JSON's null.
  await tx
    .insert(revisions)
    .values(rows.map((row) => ({ ...row, after: row.after ?? sql`'null'::jsonb` })))
}

/** Deletes the history of a subject that is deleted. */
export async function deleteRevisions(
  tx: Transaction,
  { subject, subjectId }: Subject,
): Promise<void> {
  await tx
    .delete(revisions)
    .where(and(eq(revisions.subject, subject), eq(revisions.subjectId, subjectId)))
}

/** The last editor of one of the fields, and when. */
export async function findLastEdit(
  db: Connection,
  { subject, subjectId, fields }: Subject & { fields: string[] },
): Promise<LastEdit | undefined> {
  const [row] = await db
    .select(LAST_EDIT)
    .from(revisions)
    .where(
      and(
        eq(revisions.subject, subject),
        eq(revisions.subjectId, subjectId),
        inArray(revisions.field, fields),
      ),
    )
    .orderBy(desc(revisions.version))
    .limit(1)
  return row
}

/** The last edit of each subject of that kind, by the subject's id. */
export async function listLastEdits(
  db: Connection,
  subject: RevisionSubject,
): Promise<Map<string, LastEdit>> {
  const rows = await db
    .selectDistinctOn([revisions.subjectId], { subjectId: revisions.subjectId, ...LAST_EDIT })
    .from(revisions)
    .where(eq(revisions.subject, subject))
    .orderBy(revisions.subjectId, desc(revisions.version))
  return new Map(rows.map((row) => [row.subjectId, row]))
}

/** The position of the last listed revision. */
export interface RevisionPlace {
  createdAt: Date
  version: number
  id: string
}

/** What editors write: no settings, no mails, and of trainings nothing of their dates. */
const IS_TEXT = and(
  inArray(revisions.subject, ['content', 'training', 'package']),
  isNull(revisions.dateId),
)

type RevisionFilter = Pick<RevisionQuery, 'subject' | 'subjectId' | 'field' | 'date'> & {
  /** Who asks. */
  role: StaffRole
}

/** Revisions that this role may see, after the given position, the newest first. */
export function listRevisions(
  db: Connection,
  filter: RevisionFilter,
  after: RevisionPlace | null,
  limit: number,
): Promise<RevisionRow[]> {
  const { subject, subjectId, field, date, role } = filter
  const { createdAt, version, id } = revisions
  return db
    .select()
    .from(revisions)
    .where(
      and(
        subject && eq(revisions.subject, subject),
        subjectId === undefined ? undefined : eq(revisions.subjectId, subjectId),
        field === undefined ? undefined : eq(revisions.field, field),
        date === undefined ? undefined : eq(revisions.dateId, date),
        role === 'editor' ? IS_TEXT : undefined,
        after ? isBehind(after) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(version), desc(id))
    .limit(limit)
}

function isBehind({ createdAt, version, id }: RevisionPlace): SQL {
  const place = sql`(${createdAt.toISOString()}::timestamptz, ${version}::int, ${id}::uuid)`
  return sql`(${revisions.createdAt}, ${revisions.version}, ${revisions.id}) < ${place}`
}

export interface Subject {
  subject: RevisionSubject
  subjectId: string
}

type LastEdit = Pick<RevisionRow, 'editedBy' | 'createdAt'>

const LAST_EDIT = { editedBy: revisions.editedBy, createdAt: revisions.createdAt }
