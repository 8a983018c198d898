import { expect, test } from 'vitest'
import { PAGES } from './page-table.ts'

const screens = {
  ...import.meta.glob<unknown>('/src/site/*/web/*-page.tsx', { import: 'Screen' }),
  ...import.meta.glob<unknown>('/src/tools/*/web/*.island.tsx', { import: 'default' }),
}
test.each(Object.entries(PAGES))('the screen that %s declares exists', async (_, { screen }) => {
  expect(await screens[`/src/${screen}`]?.()).toBeTypeOf('function')
})

test('every screen of a bilingual page belongs to a declared one', () => {
  const declared = new Set<string>(Object.values(PAGES).map(({ screen }) => `/src/${screen}`))
  expect(Object.keys(screens).filter((file) => !declared.has(file))).toEqual([])
})

test('no two pages have the same address', () => {
  const addresses = Object.values(PAGES).flatMap(({ de, en }) => [de, en])
  expect(new Set(addresses).size).toBe(addresses.length)
})
