import { expect, test } from 'vitest'
import { nextChange } from './next-change.ts'

const MIDNIGHT = '2026-11-21T23:00:00.000Z'

test.each([
  ['midnight in Berlin, where there is no session', [], MIDNIGHT],
  ['midnight, where all sessions are later', ['2026-11-22T09:00:00Z', null], MIDNIGHT],
  [
    'the next session of the day',
    ['2026-11-21T15:00:00Z', '2026-11-21T12:00:00Z'],
    '2026-11-21T12:00:00.000Z',
  ],
  [
    'midnight, where the sessions have begun',
    ['2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z'],
    MIDNIGHT,
  ],
])('the shop changes next at %s', (_when, beginnings, expected) => {
  const trainings = beginnings.map((startsAt) => ({ dates: [{ startsAt }] }))
  expect(nextChange(new Date('2026-11-21T10:00:00Z'), trainings).toISOString()).toBe(expected)
})
