import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import type { Language } from '../domain/languages.ts'
import { readTexts } from '../domain/page-content.ts'
import { pageSection } from '../domain/page-section.ts'
import type { GroupNode, TextsOf } from '../domain/text-schema.ts'
import { firmFactsOf } from './firm-facts-of.ts'

/** A stored text, as `GET /api/cms/content` gives it. */
export interface StoredContent {
  section: string
  key: string
  content: string
}

/**
 * The texts of a page in one language, with the facts of the firm. What is not stored is the sample of that language;
 * never a text of the other one.
 */
export function pageTexts<Schema extends GroupNode>(
  schema: Schema,
  { page, language }: { page: string; language: Language },
  content: readonly StoredContent[],
): TextsOf<Schema> {
  const section = pageSection(page, language)
  const stored = new Map(
    content.filter((one) => one.section === section).map((one) => [one.key, one.content]),
  )
  const facts = firmFactsOf(language)
  return readTexts(schema, language, ({ key, sample, kind }) => {
    const text = stored.get(key) ?? sample ?? ''
    return kind === 'line' || kind === 'paragraph' ? fillPlaceholders(text, facts) : text
  })
}

/** The texts of a page of which nothing is stored. */
export function sampleTexts<Schema extends GroupNode>(
  schema: Schema,
  language: Language,
): TextsOf<Schema> {
  return pageTexts(schema, { page: '', language }, [])
}
