import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { putContentItem } from '#platform/editing/server/content.repository.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { insertRevisions } from '#platform/editing/server/revisions.repository.ts'
import { contentProblem } from '#site/pages/domain/content-problem.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import { contentsOf } from '#site/pages/domain/page-content.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { areSameWords, hasDrifted } from '../domain/drift.ts'
import {
  otherLanguage,
  type PageState,
  publishedWords,
  type TextState,
} from '../domain/page-state.ts'
import type { PagePlace, Publication, Publish } from '../domain/staff-page.ts'
import { pageDraftErrors } from './page-drafts.errors.ts'
import {
  deleteDrafts,
  insertPublication,
  listPublications,
  lockPage,
  putTranslatedFrom,
} from './page-drafts.repository.ts'
import { isBasedOnPublished, requireSeen } from './page-drafts.service.ts'
import { type Pages, readPageStates, requireSchema, toPublication } from './staff-pages.service.ts'

type Actor = Pick<EditContext, 'actor' | 'now'>
type States = Readonly<Record<Language, PageState>>
/** The drafts that are published, by key. */
type Chosen = ReadonlyMap<string, TextState>

/**
 * Publishes drafts of a page, of one language or of both, in one transaction: all of them or none. Each text gets a
 * revision. Cached pages are made anew, because what visitors see has changed.
 *
 * @returns a publication for each language
 * @throws ProblemError 404 page.not_found; 409 page.drafts_changed where a draft is not as it was seen, or was written
 * against a text that is not published any more; 422 page.not_ready where a text is missing or does not fit
 */
export async function publishPage(
  db: Database,
  pages: Pages,
  page: string,
  { languages }: Publish,
  { actor, now }: Actor,
): Promise<Publication[]> {
  const schema = requireSchema(pages, page)
  return inTransaction(db, async (tx) => {
    await lockPage(tx, page)
    const states = await readPageStates(tx, pages, page)
    const seen = languages.map((one) => ({ ...one, shown: states[one.language].shown }))
    requireSeen(seen, isBasedOnPublished)
    const chosenIn = (language: Language): Chosen => {
      const drafts = languages.find((one) => one.language === language)?.drafts ?? []
      const { shown } = states[language]
      return new Map(
        drafts.flatMap(({ key }) => {
          const text = shown.get(key)
          return text ? [[key, text]] : []
        }),
      )
    }
    const chosen = { de: chosenIn('de'), en: chosenIn('en') }
    const published = languages.map(({ language }) => language)
    requireReady(schema, published, states, chosen)

    const publications: Publication[] = []
    for (const language of published) {
      const place = { page, language }
      publications.push(await publishLanguage(tx, place, states, chosen, { actor, now }))
    }
    return publications
  })
}

async function publishLanguage(
  tx: Transaction,
  { page, language }: PagePlace,
  states: States,
  chosen: Readonly<Record<Language, Chosen>>,
  { actor, now }: Actor,
): Promise<Publication> {
  const section = pageSection(page, language)
  const texts = [...chosen[language].values()]
  const publishedAt = await momentAfterLast(tx, section, now)
  const row = { section, publishedBy: actor, publishedAt }
  const id = await insertPublication(tx, row)
  for (const text of texts) {
    const { content, words, version } = text
    const other = chosen[otherLanguage(language)].get(content.key)
    await putContentItem(tx, {
      ...{ section, key: content.key, content: words, version },
      basedOnDefault: content.sample,
      translatedFrom: other?.words ?? text.translatedFrom,
      updatedAt: publishedAt,
    })
    if (!other) await settleAnswered(tx, { page, language }, text, states, now)
  }
  await insertRevisions(
    tx,
    texts.map((text) => ({
      subject: 'content' as const,
      subjectId: contentSubjectId(section, text.content.key),
      field: 'content',
      before: publishedWords(text),
      after: text.words,
      version: text.version,
      publicationId: id,
      editedBy: actor,
      createdAt: publishedAt,
    })),
  )
  await deleteDrafts(tx, { section, keys: texts.map(({ content }) => content.key) })
  await recordAction(tx, {
    actor,
    action: 'page.published',
    subjectId: section,
    details: { texts: texts.map(({ content }) => content.label) },
  })
  return toPublication({ id, ...row })
}

/**
 * A text that followed a change of the other language is its translation, so the other one does not drift by it.
 * Otherwise each translation would ask for one in return.
 */
async function settleAnswered(
  tx: Transaction,
  { page, language }: PagePlace,
  text: TextState,
  states: States,
  now: Date,
): Promise<void> {
  const { key, kind } = text.content
  const former = states[language].published.get(key)
  const other = states[otherLanguage(language)].published.get(key)
  if (!former || !other || !hasDrifted(kind, former.translatedFrom, other.words)) return
  if (text.translatedFrom === null || !areSameWords(text.translatedFrom, other.words)) return
  const section = pageSection(page, otherLanguage(language))
  await putTranslatedFrom(tx, { section, translatedFrom: text.words, now }, other)
}

/**
 * Publications of a section have different moments, so that their order is known. The page is locked.
 */
export async function momentAfterLast(tx: Transaction, section: string, now: Date): Promise<Date> {
  const [last] = await listPublications(tx, section)
  return last && last.publishedAt >= now ? new Date(last.publishedAt.getTime() + 1) : now
}

/** @throws ProblemError 422 page.not_ready */
function requireReady(
  schema: GroupNode,
  languages: Language[],
  states: States,
  chosen: Readonly<Record<Language, Chosen>>,
): void {
  const problems = LANGUAGES.filter((one) => languages.includes(one)).flatMap((language) => {
    const stored = [...states[language].stored].flatMap(([key, { published }]) =>
      published ? [[key, published.content] as const] : [],
    )
    const drafts = [...chosen[language]].map(([key, { words }]) => [key, words] as const)
    const words = new Map([...stored, ...drafts])
    return contentsOf(schema, language, words).flatMap((content) => {
      const { key, label, sample } = content
      // What is published and not changed stays as it is.
      const isNew = sample === null && !words.has(key)
      if (!isNew && !chosen[language].has(key)) return []
      const message = contentProblem(content, words.get(key) ?? '')
      return message === null ? [] : [{ language, key, label, message }]
    })
  })
  if (problems.length > 0) throw pageDraftErrors.notReady(problems)
}
