import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { contentErrors } from '#platform/editing/server/content.errors.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { revisionErrors } from '#platform/editing/server/revisions.errors.ts'
import { findLastEdit } from '#platform/editing/server/revisions.repository.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import { areSameWords, hasDrifted, isTranslated } from '../domain/drift.ts'
import { driftingTexts, formerOther, otherLanguage, type TextState } from '../domain/page-state.ts'
import type { Confirmation, PagePlace, StaffText, Translation } from '../domain/staff-page.ts'
import { lockPage, putTranslatedFrom, setTranslatedFromOfDraft } from './page-drafts.repository.ts'
import { readText } from './page-drafts.service.ts'
import { type Pages, readAllPages, readPageStates } from './staff-pages.service.ts'

/** Every text of all pages that drifts from the other language. */
export async function listTranslations(db: Database, pages: Pages): Promise<Translation[]> {
  const all = await readAllPages(db, pages)
  return all.flatMap(({ page, schema, states }) =>
    LANGUAGES.flatMap((language) =>
      driftingTexts(states, language).map(({ content, words, draft, translatedFrom }) => ({
        ...{ page, language },
        pageLabel: schema.label,
        editedOn: pages.editedOn(page),
        key: content.key,
        kind: content.kind,
        label: content.label,
        content: words,
        draft: draft && {
          content: draft.content,
          version: draft.version,
          isProposal: draft.isProposal,
        },
        other: states[otherLanguage(language)].published.get(content.key)?.words ?? '',
        was: translatedFrom ?? '',
      })),
    ),
  )
}

/**
 * "Passt noch": a text agrees with what the other language says now, so it does not drift. Its words stay, and so does
 * its version.
 *
 * @throws ProblemError 404 page.not_found; 412 content.changed_meanwhile where the other language no longer says what
 * the editor saw, with its present words; 422 content.unknown_text
 */
export async function confirmText(
  db: Database,
  pages: Pages,
  place: PagePlace,
  { key, other }: Confirmation,
  { actor, now }: Pick<EditContext, 'actor' | 'now'>,
): Promise<StaffText> {
  const { page, language } = place
  return inTransaction(db, async (tx) => {
    await lockPage(tx, page)
    const states = await readPageStates(tx, pages, page)
    const text = states[language].published.get(key)
    const said = states[otherLanguage(language)].published.get(key)
    if (!text || !said || !isTranslated(text.content.kind)) throw contentErrors.unknownText()
    await requireSaid(tx, pageSection(page, otherLanguage(language)), said, other)
    const section = pageSection(page, language)
    const translatedFrom = said.words
    const drifts = hasDrifted(text.content.kind, text.translatedFrom, translatedFrom)
    const shown = states[language].shown.get(key)
    const draftDrifts = shown?.draft && formerOther(shown, states[otherLanguage(language)]) !== null
    if (drifts) await putTranslatedFrom(tx, { section, translatedFrom, now }, text)
    if (draftDrifts) await setTranslatedFromOfDraft(tx, { section, key, translatedFrom })
    if (drifts || draftDrifts)
      await recordAction(tx, {
        actor,
        action: 'page.text_confirmed',
        subjectId: contentSubjectId(section, key),
        details: {},
      })
    return readText(tx, pages, place, key)
  })
}

/** @throws ProblemError 412 content.changed_meanwhile */
async function requireSaid(tx: Transaction, section: string, text: TextState, seen: string) {
  const { content, published, words } = text
  if (areSameWords(seen, words)) return
  const subjectId = contentSubjectId(section, content.key)
  const last = await findLastEdit(tx, { subject: 'content', subjectId, fields: ['content'] })
  throw revisionErrors.changedMeanwhile({
    version: published?.version ?? 0,
    values: { content: words },
    editedBy: last?.editedBy ?? null,
    editedAt: last?.createdAt.toISOString() ?? null,
  })
}
