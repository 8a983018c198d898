import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { contentErrors } from '#platform/editing/server/content.errors.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { revisionErrors } from '#platform/editing/server/revisions.errors.ts'
import { findLastEdit } from '#platform/editing/server/revisions.repository.ts'
import { contentProblem } from '#site/pages/domain/content-problem.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import {
  otherLanguage,
  publishedWords,
  type TextState,
  type TextStates,
} from '../domain/page-state.ts'
import type {
  DraftEdit,
  PagePlace,
  SeenDrafts,
  StaffPage,
  StaffText,
} from '../domain/staff-page.ts'
import { pageDraftErrors } from './page-drafts.errors.ts'
import { emptyDrafts, lockPage, putDraft } from './page-drafts.repository.ts'
import { getPage, type Pages, readPageStates, toStaffText } from './staff-pages.service.ts'

type Actor = Pick<EditContext, 'actor' | 'now'>

/**
 * Writes a text into the draft of its page. A draft that says what is published goes. A proposal of the AI service that
 * a person saves as it is becomes that person's draft.
 *
 * @param isProposal for what the AI service wrote
 * @throws ProblemError 404 page.not_found; 412 content.changed_meanwhile, with the present draft or published text; 422
 * content.unknown_text, content.not_possible
 */
export async function saveDraft(
  db: Database,
  pages: Pages,
  { page, language }: PagePlace,
  { key, content }: DraftEdit,
  context: EditContext & { isProposal?: boolean },
): Promise<StaffText> {
  const { actor, now, isProposal = false } = context
  const section = pageSection(page, language)
  return inTransaction(db, async (tx) => {
    await lockPage(tx, page)
    const states = await readPageStates(tx, pages, page)
    const text = states[language].shown.get(key)
    if (!text) throw contentErrors.unknownText()
    await requireTextVersion(tx, section, text, context)
    const problem = contentProblem(text.content, content)
    if (problem !== null) throw pageDraftErrors.badContent(problem)

    if (!isUnchanged(text, content, isProposal)) {
      if (content === publishedWords(text)) await emptyDrafts(tx, { section, keys: [key] })
      else
        await putDraft(tx, {
          ...{ section, key, content, isProposal },
          basedOn: text.published?.version ?? 0,
          translatedFrom: states[otherLanguage(language)].shown.get(key)?.words ?? null,
          version: text.version + 1,
          ...{ editedBy: actor, editedAt: now },
        })
      await recordAction(tx, {
        actor,
        action: 'page.draft_saved',
        subjectId: contentSubjectId(section, key),
        details: {},
      })
    }
    return readText(tx, pages, { page, language }, key)
  })
}

/** A text for its editor, after a write. */
export async function readText(
  tx: Transaction,
  pages: Pages,
  { page, language }: PagePlace,
  key: string,
): Promise<StaffText> {
  const states = await readPageStates(tx, pages, page)
  const text = states[language].shown.get(key)
  if (!text) throw contentErrors.unknownText()
  return toStaffText(text, states[otherLanguage(language)])
}

/**
 * Discards drafts of a page: all or one, as they were seen.
 *
 * @throws ProblemError 404 page.not_found; 409 page.drafts_changed
 */
export async function discardDrafts(
  db: Database,
  pages: Pages,
  place: PagePlace,
  drafts: SeenDrafts,
  { actor }: Actor,
): Promise<StaffPage> {
  const { page, language } = place
  const section = pageSection(page, language)
  return inTransaction(db, async (tx) => {
    await lockPage(tx, page)
    const states = await readPageStates(tx, pages, page)
    const { shown } = states[language]
    requireSeen([{ language, drafts, shown }])
    const keys = drafts.map(({ key }) => key)
    if (keys.length > 0) {
      await emptyDrafts(tx, { section, keys })
      await recordAction(tx, {
        actor,
        action: 'page.drafts_discarded',
        subjectId: section,
        details: { texts: keys.map((key) => shown.get(key)?.content.label ?? key) },
      })
    }
    return getPage(tx, pages, place)
  })
}

/**
 * Checks that drafts are as they were seen.
 *
 * @param isRight whether the draft of a text can be used otherwise
 * @throws ProblemError 409 page.drafts_changed, which names those that are not
 */
export function requireSeen(
  seen: { language: Language; drafts: SeenDrafts; shown: TextStates }[],
  isRight: (text: TextState) => boolean = () => true,
): void {
  const changed = seen.flatMap(({ language, drafts, shown }) =>
    drafts.flatMap(({ key, version }) => {
      const text = shown.get(key)
      if (text?.draft?.version === version && isRight(text)) return []
      const label = text?.content.label ?? key
      return [{ language, key, label, editedBy: text?.draft?.editedBy ?? null }]
    }),
  )
  if (changed.length > 0) throw pageDraftErrors.draftsChanged(changed)
}

/** Whether the draft of a text was written against what is published now. */
export function isBasedOnPublished({ draft, published }: TextState): boolean {
  return draft?.basedOn === (published?.version ?? 0)
}

/** Nothing to write: the same words, by a person, against what is published now. */
function isUnchanged(text: TextState, content: string, isProposal: boolean) {
  if (content !== text.words) return false
  return !text.draft || (isBasedOnPublished(text) && (isProposal || !text.draft.isProposal))
}

/** @throws ProblemError 412 content.changed_meanwhile */
async function requireTextVersion(
  tx: Transaction,
  section: string,
  { version, words, draft, content: { key } }: TextState,
  { expected }: EditContext,
): Promise<void> {
  if (expected === null || expected.has(version)) return
  const subject = { subject: 'content' as const, subjectId: contentSubjectId(section, key) }
  const last = draft ?? (await findLastEdit(tx, { ...subject, fields: ['content'] }))
  const editedAt = last && ('editedAt' in last ? last.editedAt : last.createdAt)
  throw revisionErrors.changedMeanwhile({
    version,
    values: { content: words },
    editedBy: last?.editedBy ?? null,
    editedAt: editedAt?.toISOString() ?? null,
  })
}
