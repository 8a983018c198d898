import { expect, test } from 'vitest'
import { chosenTrainings, parsePapersSearch, severalPapersPath } from './papers-address.ts'

const ALL = [{ id: 'kurs-1-uhren' }, { id: 'kurs-2-brot' }, { id: 'kurs-3-drachen' }]

test.each<[given: Record<string, string>, ids: string[]]>([
  [{}, ['kurs-1-uhren', 'kurs-2-brot', 'kurs-3-drachen']],
  [{ 'kurs-3-drachen': 'ja', 'kurs-1-uhren': 'ja' }, ['kurs-1-uhren', 'kurs-3-drachen']],
  [{ 'kurs-2-brot': 'ja', 'kurs-9-nie': 'ja' }, ['kurs-2-brot']],
  [{ 'kurs-9-nie': 'ja' }, ['kurs-1-uhren', 'kurs-2-brot', 'kurs-3-drachen']],
  [{ 'kurs-2-brot': '1', utm_source: 'ja' }, ['kurs-1-uhren', 'kurs-2-brot', 'kurs-3-drachen']],
])('%j chooses %j', (given, ids) => {
  expect(chosenTrainings(ALL, parsePapersSearch(given)).map(({ id }) => id)).toEqual(ids)
})

test('the path names the chosen trainings, and is read as it was written', () => {
  const path = severalPapersPath(['kurs-1-uhren', 'kurs-2-brot'])
  expect(path).toBe('/trainings/unterlagen?kurs-1-uhren=ja&kurs-2-brot=ja')
  const given = Object.fromEntries(new URL(path, 'https://firma.example').searchParams)
  expect(parsePapersSearch(given).chosen).toEqual(['kurs-1-uhren', 'kurs-2-brot'])
  expect(severalPapersPath()).toBe('/trainings/unterlagen')
})
