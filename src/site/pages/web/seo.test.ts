import { expect, test } from 'vitest'
import { PAGE_SCHEMAS } from '#app/domain/page-schemas.ts'
import type { GroupNode } from '../domain/text-schema.ts'
import { sampleTexts } from './load-page-texts.ts'
import { LANGUAGES, PAGES, type PageKey } from './page-table.ts'
import type { PageTexts } from './seo.ts'

const files = import.meta.glob<PageTexts>('/src/site/*/web/*.{de,en}.ts', {
  import: 'texts',
  eager: true,
})
const schemas: Partial<Record<PageKey, GroupNode>> = PAGE_SCHEMAS
const pages = (Object.keys(PAGES) as PageKey[]).flatMap((page) =>
  LANGUAGES.map((language) => {
    const schema = schemas[page]
    const declared = PAGES[page]
    const file = 'texts' in declared ? `/src/${declared.texts}.${language}.ts` : ''
    const { seo } = (schema ? sampleTexts(schema, language) : files[file]) as PageTexts
    return { name: `${page}, ${language}`, ...seo }
  }),
)

test.each(pages)('search engines show title and description whole: $name', (page) => {
  expect(page.title.length).toBeLessThanOrEqual(65)
  expect(page.description.length).toBeGreaterThanOrEqual(120)
  expect(page.description.length).toBeLessThanOrEqual(160)
  expect(page.ogDescription.length).toBeLessThanOrEqual(160)
  expect(page.keywords.length).toBeGreaterThan(2)
})

test.each(['title', 'description'] as const)('no two pages have the same %s', (field) => {
  expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
})

test('no soft hyphen gets into what search engines read', () => {
  expect(JSON.stringify(pages)).not.toContain('\u00ad')
})
