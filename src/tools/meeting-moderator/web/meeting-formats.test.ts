import { expect, test } from 'vitest'
import { weekdayOf } from './meeting-formats.ts'

test('the weekday of a typed day, in the language of the page; nothing of what is no day', () => {
  expect(weekdayOf('2027-01-07', 'de')).toBe('Donnerstag')
  expect(weekdayOf('2027-01-07', 'en')).toBe('Thursday')
  for (const typed of ['', '2027-02-30', 'morgen']) expect(weekdayOf(typed, 'de')).toBe('')
})
