import { expect, test } from 'vitest'
import { filterWords } from './filter-texts.ts'

test('what a list is narrowed to is said in words', () => {
  const packages = [{ id: 'single', name: 'Einzelkarte' }]
  expect(filterWords({}, packages)).toEqual([])
  const filter = { q: 'groß', status: 'confirmed', package: 'single', invoice: 'unfit' } as const
  expect(filterWords(filter, packages)).toEqual([
    'Status: Bestätigt',
    'Paket: Einzelkarte',
    'Rechnung: Passt nicht',
    'Suche: „groß“',
  ])
  expect(filterWords({ package: 'gruppe' }, packages)).toEqual(['Paket: gruppe'])
})
