import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { contentsOf } from '#site/pages/domain/page-content.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import { otherLanguage, type PageState } from '../domain/page-state.ts'
import type {
  PagePlace,
  Publication,
  PublishedPage,
  SeenDrafts,
  StaffPage,
} from '../domain/staff-page.ts'
import { pageDraftErrors } from './page-drafts.errors.ts'
import {
  emptyDrafts,
  findPublication,
  listPublications,
  listPublishedChanges,
  lockPage,
  putDraft,
} from './page-drafts.repository.ts'
import { requireSeen } from './page-drafts.service.ts'
import {
  getPage,
  type Pages,
  readPageStates,
  requireSchema,
  toPublication,
} from './staff-pages.service.ts'

type Actor = Pick<EditContext, 'actor' | 'now'>

/** The publications of a page in one language, the newest first. @throws ProblemError 404 page.not_found */
export async function getPublications(
  db: Database,
  pages: Pages,
  { page, language }: PagePlace,
): Promise<Publication[]> {
  requireSchema(pages, page)
  return (await listPublications(db, pageSection(page, language))).map(toPublication)
}

/**
 * A page as it was with a publication, and what that publication changed.
 *
 * @throws ProblemError 404 page.not_found, publication.not_found
 */
export async function getPublication(
  db: Database,
  pages: Pages,
  place: PagePlace,
  id: string,
): Promise<PublishedPage> {
  const { page, language } = place
  const states = await readPageStates(db, pages, page)
  const { publication, changes, words } = await readFormerWords(db, place, id, states[language])
  const texts = contentsOf(requireSchema(pages, page), language, words)
  const labels = new Map(texts.map(({ key, label }) => [key, label]))
  return {
    ...toPublication(publication),
    changes: changes.map((change) => ({
      ...change,
      label: labels.get(change.key) ?? change.key,
    })),
    texts: texts.map(({ key, kind, label, sample }) => ({
      ...{ key, kind, label },
      content: words.get(key) ?? sample ?? '',
    })),
  }
}

/**
 * Writes drafts that bring a page back as it was with a publication. They replace the drafts that there are.
 *
 * @param seen the drafts that are replaced, as they were seen
 * @throws ProblemError 404 page.not_found, publication.not_found; 409 page.drafts_changed
 */
export async function restorePublication(
  db: Database,
  pages: Pages,
  { id, ...place }: PagePlace & { id: string },
  seen: SeenDrafts,
  { actor, now }: Actor,
): Promise<StaffPage> {
  const { page, language } = place
  const section = pageSection(page, language)
  return inTransaction(db, async (tx) => {
    await lockPage(tx, page)
    const states = await readPageStates(tx, pages, page)
    const { shown, stored } = states[language]
    const { words } = await readFormerWords(tx, place, id, states[language])
    requireSeen([{ language, drafts: withUnseen(seen, shown), shown }])

    const former = contentsOf(requireSchema(pages, page), language, words)
    const others = states[otherLanguage(language)].shown
    const restored: string[] = []
    // Also those of items that the draft of a list has removed: the page is to be as it was.
    const drafts = [...stored].filter(([, { draft }]) => draft)
    await emptyDrafts(tx, { section, keys: drafts.map(([key]) => key) })
    for (const { key, sample, label } of former) {
      const content = words.get(key) ?? sample ?? ''
      const text = stored.get(key)
      if (content === (text?.published?.content ?? sample ?? '')) continue
      restored.push(label)
      await putDraft(tx, {
        ...{ section, key, content, isProposal: false },
        basedOn: text?.published?.version ?? 0,
        translatedFrom: others.get(key)?.words ?? null,
        // One more than the draft that was just emptied.
        version: (text?.version ?? 0) + 2,
        ...{ editedBy: actor, editedAt: now },
      })
    }
    if (restored.length + drafts.length > 0)
      await recordAction(tx, {
        actor,
        action: 'page.publication_restored',
        subjectId: section,
        details: { texts: restored },
      })
    return getPage(tx, pages, place)
  })
}

/** The seen drafts, and those that there are besides, which nobody has seen. */
function withUnseen(seen: SeenDrafts, shown: PageState['shown']): SeenDrafts {
  const keys = new Set(seen.map(({ key }) => key))
  const unseen = [...shown].filter(([key, { draft }]) => draft && !keys.has(key))
  return [...seen, ...unseen.map(([key]) => ({ key, version: UNSEEN }))]
}

/** No version of a draft. */
const UNSEEN = -1

/** What texts said with a publication: what is stored of them then, by key. */
async function readFormerWords(
  db: Database | Transaction,
  { page, language }: PagePlace,
  id: string,
  { stored }: PageState,
) {
  const section = pageSection(page, language)
  const publication = await findPublication(db, { section, id })
  if (!publication) throw pageDraftErrors.unknownPublication()
  const all = (await listPublishedChanges(db, section)).map(({ subjectId, ...change }) => ({
    ...change,
    key: subjectId.slice(section.length + 1),
    before: change.before === null ? null : String(change.before),
    after: String(change.after),
  }))
  const words = new Map<string, string>()
  for (const [key, { published }] of stored) if (published) words.set(key, published.content)
  // Newest first, so that the oldest change after the publication says what was before it.
  for (const { key, before, publishedAt } of all.toReversed()) {
    if (publishedAt <= publication.publishedAt) continue
    if (before === null) words.delete(key)
    else words.set(key, before)
  }
  return {
    ...{ publication, words },
    changes: all
      .filter(({ publicationId }) => publicationId === id)
      .map(({ key, before, after }) => ({ key, before, after })),
  }
}
