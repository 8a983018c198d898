import { expect, test } from 'vitest'
import { historyFilter, parseHistorySearch } from './history-search.ts'

test.each([
  [{}, {}],
  [{ was: 'page' }, { kind: 'page' }],
  [
    { was: 'training/kurs-1', person: 'a@example.com' },
    { kind: 'training', subject: 'kurs-1', person: 'a@example.com' },
  ],
  [{ text: 'trainings/hero.title' }, { text: 'trainings/hero.title' }],
  [{ was: 'mail/x', text: '', person: 3 }, {}],
])('%j filters by %j', (search, filter) => {
  expect(historyFilter(parseHistorySearch(search))).toEqual(filter)
})
