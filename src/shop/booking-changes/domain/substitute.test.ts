import { expect, test } from 'vitest'
import { isSubstitute } from './substitute.ts'

const SEAT = { email: 'lena@example.com' }

test.each([
  ['another address', { email: 'kim@example.com' }, true],
  ['the same address in other case, with a space', { email: 'Lena@Example.com ' }, false],
  ['another name alone', { firstName: 'Kim' }, false],
])('%s', (_, change, isOther) => {
  expect(isSubstitute(SEAT, change)).toBe(isOther)
})
