import type { Logger } from 'pino'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import type { Database } from '#platform/database/server/database.ts'
import { contentErrors } from '#platform/editing/server/content.errors.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { isTranslated } from '../domain/drift.ts'
import { otherLanguage } from '../domain/page-state.ts'
import type { PagePlace, StaffText } from '../domain/staff-page.ts'
import { pageDraftErrors } from './page-drafts.errors.ts'
import { saveDraft } from './page-drafts.service.ts'
import { type Pages, readPageStates } from './staff-pages.service.ts'

/** A text of a page, and what it has to say in the other language. */
interface TextToTranslate {
  from: Language
  to: Language
  text: string
  /** What the text said before, where it was another one, and how that was translated. */
  former: string | null
  formerTranslation: string
}

/** Who asks: `visitor` is an IP address, for the daily budget. */
interface AskedBy {
  visitor: string
  signal: AbortSignal
  log: Logger
}

/**
 * Translates a text.
 *
 * @throws ProblemError 429, 503 where the service refuses or fails
 */
export type Translate = (text: TextToTranslate, by: AskedBy) => Promise<string>

/** The translator that is available at present, or null. */
export type FindTranslator = () => Promise<Translate | null>

/**
 * Proposes the translation of a text from what is published in the other language, and stores it as a draft with a mark.
 *
 * @throws ProblemError 404 page.not_found; 409 translation.has_draft; 412 content.changed_meanwhile where somebody wrote
 * the text meanwhile; 422 content.unknown_text, content.not_possible; 429, 503 as {@link Translate}, and
 * translation.no_service
 */
export async function proposeTranslation(
  db: Database,
  pages: Pages,
  { place, key }: { place: PagePlace; key: string },
  translate: Translate | null,
  { actor, now, ...by }: AskedBy & { actor: string; now: () => Date },
): Promise<StaffText> {
  if (!translate) throw pageDraftErrors.noTranslator()
  const { page, language } = place
  const from = otherLanguage(language)
  const states = await readPageStates(db, pages, page)
  const text = states[language].shown.get(key)
  const other = states[from].published.get(key)
  const isText = text && text.content.kind !== 'list' && isTranslated(text.content.kind)
  if (!isText || !other) throw contentErrors.unknownText()
  if (text.draft && !text.draft.isProposal) throw pageDraftErrors.hasDraft()

  const answer = await translate(
    {
      ...{ from, to: language, text: other.words },
      former: text.translatedFrom,
      formerTranslation: text.words,
    },
    by,
  )
  const content = text.content.kind === 'line' ? foldLines(answer) : answer.trim()
  return saveDraft(
    db,
    pages,
    place,
    { key, content },
    { actor, now: now(), expected: new Set([text.version]), isProposal: true },
  )
}
