import { expect, test } from 'vitest'
import { parseDatesSearch, periodOf } from './dates-search.ts'

test.each([
  [{}, {}],
  [
    { ansicht: 'kalender', monat: '2027-04' },
    { ansicht: 'kalender', monat: '2027-04' },
  ],
  [{ ansicht: 'liste', zeitraum: 'vergangene' }, { zeitraum: 'vergangene' }],
  [{ ansicht: 7, zeitraum: true, monat: 2027 }, {}],
  [{ monat: '2027-13' }, {}],
  [{ monat: '9999-12' }, {}],
  [{ monat: ['2027-04'] }, {}],
])('the search %j is read as %j', (search, read) => {
  expect(parseDatesSearch(search)).toEqual(read)
})

test('without a period, the dates to come are shown', () => {
  expect([periodOf({}), periodOf({ zeitraum: 'vergangene' })]).toEqual(['coming', 'past'])
})
