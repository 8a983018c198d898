import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES as RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { possibilitiesOf } from './booking-possibilities.ts'

const START = new Date('2027-01-07T09:00:00Z')
const seat = { status: 'confirmed' as const, startsAt: START }
const cancelled = { status: 'cancelled' as const, startsAt: START }

test.each([
  ['two weeks before, until midnight in Berlin', '2026-12-24T22:59:00Z', true, true, 'free'],
  ['a minute after that midnight', '2026-12-24T23:00:00Z', true, true, 'request'],
  ['three days before, until midnight', '2027-01-04T22:59:00Z', true, true, 'request'],
  ['after that', '2027-01-04T23:00:00Z', true, false, 'request'],
  ['until it begins', '2027-01-07T08:59:59Z', true, false, 'request'],
  ['from its start', '2027-01-07T09:00:00Z', false, false, 'over'],
] as const)('what can be done with a seat: %s', (_when, now, replace, move, cancel) => {
  expect(possibilitiesOf(seat, RULES, new Date(now))).toEqual({ replace, move, cancel })
})

test('nothing can be done with a cancelled seat', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  expect(possibilitiesOf(cancelled, RULES, now)).toEqual({
    replace: false,
    move: false,
    cancel: 'over',
  })
})
