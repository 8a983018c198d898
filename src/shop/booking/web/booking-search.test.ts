import { expect, test } from 'vitest'
import { parseBookingSearch } from './booking-search.ts'

test.each([
  [{ training: 'kurs-1-uhren' }, { training: 'kurs-1-uhren' }],
  [{ date: 'january' }, { date: 'january' }],
  [{ date: 7 }, {}],
  [{ training: '' }, {}],
  [{ training: ['a', 'b'] }, {}],
  [{ package: 'complete' }, { package: 'complete' }],
  [
    { package: 'complete', training: 'x' },
    { package: 'complete', training: 'x' },
  ],
  [{ package: '' }, {}],
  [{ package: 4 }, {}],
  [{ schritt: 2 }, { schritt: 2 }],
  [{ schritt: '2' }, { schritt: 2 }],
  [{ schritt: 3 }, {}],
  [{}, {}],
])('the parameters %j are read as %j', (search, expected) => {
  expect(parseBookingSearch(search)).toEqual(expected)
})
