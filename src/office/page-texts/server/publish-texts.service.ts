import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { putContentItem } from '#platform/editing/server/content.repository.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { insertRevisions } from '#platform/editing/server/revisions.repository.ts'
import { contentProblem } from '#site/pages/domain/content-problem.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import { contentsOf, type PageContent } from '#site/pages/domain/page-content.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { otherLanguage, type PageState, type StoredText } from '../domain/page-state.ts'
import { insertPublication, lockPage, passVersions } from './page-drafts.repository.ts'
import { momentAfterLast } from './publishing.service.ts'
import { type Pages, readPageStates, requireSchema } from './staff-pages.service.ts'

/** A text that is published without a draft. */
export interface TextToPublish {
  words: string
  /** What the other language said when it was written; null where it had no such text. */
  translatedFrom: string | null
}
export type TextsToPublish = Readonly<Record<Language, ReadonlyMap<string, TextToPublish>>>

/** A text that cannot be published, with a German sentence. */
export interface UnfitText {
  language: Language
  key: string
  message: string
}

interface Change {
  content: PageContent
  text: TextToPublish
  stored: StoredText
}

/**
 * Publishes texts of a page that come from elsewhere, in both languages: all that differ from what is published, or none.
 * Drafts of staff stay, written against the former text. Each changed text gets a revision; a text that equals its sample
 * is stored without one.
 *
 * @returns the labels of the changed texts, or those that do not fit
 * @throws ProblemError 404 page.not_found
 */
export async function publishTexts(
  tx: Transaction,
  pages: Pages,
  page: string,
  texts: TextsToPublish,
  by: Pick<EditContext, 'actor' | 'now'>,
): Promise<Record<Language, string[]> | UnfitText[]> {
  const schema = requireSchema(pages, page)
  await lockPage(tx, page)
  const states = await readPageStates(tx, pages, page)
  const contents = (language: Language) =>
    contentsOf(schema, language, wordsAfter(states[language], texts[language]))
  const unfit = LANGUAGES.flatMap((language) =>
    unfitTexts(contents(language), states[language], texts[language]).map((one) => ({
      language,
      ...one,
    })),
  )
  if (unfit.length > 0) return unfit
  const labels = { de: [] as string[], en: [] as string[] }
  for (const language of LANGUAGES) {
    const changes = contents(language).flatMap((content): Change[] => {
      const text = texts[language].get(content.key)
      return text ? [{ content, text, stored: storedOf(states[language], content.key) }] : []
    })
    labels[language] = await publish(tx, pageSection(page, language), changes, by)
  }
  return labels
}

/** The other language's words for a text that a file has in one language: those of the file, or the sample. */
export function sampleWords(schema: GroupNode, language: Language): Map<string, string> {
  const contents = contentsOf(schema, otherLanguage(language), new Map())
  return new Map(
    contents.flatMap(({ key, sample }) => (sample === null ? [] : [[key, sample] as const])),
  )
}

function storedOf(state: PageState, key: string): StoredText {
  return state.stored.get(key) ?? { published: null, draft: null, version: 0 }
}

function wordsAfter(state: PageState, texts: ReadonlyMap<string, TextToPublish>) {
  const words = new Map<string, string>()
  for (const [key, { published }] of state.stored) if (published) words.set(key, published.content)
  for (const [key, text] of texts) words.set(key, text.words)
  return words
}

function unfitTexts(
  contents: readonly PageContent[],
  state: PageState,
  texts: ReadonlyMap<string, TextToPublish>,
): Omit<UnfitText, 'language'>[] {
  const known = new Set(contents.map(({ key }) => key))
  const unknown = [...texts.keys()]
    .filter((key) => !known.has(key))
    .map((key) => ({ key, message: 'Diesen Text gibt es auf dieser Seite nicht.' }))
  const wrong = contents.flatMap((content) => {
    const { key, sample } = content
    const text = texts.get(key)
    // An item that the file adds has to be complete.
    const isMissing = sample === null && !storedOf(state, key).published
    if (!text && !isMissing) return []
    const message = contentProblem(content, text?.words ?? '')
    return message === null ? [] : [{ key, message }]
  })
  return [...unknown, ...wrong]
}

async function publish(
  tx: Transaction,
  section: string,
  all: readonly Change[],
  { actor, now }: Pick<EditContext, 'actor' | 'now'>,
): Promise<string[]> {
  const isChanged = ({ content, text, stored }: Change) =>
    text.words !== (stored.published?.content ?? content.sample)
  const changes = all.filter(isChanged)
  for (const { content, text, stored } of all) {
    if (isChanged({ content, text, stored })) continue
    if (stored.published && stored.published.translatedFrom === text.translatedFrom) continue
    const version = stored.published?.version ?? 0
    await putContentItem(tx, rowOf(section, { content, text }, version, now))
  }
  if (changes.length === 0) return []
  const publishedAt = await momentAfterLast(tx, section, now)
  const id = await insertPublication(tx, { section, publishedBy: actor, publishedAt })
  for (const { content, text, stored } of changes)
    await putContentItem(tx, rowOf(section, { content, text }, stored.version + 1, publishedAt))
  await insertRevisions(
    tx,
    changes.map(({ content, text, stored }) => ({
      subject: 'content' as const,
      subjectId: contentSubjectId(section, content.key),
      field: 'content',
      before: stored.published?.content ?? content.sample,
      after: text.words,
      version: stored.version + 1,
      publicationId: id,
      editedBy: actor,
      createdAt: publishedAt,
    })),
  )
  await passVersions(tx, { section, keys: changes.map(({ content }) => content.key) })
  const texts = changes.map(({ content }) => content.label)
  await recordAction(tx, {
    actor,
    action: 'page.published',
    subjectId: section,
    details: { texts },
  })
  return texts
}

function rowOf(
  section: string,
  { content, text }: Pick<Change, 'content' | 'text'>,
  version: number,
  updatedAt: Date,
) {
  return {
    ...{ section, key: content.key, content: text.words, version, updatedAt },
    basedOnDefault: content.sample,
    translatedFrom: text.translatedFrom,
  }
}
