import type { Connection, Database } from '#platform/database/server/database.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import { contentsOf } from '#site/pages/domain/page-content.ts'
import { pageSection, readPageSection } from '#site/pages/domain/page-section.ts'
import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import {
  driftingTexts,
  formerOther,
  otherLanguage,
  type PageSchemas,
  type PageState,
  pageStates,
  type StoredText,
  type TextState,
} from '../domain/page-state.ts'
import type {
  ListedPage,
  PagePlace,
  Publication,
  StaffPage,
  StaffText,
} from '../domain/staff-page.ts'
import { pageDraftErrors } from './page-drafts.errors.ts'
import { lastPublications, listStoredTexts, type PublicationRow } from './page-drafts.repository.ts'

/** The pages that staff edit. */
export interface Pages {
  schemas: PageSchemas
  /** The public address of a page; null for texts that are on several pages. */
  pathOf: (page: string, language: Language) => string | null
  /** The page in whose editor the texts are: itself, or the first one that shows them. */
  editedOn: (page: string) => string
}

const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', en: 'Englisch' }

/** The schema of a page. @throws ProblemError 404 page.not_found */
export function requireSchema({ schemas }: Pages, page: string): GroupNode {
  const schema = Object.hasOwn(schemas, page) ? schemas[page] : undefined
  if (!schema) throw pageDraftErrors.unknownPage()
  return schema
}

/** A page in both languages, as it is stored now. @throws ProblemError 404 page.not_found */
export async function readPageStates(
  db: Connection,
  pages: Pages,
  page: string,
): Promise<Record<Language, PageState>> {
  const schema = requireSchema(pages, page)
  const stored = await readStoredTexts(db, [page])
  return pageStates(schema, storedTextsOf(stored, page))
}

/** Every page in every language, with the numbers of its texts that wait for something. */
export async function listPages(db: Database, pages: Pages): Promise<ListedPage[]> {
  const [all, last] = await Promise.all([readAllPages(db, pages), lastPublications(db)])
  return all.flatMap(({ page, schema, states }) =>
    LANGUAGES.map((language) => {
      const texts = [...states[language].shown.values()]
      const published = [...states[language].published.values()]
      const publication = last.get(pageSection(page, language))
      return {
        ...{ page, language },
        label: schema.label,
        path: pages.pathOf(page, language),
        editedOn: pages.editedOn(page),
        counts: {
          texts: texts.filter(({ content }) => content.kind !== 'list').length,
          drafts: texts.filter(({ draft }) => draft).length,
          drifting: driftingTexts(states, language).length,
          samples: published.filter(isSample).length,
        },
        lastPublication: publication ? toPublication(publication) : null,
      }
    }),
  )
}

/** Every page in both languages, in the order of the schemas. */
export async function readAllPages(db: Connection, pages: Pages) {
  const entries = Object.entries(pages.schemas)
  const stored = await readStoredTexts(
    db,
    entries.map(([page]) => page),
  )
  return entries.map(([page, schema]) => ({
    ...{ page, schema },
    states: pageStates(schema, storedTextsOf(stored, page)),
  }))
}

/** A page in one language for its editor. @throws ProblemError 404 page.not_found */
export async function getPage(db: Connection, pages: Pages, place: PagePlace): Promise<StaffPage> {
  const { page, language } = place
  const states = await readPageStates(db, pages, page)
  return {
    ...{ page, language },
    label: requireSchema(pages, page).label,
    path: pages.pathOf(page, language),
    texts: [...states[language].shown.values()].map((text) =>
      toStaffText(text, states[otherLanguage(language)]),
    ),
  }
}

export function toStaffText(text: TextState, other: PageState): StaffText {
  const { content, published, draft, version } = text
  const { key, kind, label, values, isOptional, items, list, sample } = content
  const otherPublished = other.published.get(key)
  return {
    ...{ key, kind, label, isOptional, list, sample, version },
    values: [...values],
    items: [...items],
    published: published && { content: published.content, version: published.version },
    draft: draft && {
      content: draft.content,
      version: draft.version,
      editedBy: draft.editedBy,
      editedAt: draft.editedAt.toISOString(),
      isProposal: draft.isProposal,
    },
    other: otherPublished
      ? {
          content: otherPublished.words,
          draft: otherPublished.draft?.content ?? null,
          was: formerOther(text, other),
        }
      : null,
  }
}

export function toPublication({ id, publishedBy, publishedAt }: PublicationRow): Publication {
  return { id, publishedBy, publishedAt: publishedAt.toISOString() }
}

/** The names of pages and of their texts for the audit log: "Kontakt (Deutsch)", "Kontakt (Deutsch), Titel". */
export function pageNames({ schemas }: Pick<Pages, 'schemas'>, ids: string[]): Map<string, string> {
  return new Map(
    ids.flatMap((id) => {
      const [section = '', key] = id.split('/')
      const place = readPageSection(section)
      const schema = place && Object.hasOwn(schemas, place.page) ? schemas[place.page] : undefined
      if (!place || !schema) return []
      const page = `${schema.label} (${LANGUAGE_NAMES[place.language]})`
      if (key === undefined) return [[id, page]]
      const text = contentsOf(schema, place.language, new Map()).find((one) => one.key === key)
      return [[id, `${page}, ${text?.label ?? key}`]]
    }),
  )
}

type Stored = ReadonlyMap<string, ReadonlyMap<string, StoredText>>

/** What is stored of pages, by section and key. */
async function readStoredTexts(db: Connection, pages: string[]): Promise<Stored> {
  const sections = pages.flatMap((page) => LANGUAGES.map((one) => pageSection(page, one)))
  const stored = new Map(sections.map((section) => [section, new Map<string, StoredText>()]))
  for (const { section, key, text } of await listStoredTexts(db, sections))
    stored.get(section)?.set(key, text)
  return stored
}

function storedTextsOf(stored: Stored, page: string) {
  const textsIn = (language: Language) => stored.get(pageSection(page, language)) ?? new Map()
  return { de: textsIn('de'), en: textsIn('en') }
}

/** A text that visitors still see as the product brought it. */
export function isSample({ content, words }: TextState): boolean {
  return content.kind !== 'list' && words !== '' && words === content.sample
}
