import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import {
  contentDrafts,
  contentItems,
  publications,
  revisions,
} from '#platform/editing/server/content.schema.ts'
import type { StoredText, TextState } from '../domain/page-state.ts'

type ItemRow = typeof contentItems.$inferSelect
type DraftRow = typeof contentDrafts.$inferSelect
export type PublicationRow = typeof publications.$inferSelect

/** Lets one transaction at a time write to a page, in both languages. */
export async function lockPage(tx: Transaction, page: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`page/${page}`}, 0))`)
}

/** What is stored of these sections. One statement, so that a text is not read between its draft and its publication. */
export async function listStoredTexts(
  db: Connection,
  sections: string[],
): Promise<{ section: string; key: string; text: StoredText }[]> {
  const rows = await db
    .select({ item: contentItems, draft: contentDrafts })
    .from(contentItems)
    .fullJoin(
      contentDrafts,
      and(eq(contentItems.section, contentDrafts.section), eq(contentItems.key, contentDrafts.key)),
    )
    .where(or(inArray(contentItems.section, sections), inArray(contentDrafts.section, sections)))
  return rows.flatMap(({ item, draft }) => {
    const place = item ?? draft
    return place ? [{ section: place.section, key: place.key, text: storedText(item, draft) }] : []
  })
}

function storedText(item: ItemRow | null, draft: DraftRow | null): StoredText {
  return {
    published: item,
    draft: draft && draft.content !== null ? { ...draft, content: draft.content } : null,
    version: draft?.version ?? item?.version ?? 0,
  }
}

export async function putDraft(tx: Transaction, row: DraftRow): Promise<void> {
  const { section: _, key: __, ...set } = row
  await tx
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [contentDrafts.section, contentDrafts.key], set })
}

/** Empties drafts. The next one has a version that none of the text had. */
export async function emptyDrafts(
  tx: Transaction,
  { section, keys }: { section: string; keys: string[] },
): Promise<void> {
  await tx
    .update(contentDrafts)
    .set({ content: null, version: sql`${contentDrafts.version} + 1`, isProposal: false })
    .where(and(eq(contentDrafts.section, section), inArray(contentDrafts.key, keys)))
}

/**
 * Gives drafts a version after that of a text that was published beside them, so that none stands for two wordings. They
 * stay written against the former text.
 */
export async function passVersions(
  tx: Transaction,
  { section, keys }: { section: string; keys: string[] },
): Promise<void> {
  await tx
    .update(contentDrafts)
    .set({ version: sql`${contentDrafts.version} + 2` })
    .where(and(eq(contentDrafts.section, section), inArray(contentDrafts.key, keys)))
}

/** Deletes drafts that are published; the published text continues their versions. */
export async function deleteDrafts(
  tx: Transaction,
  { section, keys }: { section: string; keys: string[] },
): Promise<void> {
  await tx
    .delete(contentDrafts)
    .where(and(eq(contentDrafts.section, section), inArray(contentDrafts.key, keys)))
}

/** Stores what a published text agrees with, and the text itself where its sample is shown so far. */
export async function putTranslatedFrom(
  tx: Transaction,
  { section, translatedFrom, now }: { section: string; translatedFrom: string; now: Date },
  { content, words, published }: TextState,
): Promise<void> {
  await tx
    .insert(contentItems)
    .values({
      ...{ section, key: content.key, content: words, translatedFrom },
      basedOnDefault: content.sample,
      version: published?.version ?? 0,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [contentItems.section, contentItems.key],
      set: { translatedFrom },
    })
}

export async function setTranslatedFromOfDraft(
  tx: Transaction,
  { section, key, translatedFrom }: Pick<DraftRow, 'section' | 'key' | 'translatedFrom'>,
): Promise<void> {
  await tx
    .update(contentDrafts)
    .set({ translatedFrom })
    .where(and(eq(contentDrafts.section, section), eq(contentDrafts.key, key)))
}

export async function insertPublication(
  tx: Transaction,
  row: Omit<PublicationRow, 'id'>,
): Promise<string> {
  const [inserted] = await tx.insert(publications).values(row).returning({ id: publications.id })
  if (!inserted) throw new Error('The database stored a publication and returned nothing')
  return inserted.id
}

/** The publications of a section, the newest first. */
export function listPublications(db: Connection, section: string): Promise<PublicationRow[]> {
  return db
    .select()
    .from(publications)
    .where(eq(publications.section, section))
    .orderBy(desc(publications.publishedAt))
}

export async function findPublication(
  db: Connection,
  { section, id }: Pick<PublicationRow, 'section' | 'id'>,
): Promise<PublicationRow | undefined> {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.section, section), eq(publications.id, id)))
  return row
}

/** The last publication of each section. */
export async function lastPublications(db: Connection): Promise<Map<string, PublicationRow>> {
  const rows = await db
    .selectDistinctOn([publications.section])
    .from(publications)
    .orderBy(publications.section, desc(publications.publishedAt))
  return new Map(rows.map((row) => [row.section, row]))
}

/** What the publications of a section changed, the oldest first. */
export function listPublishedChanges(db: Connection, section: string) {
  return db
    .select({
      publicationId: publications.id,
      publishedAt: publications.publishedAt,
      subjectId: revisions.subjectId,
      before: revisions.before,
      after: revisions.after,
    })
    .from(revisions)
    .innerJoin(publications, eq(revisions.publicationId, publications.id))
    .where(eq(publications.section, section))
    .orderBy(asc(publications.publishedAt))
}
