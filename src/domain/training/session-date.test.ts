import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSessionDate } from './session-date.ts'

describe('formatSessionDate', () => {
  test.each([
    ['2027-01-12', 'Dienstag, 12. Januar 2027'],
    ['2024-01-01', 'Montag, 1. Januar 2024'],
    ['2023-12-31', 'Sonntag, 31. Dezember 2023'],
    ['2028-02-29', 'Dienstag, 29. Februar 2028'],
    ['2027-03-28', 'Sonntag, 28. März 2027'],
  ])('writes %s as %s', (day, text) => {
    expect(formatSessionDate(day)).toBe(text)
  })

  test.each(['', '2027-02-29', '12.01.2027'])('refuses %j', (text) => {
    expect(() => formatSessionDate(text)).toThrow(RangeError)
  })

  test('agrees with the German dates of the platform', () => {
    const german = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'full' })
    const min = new Date('1900-01-01T00:00:00Z')
    const max = new Date('2200-01-01T00:00:00Z')
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        expect(formatSessionDate(date.toISOString().slice(0, 10))).toBe(german.format(date))
      }),
    )
  })
})
