import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  berlinDay,
  berlinMidnight,
  daysBetween,
  formatLongDay,
  isCalendarDay,
  mondayOf,
  msUntilNextBerlinDay,
} from './calendar-day.ts'

const HOUR_MS = 3_600_000
const anyInstant = fc.date({
  min: new Date('1980-06-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const anyDay = anyInstant.map((instant) => instant.toISOString().slice(0, 10))
const notDays = [
  '',
  '2026-1-1',
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-01T00:00:00Z',
  '01.01.2026',
  '20260101',
  '+002026-01-01',
  ' 2026-01-01',
  '2026-01-01\n',
  'heute',
]

describe.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a machine whose zone is %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone)
      // Without this check, all tests could run in the same zone unnoticed.
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    })
    afterEach(() => {
      vi.unstubAllEnvs()
    })

    test.each([
      ['in winter, just before midnight', '2026-01-31T22:59:59.999Z', '2026-01-31'],
      ['in winter, at midnight', '2026-01-31T23:00:00.000Z', '2026-02-01'],
      ['in summer, just before midnight', '2026-07-31T21:59:59.999Z', '2026-07-31'],
      ['in summer, at midnight', '2026-07-31T22:00:00.000Z', '2026-08-01'],
      ['at the end of the year', '2026-12-31T23:00:00.000Z', '2027-01-01'],
      ['on the eve of summer time', '2027-03-27T22:59:59.999Z', '2027-03-27'],
      ['as the day of 23 hours begins', '2027-03-27T23:00:00.000Z', '2027-03-28'],
      ['as the day of 23 hours ends', '2027-03-28T21:59:59.999Z', '2027-03-28'],
      ['after the day of 23 hours', '2027-03-28T22:00:00.000Z', '2027-03-29'],
      ['as the day of 25 hours begins', '2027-10-30T22:00:00.000Z', '2027-10-31'],
      ['as the day of 25 hours ends', '2027-10-31T22:59:59.999Z', '2027-10-31'],
      ['after the day of 25 hours', '2027-10-31T23:00:00.000Z', '2027-11-01'],
    ])('the Berlin day is right %s', (_when, instant, day) => {
      expect(berlinDay(new Date(instant))).toBe(day)
    })

    test.each([
      ['one millisecond before midnight', '2026-01-31T22:59:59.999Z', 1],
      ['a whole day at midnight', '2026-01-31T23:00:00.000Z', 24 * HOUR_MS],
      ['23 hours as summer time comes', '2027-03-27T23:00:00.000Z', 23 * HOUR_MS],
      ['25 hours as summer time ends', '2027-10-30T22:00:00.000Z', 25 * HOUR_MS],
      ['half a day at a summer noon', '2026-07-31T10:00:00.000Z', 12 * HOUR_MS],
    ])('the next Berlin day is %s away', (_what, instant, ms) => {
      expect(msUntilNextBerlinDay(new Date(instant))).toBe(ms)
    })

    test.each([
      ['2026-01-15', '2026-01-14T23:00:00.000Z'],
      ['2026-07-15', '2026-07-14T22:00:00.000Z'],
      ['2027-03-28', '2027-03-27T23:00:00.000Z'],
      ['2027-03-29', '2027-03-28T22:00:00.000Z'],
      ['2027-10-31', '2027-10-30T22:00:00.000Z'],
      ['2027-11-01', '2027-10-31T23:00:00.000Z'],
    ])('%s begins in Berlin at %s', (day, instant) => {
      expect(berlinMidnight(day).toISOString()).toBe(instant)
    })

    test.each([
      ['2027-03-27', 1, '2027-03-28'],
      ['2027-03-28', 1, '2027-03-29'],
      ['2027-10-31', 1, '2027-11-01'],
      ['2027-10-31', -1, '2027-10-30'],
      ['2028-02-28', 1, '2028-02-29'],
      ['2027-02-28', 1, '2027-03-01'],
      ['2026-12-31', 1, '2027-01-01'],
      ['2026-12-31', 0, '2026-12-31'],
      ['2026-01-01', 365, '2027-01-01'],
    ])('%s and %i days is %s', (from, n, to) => {
      expect(addDays(from, n)).toBe(to)
      expect(daysBetween(from, to)).toBe(n)
    })

    test('long days are not shifted', () => {
      expect(formatLongDay('2025-12-01')).toBe('1. Dezember 2025')
      expect(formatLongDay('2027-03-28')).toBe('28. März 2027')
    })
  },
)

describe('days', () => {
  test.each(notDays)('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(() => addDays(text, 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', text)).toThrow(RangeError)
    expect(() => daysBetween(text, '2026-01-01')).toThrow(RangeError)
    expect(() => formatLongDay(text)).toThrow(RangeError)
  })

  test('leap days and the first and last year are days', () => {
    for (const day of ['2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) {
      expect(isCalendarDay(day)).toBe(true)
    }
  })

  test('cannot be added to by parts of a day or beyond the calendar', () => {
    for (const n of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 3_000_000, -3_000_000, 1e300]) {
      expect(() => addDays('2026-01-01', n)).toThrow(RangeError)
    }
  })

  test('adding and counting are reverse to each other', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, n) => {
        const other = addDays(day, n)
        expect(daysBetween(day, other)).toBe(n)
        expect(addDays(other, -n)).toBe(day)
        expect(day < other).toBe(n > 0)
      }),
    )
  })
})

describe('instants', () => {
  test('an invalid date has no day', () => {
    expect(() => berlinDay(new Date(Number.NaN))).toThrow(RangeError)
    expect(() => msUntilNextBerlinDay(new Date(Number.NaN))).toThrow(RangeError)
  })

  test('the next day begins exactly when the wait is over', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const wait = msUntilNextBerlinDay(instant)
        const today = berlinDay(instant)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(25 * HOUR_MS)
        expect(berlinDay(new Date(instant.getTime() + wait - 1))).toBe(today)
        expect(berlinDay(new Date(instant.getTime() + wait))).toBe(addDays(today, 1))
      }),
    )
  })
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-01-01', '2025-12-29'],
  ['2024-03-03', '2024-02-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
