import { expect, test } from 'vitest'
import { parseBookingSearch, readRequestedBooking } from './booking-search.ts'

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
  [{ code: 'sommer' }, { code: 'sommer' }],
  [{ package: 4 }, {}],
  [{ schritt: 2 }, { schritt: 2 }],
  [{ schritt: '2' }, { schritt: 2 }],
  [{ schritt: 3 }, {}],
  [{}, {}],
])('the parameters %j are read as %j', (search, expected) => {
  expect(parseBookingSearch(search)).toEqual(expected)
})

test.each([
  ['', { step: 1 }],
  ['?schritt=2', { step: 2 }],
  [
    '?training=kurs-1-uhren&warteliste=abc',
    { training: 'kurs-1-uhren', waitingToken: 'abc', step: 1 },
  ],
])('the address %j asks the form for %j', (address, expected) => {
  expect(readRequestedBooking(address)).toEqual(expected)
})
