import { expect, test } from 'vitest'
import { aSeat } from '#tests/support/builders.ts'
import { bookedSessions, isKept } from './booked-sessions.ts'

const FEBRUARY = { dateId: 'b', startsAt: '2027-02-09T09:00:00.000Z' }
const JANUARY = { dateId: 'a', startsAt: '2027-01-12T09:00:00.000Z' }
const UNKNOWN = { dateId: 'c', startsAt: null }

test('seats are listed by date, the next one first, in the order of the slots', () => {
  const seats = [
    aSeat({ position: 1, ...UNKNOWN }),
    aSeat({ position: 2, ...FEBRUARY }),
    aSeat({ position: 4, ...JANUARY }),
    aSeat({ position: 3, ...JANUARY }),
  ]
  expect(
    bookedSessions(seats).map((session) => session.seats.map(({ position }) => position)),
  ).toEqual([[3, 4], [2], [1]])
})

test('a date without a remaining seat comes last', () => {
  const seats = [
    aSeat({ position: 1, ...JANUARY, status: 'cancelled' }),
    aSeat({ position: 2, ...FEBRUARY }),
  ]
  expect(bookedSessions(seats).map(({ of }) => of.dateId)).toEqual(['b', 'a'])
})

test.each([
  [{}, true],
  [{ status: 'pending' as const }, true],
  [{ status: 'cancelled' as const }, false],
  [{ isDateCancelled: true }, false],
])('a seat with %o is kept: %s', (changes, kept) => {
  expect(isKept(aSeat(changes))).toBe(kept)
})
