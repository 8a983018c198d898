import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { ContentEdit } from '#platform/editing/domain/content-edit.ts'
import { type ContentItem, toContentItem } from '#platform/editing/domain/content-item.ts'
import {
  findPageText,
  TRAININGS_SECTION,
  trainingSection,
} from '#platform/editing/domain/page-texts.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { contentErrors } from '#platform/editing/server/content.errors.ts'
import { lockContentItem, putContentItem } from '#platform/editing/server/content.repository.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '#platform/editing/server/edits.service.ts'
import { listTrainings } from '#shop/trainings/server/trainings.repository.ts'

/**
 * Changes a text of a page, in one transaction with its revision and the entry in the audit log. Today's default is
 * stored with it, so that staff can be notified when the default changes. A text that was never edited has version 0
 * and its default.
 *
 * @throws ProblemError 422 content.unknown_text; 412 content.changed_meanwhile
 */
export async function editContent(
  db: Connection,
  { section, key, content }: ContentEdit,
  context: EditContext,
): Promise<ContentItem> {
  const { now, actor } = context
  return inTransaction(db, async (tx) => {
    const fallback = await requireFallback(tx, section, key)
    const stored = await lockContentItem(tx, { section, key })
    const version = stored?.version ?? 0
    const values = { content: stored?.content ?? fallback }
    const edit = { content }
    const subject = { subject: 'content' as const, subjectId: contentSubjectId(section, key) }
    await requireVersion(tx, { ...subject, version, values, edit }, context.expected)

    const write = (newVersion: number) =>
      putContentItem(tx, {
        ...{ section, key, content, version: newVersion },
        basedOnDefault: fallback,
        // The shop is German alone.
        translatedFrom: null,
        updatedAt: now,
      })
    const changes = changesOf(values, edit)
    if (changes.length > 0) {
      await write(version + 1)
      await storeEdit(tx, { ...subject, version: version + 1, changes }, context)
      return toContentItem({ section, key, content, version: version + 1 })
    }
    if (stored && stored.basedOnDefault !== fallback) {
      // Saved unchanged after the default has changed: staff saw both and keep their text.
      await write(version)
      await recordAction(tx, {
        actor,
        action: 'content.edited',
        subjectId: subject.subjectId,
        details: { fields: ['basedOnDefault'] },
      })
    }
    return toContentItem({ section, key, content, version })
  })
}

/** The default of a text that a page shows: of the page that lists trainings, or of an existing training. */
async function requireFallback(tx: Transaction, section: string, key: string): Promise<string> {
  const text = findPageText(section, key)
  if (!text) throw contentErrors.unknownText()
  if (section !== TRAININGS_SECTION) {
    const trainings = await listTrainings(tx)
    if (!trainings.some(({ id }) => trainingSection(id) === section)) {
      throw contentErrors.unknownText()
    }
  }
  return text.fallback
}
