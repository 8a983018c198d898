import { expect, test } from 'vitest'
import { isLinkMissing, phaseOf } from './date-phase.ts'

const SESSION = {
  state: 'planned' as const,
  startsAt: '2027-04-13T08:00:00Z',
  endsAt: '2027-04-13T09:30:00Z',
}

test.each([
  ['2027-04-13T07:59:59Z', 'coming'],
  ['2027-04-13T08:00:00Z', 'running'],
  ['2027-04-13T09:29:59Z', 'running'],
  ['2027-04-13T09:30:00Z', 'over'],
])('at %s a date from eight to half past nine is %s', (now, phase) => {
  expect(phaseOf(SESSION, new Date(now))).toBe(phase)
  expect(phaseOf({ ...SESSION, state: 'cancelled' }, new Date(now))).toBe('cancelled')
})

test('a date without known instants is still to come', () => {
  expect(phaseOf({ ...SESSION, startsAt: null, endsAt: null }, new Date('2030-01-01'))).toBe(
    'coming',
  )
})

test.each([
  ['before a date that is booked', {}, '2027-04-13T07:00:00Z', true],
  ['while it runs', {}, '2027-04-13T08:30:00Z', true],
  ['after it', {}, '2027-04-13T10:00:00Z', false],
  ['where nobody has a seat', { seatsTaken: 0 }, '2027-04-13T07:00:00Z', false],
  ['where there is one', { meetingUrl: 'https://example.com' }, '2027-04-13T07:00:00Z', false],
  ['where it is cancelled', { state: 'cancelled' as const }, '2027-04-13T07:00:00Z', false],
])('whether the link is missing %s', (_, change, now, isMissing) => {
  const date = { ...SESSION, meetingUrl: null, seatsTaken: 1, ...change }
  expect(isLinkMissing(date, new Date(now))).toBe(isMissing)
})
