import type { Database } from '#platform/database/server/database.ts'
import {
  ownTexts,
  type PageText,
  TRAININGS_SECTION,
  textsOfSection,
  trainingSection,
} from '#platform/editing/domain/page-texts.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { type ContentRow, listContentItems } from '#platform/editing/server/content.repository.ts'
import { listLastEdits } from '#platform/editing/server/revisions.repository.ts'
import { listTrainings } from '#shop/trainings/server/trainings.repository.ts'
import { readPageSection } from '#site/pages/domain/page-section.ts'
import type { CmsText } from '../domain/cms-text.ts'

type LastEdits = Awaited<ReturnType<typeof listLastEdits>>

interface Section {
  section: string
  sectionTitle: string
}

/**
 * Every text that is saved at once: those of the page that lists trainings, those of each training in the shop's order,
 * then the stored ones that no page shows any longer.
 */
export async function getCmsTexts(db: Database): Promise<CmsText[]> {
  const [trainings, stored, edits] = await Promise.all([
    listTrainings(db),
    listContentItems(db),
    listLastEdits(db, 'content'),
  ])
  const rows = new Map(stored.map((row) => [contentSubjectId(row.section, row.key), row]))
  const sections: Section[] = [
    { section: TRAININGS_SECTION, sectionTitle: 'Trainings-Übersicht' },
    ...trainings.map(({ id, title }) => ({
      section: trainingSection(id),
      sectionTitle: title,
    })),
  ]
  const shown = sections.flatMap((section) =>
    textsIn(section.section, rows).map((text) =>
      shownText(section, text, rows.get(contentSubjectId(section.section, text.key)), edits),
    ),
  )
  const ids = new Set(shown.map(({ section, key }) => contentSubjectId(section, key)))
  const titles = new Map(sections.map(({ section, sectionTitle }) => [section, sectionTitle]))
  const left = stored
    .filter(({ section }) => readPageSection(section) === null)
    .filter(({ section, key }) => !ids.has(contentSubjectId(section, key)))
    .map((row) => leftText(row, titles.get(row.section) ?? row.section, edits))
  return [...shown, ...left]
}

function textsIn(section: string, rows: ReadonlyMap<string, ContentRow>): readonly PageText[] {
  const contentOf = (key: string) => rows.get(contentSubjectId(section, key))?.content
  return [...textsOfSection(section), ...ownTexts(section, contentOf)]
}

function shownText(
  section: Section,
  { key, label, fallback }: PageText,
  row: ContentRow | undefined,
  edits: LastEdits,
): CmsText {
  const based = row?.basedOnDefault ?? fallback
  return {
    ...section,
    ...{ key, label, fallback },
    content: row?.content ?? null,
    version: row?.version ?? 0,
    isDefaultNewer: row !== undefined && based !== fallback && row.content !== fallback,
    ...lastEdit(edits, section.section, key),
  }
}

function leftText(row: ContentRow, sectionTitle: string, edits: LastEdits): CmsText {
  const { section, key, content, version } = row
  return {
    ...{ section, sectionTitle, key, content, version },
    label: key,
    fallback: null,
    isDefaultNewer: false,
    ...lastEdit(edits, section, key),
  }
}

function lastEdit(edits: LastEdits, section: string, key: string) {
  const edit = edits.get(contentSubjectId(section, key))
  return {
    editedBy: edit?.editedBy ?? null,
    editedAt: edit?.createdAt.toISOString() ?? null,
  }
}
