import type { Language } from '#site/pages/domain/languages.ts'
import { contentsOf, type PageContent } from '#site/pages/domain/page-content.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { hasDrifted } from './drift.ts'

/** The schema of each page, by its key. */
export type PageSchemas = Readonly<Record<string, GroupNode>>

interface Published {
  content: string
  version: number
  translatedFrom: string | null
}

interface Draft extends Published {
  /** The version of the published text that it was written against. */
  basedOn: number
  isProposal: boolean
  editedBy: string
  editedAt: Date
}

/** What is stored of a text. */
export interface StoredText {
  published: Published | null
  draft: Draft | null
  /** The last version that it had, as a draft or published; 0 for a text of which nothing was ever stored. */
  version: number
}

/** A text of a page as visitors or as staff see it. */
export interface TextState extends StoredText {
  content: PageContent
  words: string
  /** The other language's words when these were written or confirmed. Samples are translated from each other. */
  translatedFrom: string | null
}

/** Texts in the order of the page, by their keys. */
export type TextStates = ReadonlyMap<string, TextState>

export interface PageState {
  /** By key, also what no schema has any more. */
  stored: ReadonlyMap<string, StoredText>
  /** What visitors see. */
  published: TextStates
  /** What staff see: drafts before what is published. */
  shown: TextStates
}

export type StoredTexts = Readonly<Record<Language, ReadonlyMap<string, StoredText>>>

const NOTHING_STORED: StoredText = { published: null, draft: null, version: 0 }

export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de'
}

/** A page in both languages. */
export function pageStates(schema: GroupNode, stored: StoredTexts): Record<Language, PageState> {
  const stateIn = (language: Language): PageState => ({
    stored: stored[language],
    published: textStates(schema, language, stored[language], ({ published }) => published),
    shown: textStates(
      schema,
      language,
      stored[language],
      ({ published, draft }) => draft ?? published,
    ),
  })
  return { de: stateIn('de'), en: stateIn('en') }
}

function textStates(
  schema: GroupNode,
  language: Language,
  stored: ReadonlyMap<string, StoredText>,
  pick: (text: StoredText) => Published | null,
): TextStates {
  const words = new Map(
    [...stored].flatMap(([key, text]) => {
      const picked = pick(text)
      return picked ? [[key, picked.content]] : []
    }),
  )
  const others = contentsOf(schema, otherLanguage(language), words)
  const otherSamples = new Map(others.map(({ key, sample }) => [key, sample]))
  return new Map(
    contentsOf(schema, language, words).map((content) => {
      const text = stored.get(content.key) ?? NOTHING_STORED
      const picked = pick(text)
      const translatedFrom = picked
        ? picked.translatedFrom
        : (otherSamples.get(content.key) ?? null)
      const state = {
        ...text,
        content,
        words: picked?.content ?? content.sample ?? '',
        translatedFrom,
      }
      return [content.key, state]
    }),
  )
}

/** The words of a text that visitors see, or would see if its item were shown; null for an added item without any. */
export function publishedWords({ published, content }: TextState): string | null {
  return published?.content ?? content.sample
}

/** The texts of a language that drift from what is published of the other one. */
export function driftingTexts(
  states: Readonly<Record<Language, PageState>>,
  language: Language,
): TextState[] {
  const others = states[otherLanguage(language)].published
  return [...states[language].published.values()].filter(({ content, translatedFrom }) =>
    hasDrifted(content.kind, translatedFrom, others.get(content.key)?.words),
  )
}

/**
 * The words from which a text was translated, where they are not those of now: neither the published ones nor the draft
 * of the other language. Null where it fits, or is answered by its draft.
 */
export function formerOther(
  { content, translatedFrom }: TextState,
  other: Pick<PageState, 'published' | 'shown'>,
): string | null {
  const states = [other.published.get(content.key), other.shown.get(content.key)]
  const differsFrom = (state: TextState | undefined) =>
    hasDrifted(content.kind, translatedFrom, state?.words)
  return states.every(differsFrom) ? translatedFrom : null
}
