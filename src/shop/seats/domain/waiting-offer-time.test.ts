import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areSeatsKept, keepUntil, offerEnd, workingHoursLater } from './waiting-offer-time.ts'

const HOUR = 3_600_000
const at = (text: string) => new Date(text)

describe('an offer lasts 24 working hours', () => {
  test.each([
    ['on a Tuesday', '2026-11-24T10:00:00+01:00', '2026-11-25T10:00:00+01:00'],
    ['over a weekend', '2026-11-27T10:00:00+01:00', '2026-11-30T10:00:00+01:00'],
    ['at the last moment of a Friday', '2026-11-27T23:59:59+01:00', '2026-11-30T23:59:59+01:00'],
    ['on a Saturday', '2026-11-28T15:00:00+01:00', '2026-12-01T00:00:00+01:00'],
    ['at the end of a Sunday', '2026-11-29T23:00:00+01:00', '2026-12-01T00:00:00+01:00'],
    ['at the first moment of a Monday', '2026-11-30T00:00:00+01:00', '2026-12-01T00:00:00+01:00'],
    [
      'over the weekend on which summer time begins',
      '2027-03-26T10:00:00+01:00',
      '2027-03-29T10:00:00+02:00',
    ],
    [
      'over the weekend on which summer time ends',
      '2026-10-23T10:00:00+02:00',
      '2026-10-26T10:00:00+01:00',
    ],
  ])('%s', (_when, from, until) => {
    expect(offerEnd(null, at(from))).toEqual(at(until))
    expect(offerEnd(at('2030-01-01T10:00:00Z'), at(from))).toEqual(at(until))
  })
})

test.each([
  ['a day before the session', '2026-11-23T14:00:00Z', '2026-11-24T10:00:00Z'],
  ['three hours before it', '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z'],
  ['two hours before it', '2026-11-24T10:00:00Z', null],
  ['after its start', '2026-11-24T12:00:01Z', null],
])('an offer ends two hours before the session: made %s', (_when, now, end) => {
  expect(offerEnd(at('2026-11-24T12:00:00Z'), at(now))).toEqual(end === null ? null : at(end))
})

const anyInstant = fc.date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('between an offer and its end lie 24 hours of working days, counted minute by minute of the calendar', () => {
  const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', weekday: 'short' })
  const isWorking = (ms: number) => !['Sat', 'Sun'].includes(weekday.format(new Date(ms)))
  fc.assert(
    fc.property(anyInstant, (now) => {
      const from = Math.floor(now.getTime() / (HOUR / 4)) * (HOUR / 4)
      const end = workingHoursLater(new Date(from), 24).getTime()
      let quarters = 0
      for (let ms = from; ms < end; ms += HOUR / 4) if (isWorking(ms)) quarters += 1
      expect(quarters).toBe(24 * 4)
      expect(isWorking(end - 1)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('freed seats are kept for 48 hours at most, and never in the last seven days before the start', () => {
  fc.assert(
    fc.property(anyInstant, fc.option(anyInstant), anyInstant, (freedAt, startsAt, now) => {
      const keptUntil = keepUntil(startsAt, freedAt)
      fc.pre(now >= freedAt)
      if (!areSeatsKept({ keptUntil, startsAt }, now)) return
      expect(now.getTime() - freedAt.getTime()).toBeLessThan(48 * HOUR)
      if (startsAt) expect(startsAt.getTime() - now.getTime()).toBeGreaterThan(7 * 24 * HOUR)
    }),
  )
})

test.each([
  ['long before the start', '2027-03-01T12:00:00Z', '2026-11-25T12:00:00Z'],
  ['eight days before it', '2026-12-01T12:00:00Z', '2026-11-24T12:00:00Z'],
  ['six days before it', '2026-11-29T12:00:00Z', null],
])('seats that become free %s are kept until %s', (_when, startsAt, until) => {
  const now = at('2026-11-23T12:00:00Z')
  expect(keepUntil(at(startsAt), now)).toEqual(until === null ? null : at(until))
})

test('a date that is moved into its last seven days keeps nothing any more', () => {
  const keptUntil = at('2026-11-25T12:00:00Z')
  const now = at('2026-11-24T12:00:00Z')
  expect(areSeatsKept({ keptUntil, startsAt: at('2027-03-01T12:00:00Z') }, now)).toBe(true)
  expect(areSeatsKept({ keptUntil, startsAt: at('2026-11-30T12:00:00Z') }, now)).toBe(false)
})
