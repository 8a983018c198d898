import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('/routes/'))

/** The base name, with the ending of texts and tests: "home.de" and "home.en" are two. */
const nameOf = (file: string) => path.basename(file).replace(/\.tsx?$/, '')

test('a file’s name exists once, so that it is enough to find the file', () => {
  const byName = Map.groupBy(files, nameOf)
  const twice = [...byName.values()].filter((same) => same.length > 1)
  expect(files.length).toBeGreaterThan(1_000)
  expect(twice).toEqual([])
})
