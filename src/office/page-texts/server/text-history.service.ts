import { pageOf, readPosition } from '#platform/basics/server/newest-first.ts'
import type { Database } from '#platform/database/server/database.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { revisionErrors } from '#platform/editing/server/revisions.errors.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { listTrainings } from '#shop/trainings/server/trainings.repository.ts'
import { readPageSection } from '#site/pages/domain/page-section.ts'
import { SHOP_TEXT_LABELS } from '../domain/shop-text-labels.ts'
import type { HistoryEntry, HistoryQuery } from '../domain/text-history.ts'
import { getCmsTexts } from './cms-texts.service.ts'
import { lastPublications } from './page-drafts.repository.ts'
import { type Pages, pageNames } from './staff-pages.service.ts'
import { listHistory } from './text-history.repository.ts'

type Row = Awaited<ReturnType<typeof listHistory>>[number]

/** What can be edited at once, as it is now. */
interface Present {
  title: string
  version: number | null
  labels: Readonly<Record<string, string>>
  values: object
}

/**
 * The edits of the shop's texts and the publications of pages, the newest first, and the cursor of the next page where
 * there is one.
 *
 * @throws ProblemError 422 revision.bad_cursor
 */
export async function getTextHistory(
  db: Database,
  pages: Pages,
  { cursor, limit, ...filter }: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; nextCursor: string | null }> {
  const after = readPosition(cursor, revisionErrors.badCursor)
  const { page, nextCursor } = pageOf(await listHistory(db, filter, after, limit + 1), limit)
  const [present, last] = await Promise.all([readPresent(db), lastPublications(db)])
  const names = pageNames(
    pages,
    page.map(({ place }) => place),
  )
  const entries = page.map((row): HistoryEntry => {
    const { id, place, editedBy } = row
    const common = { id, editedBy, createdAt: row.createdAt.toISOString() }
    const published = row.publicationId === null ? null : readPageSection(place)
    if (published && row.publicationId !== null) {
      const publication = {
        ...published,
        id: row.publicationId,
        editedOn: pages.editedOn(published.page),
        texts: row.texts,
        isLatest: last.get(place)?.id === row.publicationId,
      }
      return { ...common, kind: 'page', title: names.get(place) ?? place, publication, edit: null }
    }
    return { ...common, ...editOf(row, present.get(`${row.subject} ${place}`)) }
  })
  return { entries, nextCursor }
}

function editOf({ subject, place, changes }: Row, now: Present | undefined) {
  if (subject === 'mail_text' || subject === 'setting') throw new Error(`${subject} is no text`)
  const values = new Map(Object.entries(now?.values ?? {}))
  return {
    kind: subject === 'package' ? subject : ('training' as const),
    title: now?.title ?? place,
    publication: null,
    edit: {
      subject,
      subjectId: place,
      version: now?.version ?? null,
      changes: changes.map((change) => ({
        ...change,
        label: now?.labels[change.field] ?? change.field,
        present: values.get(change.field) ?? null,
      })),
    },
  }
}

/** All texts of the shop as they are now, by their kind and id. */
async function readPresent(db: Database): Promise<Map<string, Present>> {
  const [texts, trainings, packages] = await Promise.all([
    getCmsTexts(db),
    listTrainings(db),
    listPackages(db),
  ])
  return new Map<string, Present>([
    ...texts.map(({ section, sectionTitle, key, label, fallback, content, version }) => {
      const present = {
        title: sectionTitle,
        version: fallback === null ? null : version,
        labels: { content: label },
        values: { content: content ?? fallback },
      }
      return [`content ${contentSubjectId(section, key)}`, present] as const
    }),
    ...trainings.map((training) => {
      const { id, title, version } = training
      const present = { title, version, labels: SHOP_TEXT_LABELS.training, values: training }
      return [`training ${id}`, present] as const
    }),
    ...packages.map((pkg) => {
      const { id, name, version } = pkg
      const present = { title: name, version, labels: SHOP_TEXT_LABELS.package, values: pkg }
      return [`package ${id}`, present] as const
    }),
  ])
}
