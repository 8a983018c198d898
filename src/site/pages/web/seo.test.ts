import { expect, test } from 'vitest'
import { LANGUAGES, PAGES } from './page-table.ts'
import type { PageTexts } from './seo.ts'

const files = import.meta.glob<PageTexts>('/src/{site,tools}/*/web/*.{de,en}.ts', {
  import: 'texts',
  eager: true,
})
const pages = Object.entries(PAGES).flatMap(([page, { texts }]) =>
  LANGUAGES.map((language) => ({
    name: `${page}, ${language}`,
    ...(files[`/src/${texts}.${language}.ts`] as PageTexts).seo,
  })),
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
