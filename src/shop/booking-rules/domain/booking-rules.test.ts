import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookingRules,
  bookingCancelMode,
  bookingRulesSchema,
  cancelMode,
  canMove,
  canReplace,
  DEFAULT_BOOKING_RULES,
} from './booking-rules.ts'
import { lastDayOf } from './last-day.ts'

/** Ten o'clock in Berlin, in winter. */
const WINTER = { startsAt: new Date('2027-01-07T09:00:00Z') }
/** Ten o'clock in Berlin, on the day on which summer time begins. */
const SUMMER = { startsAt: new Date('2027-03-28T08:00:00Z') }
/** Ten o'clock in Berlin, on the day on which winter time begins. */
const AUTUMN = { startsAt: new Date('2027-10-31T09:00:00Z') }
const UNKNOWN = { startsAt: null }
const FAR = new Date('2040-01-01T00:00:00Z')

const rules = (changed: Partial<BookingRules> = {}) => ({ ...DEFAULT_BOOKING_RULES, ...changed })

describe('a substitute', () => {
  test.each([
    ['until the start', WINTER, 0, '2027-01-07T08:59:59.999Z', true],
    ['not from the start on', WINTER, 0, '2027-01-07T09:00:00Z', false],
    ['until a day before, to the minute', WINTER, 24, '2027-01-06T08:59:59Z', true],
    ['not from a day before on', WINTER, 24, '2027-01-06T09:00:00Z', false],
    ['at any time where the start is unknown', UNKNOWN, 24, FAR.toISOString(), true],
  ])('%s', (_, date, substituteUntilHours, now, expected) => {
    expect(canReplace(date, rules({ substituteUntilHours }), new Date(now))).toBe(expected)
  })
})

describe('moving', () => {
  test.each([
    ['on the last day, which counts as a whole in Berlin', WINTER, 3, '2027-01-04T22:59:59Z', true],
    ['not on the day after it', WINTER, 3, '2027-01-04T23:00:00Z', false],
    ['over the night of summer time', SUMMER, 3, '2027-03-25T22:59:59Z', true],
    ['not a second later', SUMMER, 3, '2027-03-25T23:00:00Z', false],
    [
      'with summer time on the day itself, before the start',
      SUMMER,
      0,
      '2027-03-28T07:59:59Z',
      true,
    ],
    ['not after the start, though the day is not over', SUMMER, 0, '2027-03-28T08:00:00Z', false],
    ['over the night of winter time', AUTUMN, 1, '2027-10-30T21:59:59Z', true],
    ['not a second after that', AUTUMN, 1, '2027-10-30T22:00:00Z', false],
    ['at any time where the start is unknown', UNKNOWN, 365, FAR.toISOString(), true],
  ])('%s', (_, date, moveUntilDays, now, expected) => {
    expect(canMove(date, rules({ moveUntilDays }), new Date(now))).toBe(expected)
  })
})

describe('cancelling', () => {
  test.each([
    ['free on the last day', WINTER, '2026-12-24T22:59:59Z', 'free'],
    ['a request from the next day on', WINTER, '2026-12-24T23:00:00Z', 'request'],
    ['a request until the start', WINTER, '2027-01-07T08:59:59Z', 'request'],
    ['over from the start on', WINTER, '2027-01-07T09:00:00Z', 'over'],
    ['free where the start is unknown', UNKNOWN, FAR.toISOString(), 'free'],
  ])('%s', (_, date, now, mode) => {
    expect(cancelMode(date, rules(), new Date(now))).toBe(mode)
  })

  test.each([
    ['free where every seat is', [SUMMER, AUTUMN, UNKNOWN], 'free'],
    [
      'a request where one seat is',
      [SUMMER, { startsAt: new Date('2027-01-10T09:00:00Z') }],
      'request',
    ],
    ['without the seats whose session has begun', [WINTER, SUMMER], 'free'],
    ['over where all have begun', [WINTER, WINTER], 'over'],
    ['over without a seat', [], 'over'],
  ])('a whole booking: %s', (_, dates, mode) => {
    expect(bookingCancelMode(dates, rules(), new Date('2027-01-07T09:00:00Z'))).toBe(mode)
  })
})

test('the last day is counted from the day of the session in Berlin', () => {
  const lateEvening = { startsAt: new Date('2027-01-06T23:30:00Z') }
  expect(lastDayOf(lateEvening, 3)).toBe('2027-01-04')
  expect(lastDayOf(UNKNOWN, 3)).toBeNull()
})

test('what is possible later was possible before, and longer rules allow less', () => {
  const instant = fc.date({
    min: new Date('2026-09-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      instant,
      instant,
      instant,
      fc.nat(60),
      fc.nat(60),
      (startsAt, one, other, days, more) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        const date = { startsAt }
        const short = rules({ moveUntilDays: days, cancelFreeUntilDays: days })
        const long = rules({ moveUntilDays: days + more, cancelFreeUntilDays: days + more })
        if (canMove(date, short, later)) expect(canMove(date, short, earlier)).toBe(true)
        if (canMove(date, long, one)) expect(canMove(date, short, one)).toBe(true)
        if (cancelMode(date, long, one) === 'free')
          expect(cancelMode(date, short, one)).toBe('free')
        expect(cancelMode(date, short, one) === 'over').toBe(startsAt <= one)
        expect(canMove(date, short, startsAt)).toBe(false)
      },
    ),
  )
})

test.each([
  { moveUntilDays: -1 },
  { moveUntilDays: 1.5 },
  { cancelFreeUntilDays: 366 },
  { more: 1 },
])('rules cannot be %o', (changed) => {
  expect(bookingRulesSchema.safeParse({ ...DEFAULT_BOOKING_RULES, ...changed }).success).toBe(false)
})
