import { expect, test } from 'vitest'
import { filterWords } from './filter-texts.ts'

test('what a list is narrowed to is said in words', () => {
  const packages = [{ id: 'single', name: 'Einzelkarte' }]
  expect(filterWords({}, packages)).toEqual([])
  expect(filterWords({ q: 'groß', status: 'confirmed', package: 'single' }, packages)).toEqual([
    'Status: Bestätigt',
    'Paket: Einzelkarte',
    'Suche: „groß“',
  ])
  expect(filterWords({ package: 'gruppe' }, packages)).toEqual(['Paket: gruppe'])
})
