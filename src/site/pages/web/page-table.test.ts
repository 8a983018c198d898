import { expect, test } from 'vitest'
import { PAGE_SCHEMAS } from '#app/domain/page-schemas.ts'
import { LANGUAGES, PAGES } from './page-table.ts'
import type { PageTexts } from './seo.ts'

const screens = {
  ...import.meta.glob<unknown>('/src/site/*/web/*-page.tsx', { import: 'Screen' }),
  ...import.meta.glob<unknown>('/src/tools/*/web/*.island.tsx', { import: 'default' }),
}
const texts = import.meta.glob<PageTexts>('/src/{site,tools}/*/web/*.{de,en}.ts', {
  import: 'texts',
  eager: true,
})

test.each(Object.entries(PAGES))('the files that %s declares exist', async (key, page) => {
  expect(await screens[`/src/${page.screen}`]?.()).toBeTypeOf('function')
  if (key in PAGE_SCHEMAS) return
  for (const language of LANGUAGES) {
    const file = 'texts' in page ? `/src/${page.texts}.${language}.ts` : ''
    expect(texts[file]?.seo.title).toBeTruthy()
  }
})

test('every screen of a bilingual page belongs to a declared one', () => {
  const declared = new Set<string>(Object.values(PAGES).map(({ screen }) => `/src/${screen}`))
  expect(Object.keys(screens).filter((file) => !declared.has(file))).toEqual([])
})

test('no two pages have the same address', () => {
  const addresses = Object.values(PAGES).flatMap(({ de, en }) => [de, en])
  expect(new Set(addresses).size).toBe(addresses.length)
})
