import { expect, test } from 'vitest'
import { LANGUAGES } from './pages.ts'
import { SEO } from './seo.ts'

const pages = Object.entries(SEO).flatMap(([page, languages]) =>
  LANGUAGES.map((language) => ({ name: `${page}, ${language}`, ...languages[language] })),
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
  expect(JSON.stringify(SEO)).not.toContain('\u00ad')
})
