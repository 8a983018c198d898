import { expect, test } from 'vitest'
import { PAGE_SCHEMAS } from '#app/domain/page-schemas.ts'
import { sampleTexts } from './load-page-texts.ts'
import { LANGUAGES, PAGES, type PageKey } from './page-table.ts'
import type { PageTexts } from './seo.ts'

const pages = (Object.keys(PAGES) as PageKey[]).flatMap((page) =>
  LANGUAGES.map((language) => {
    const { seo }: PageTexts = sampleTexts(PAGE_SCHEMAS[page], language)
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
