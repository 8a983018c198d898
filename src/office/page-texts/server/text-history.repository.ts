import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { TRAININGS_SECTION, trainingSection } from '#platform/editing/domain/page-texts.ts'
import { revisions } from '#platform/editing/server/content.schema.ts'
import { SHOP_TEXT_LABELS } from '../domain/shop-text-labels.ts'
import type { HistoryQuery } from '../domain/text-history.ts'

interface Change {
  field: string
  before: unknown
  after: unknown
}

/** The section of a text: that of a page has all texts of a publication. */
const SECTION = sql<string>`split_part(${revisions.subjectId}, '/', 1)`
const IS_PUBLISHED = isNotNull(revisions.publicationId)
/** What one edit or one publication has in common. */
const PLACE = sql<string>`case when ${IS_PUBLISHED} then ${SECTION} else ${revisions.subjectId} end`
const VERSION = sql`case when ${IS_PUBLISHED} then 0 else ${revisions.version} end`
const ID = sql<string>`(array_agg(${revisions.id} order by ${revisions.id}))[1]`

const IS_TEXT_OF_TRAININGS = and(eq(revisions.subject, 'content'), isNull(revisions.publicationId))
const IS_TRAINING = isFieldOf('training')
const IS_PACKAGE = isFieldOf('package')

function isFieldOf(subject: keyof typeof SHOP_TEXT_LABELS) {
  const fields = Object.keys(SHOP_TEXT_LABELS[subject])
  return and(eq(revisions.subject, subject), inArray(revisions.field, fields))
}

/** Edits and publications after the given position, the newest first. A publication has no changes, but their number. */
export function listHistory(
  db: Connection,
  filter: Omit<HistoryQuery, 'cursor' | 'limit'>,
  after: RowPosition | null,
  limit: number,
) {
  const { createdAt } = revisions
  return db
    .select({
      id: ID,
      subject: revisions.subject,
      place: PLACE,
      publicationId: revisions.publicationId,
      editedBy: revisions.editedBy,
      createdAt,
      texts: sql<number>`count(*)::int`,
      changes: sql<Change[]>`case when ${IS_PUBLISHED} then '[]' else jsonb_agg(jsonb_build_object(
        'field', ${revisions.field}, 'before', ${revisions.before}, 'after', ${revisions.after}
      ) order by ${revisions.field}) end`,
    })
    .from(revisions)
    .where(
      and(
        matches(filter),
        filter.person === undefined ? undefined : eq(revisions.editedBy, filter.person),
        filter.text === undefined ? undefined : eq(revisions.subjectId, filter.text),
        after ? lte(createdAt, after.createdAt) : undefined,
      ),
    )
    .groupBy(
      revisions.subject,
      PLACE,
      VERSION,
      revisions.publicationId,
      revisions.editedBy,
      createdAt,
    )
    .having(
      after
        ? sql`(${createdAt}, ${ID}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(createdAt), desc(ID))
    .limit(limit)
}

/** The e-mails of those who have edited texts, in alphabetical order. */
export async function listEditors(db: Connection): Promise<string[]> {
  const rows = await db
    .selectDistinct({ editedBy: revisions.editedBy })
    .from(revisions)
    .where(matches({}))
    .orderBy(asc(revisions.editedBy))
  return rows.map(({ editedBy }) => editedBy)
}

function matches({ kind, subject }: Pick<HistoryQuery, 'kind' | 'subject'>): SQL | undefined {
  if (kind === undefined) return or(eq(revisions.subject, 'content'), IS_TRAINING, IS_PACKAGE)
  const isSubject = subject === undefined ? undefined : eq(revisions.subjectId, subject)
  switch (kind) {
    case 'page': {
      const page = sql`split_part(${SECTION}, '.', 1)`
      return and(IS_PUBLISHED, subject === undefined ? undefined : eq(page, subject))
    }
    case 'training':
      return or(
        and(IS_TRAINING, isSubject),
        and(
          IS_TEXT_OF_TRAININGS,
          subject === undefined ? undefined : eq(SECTION, sectionOf(subject)),
        ),
      )
    case 'package':
      return and(IS_PACKAGE, isSubject)
  }
}

function sectionOf(training: string): string {
  return training === TRAININGS_SECTION ? training : trainingSection(training)
}
