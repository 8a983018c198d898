import { expect, test } from 'vitest'
import { hasLinkEnded, linkEnd } from './link-end.ts'

const date = (startsAt: string, endsAt: string | null = null) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})
const JANUARY = date('2027-01-07T09:00:00Z', '2027-01-07T10:30:00Z')

test('a link ends thirty days after the end of the last session', () => {
  const dates = [date('2027-03-01T09:00:00Z', '2027-03-01T10:30:00Z'), JANUARY]

  expect(linkEnd(dates)?.toISOString()).toBe('2027-03-31T10:30:00.000Z')
  expect(linkEnd([date('2027-01-07T09:00:00Z')])?.toISOString()).toBe('2027-02-06T09:00:00.000Z')
})

test.each([
  ['2027-02-06T10:29:59Z', false],
  ['2027-02-06T10:30:00Z', true],
])('at %s it has ended: %s', (now, ended) => {
  expect(hasLinkEnded([JANUARY], new Date(now))).toBe(ended)
})

test('one of a session whose day nobody knows has no end', () => {
  const unknown = { startsAt: null, endsAt: null }
  expect(linkEnd([JANUARY, unknown])).toBeNull()
  expect(hasLinkEnded([unknown], new Date('2030-01-01T00:00:00Z'))).toBe(false)
})
