import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import { sessionTexts } from './session-date.ts'
import { understandSession } from './session-time.ts'

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

describe('sessionTexts', () => {
  test.each([
    ['2027-01-12T09:00:00Z', 90, 'Dienstag, 12. Januar 2027', '10:00 – 11:30 Uhr'],
    ['2027-07-01T07:30:00Z', 480, 'Donnerstag, 1. Juli 2027', '09:30 – 17:30 Uhr'],
    ['2027-12-31T22:30:00Z', 15, 'Freitag, 31. Dezember 2027', '23:30 – 23:45 Uhr'],
  ])('writes a session at %s of %i minutes', (start, minutes, date, time) => {
    const startsAt = new Date(start)
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
    expect(sessionTexts({ startsAt, endsAt })).toEqual({ date, time })
  })

  test('is understood as the same session', () => {
    const anyHour = fc.integer({ min: 0, max: 400 * 24 }).map((hours) => hours * 3_600_000)
    fc.assert(
      fc.property(anyHour, fc.integer({ min: 15, max: 600 }), (sinceNewYear, minutes) => {
        const startsAt = new Date(Date.UTC(2027, 0, 1) + sinceNewYear)
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
        const { date, time } = sessionTexts({ startsAt, endsAt })
        const understood = understandSession(date, time)
        // Texts of a session past midnight, and of the hour that exists twice, are not read.
        if (understood !== null) expect(understood).toEqual({ startsAt, endsAt })
      }),
    )
  })
})
