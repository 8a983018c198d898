import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueReminder, wantsReminder } from './session-reminder.ts'

const START = new Date('2027-01-12T09:00:00Z')

describe('a reminder', () => {
  test.each([
    ['2027-01-11T08:59:59.999Z', null],
    ['2027-01-11T09:00:00Z', 'day'],
    ['2027-01-12T06:59:59Z', 'day'],
    ['2027-01-12T07:00:00Z', null],
    ['2027-01-12T07:59:59Z', null],
    ['2027-01-12T08:00:00Z', 'hour'],
    ['2027-01-12T08:59:59Z', 'hour'],
    ['2027-01-12T09:00:00Z', null],
    ['2027-01-12T10:00:00Z', null],
  ])('at %s is %s', (now, kind) => {
    expect(dueReminder(START, new Date(now))).toBe(kind)
  })

  test.each([
    ['summer time begins', '2027-03-28T08:00:00Z', '2027-03-27T08:00:00Z'],
    ['summer time ends', '2027-10-31T09:00:00Z', '2027-10-30T09:00:00Z'],
  ])('is due 24 hours before, also when %s in between', (_what, start, due) => {
    const startsAt = new Date(start)
    expect(dueReminder(startsAt, new Date(due))).toBe('day')
    expect(dueReminder(startsAt, new Date(Date.parse(due) - 1))).toBeNull()
  })

  test('depends on nothing but the time that is left', () => {
    const anyStart = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    fc.assert(
      fc.property(anyStart, fc.integer({ min: -1e8, max: 1e8 }), (start, left) => {
        const kind = dueReminder(start, new Date(start.getTime() - left))
        expect(kind).toBe(dueReminder(START, new Date(START.getTime() - left)))
      }),
    )
  })
})

test.each([
  ['day', '2027-01-11T09:00:00Z', true],
  ['day', '2027-01-11T09:00:01Z', false],
  ['hour', '2027-01-12T08:30:00Z', true],
] as const)('that of the %s is wanted by one told at %s: %s', (kind, told, wanted) => {
  expect(wantsReminder(kind, START, new Date(told))).toBe(wanted)
})
