import { expect, test } from 'vitest'
import { formatLongMoment } from './long-moment.ts'

test.each([
  ['2026-11-25T09:00:00.000Z', 'Mittwoch, 25. November 2026, 10:00 Uhr'],
  ['2027-06-30T22:05:00.000Z', 'Donnerstag, 1. Juli 2027, 00:05 Uhr'],
])('%s is %s in Berlin', (instant, words) => {
  expect(formatLongMoment(instant)).toBe(words)
})
