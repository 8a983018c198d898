import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { monthOf, weeksOf } from '#platform/basics/domain/calendar-month.ts'
import { aPlannedDate } from '#tests/support/builders.ts'
import { datesByDay, nextMonthWithDates } from './dates-by-day.ts'

const date = (startsAt: string | null) =>
  aPlannedDate({ id: startsAt ?? '', startsAt, endsAt: null })

test('a date belongs to its day in Berlin, whatever the clock there does', () => {
  const byDay = datesByDay(
    [
      // The last minute of winter time, and the first of summer time.
      '2027-03-28T00:59:00Z',
      '2027-03-28T01:00:00Z',
      // Two hours before midnight UTC, summer time is in the next day; one hour before it is not any more in winter.
      '2027-03-31T22:00:00Z',
      '2027-10-30T22:00:00Z',
      '2027-10-31T22:59:00Z',
      '2027-10-31T23:00:00Z',
    ].map(date),
  )
  expect([...byDay].map(([day, dates]) => [day, dates.length])).toEqual([
    ['2027-03-28', 2],
    ['2027-04-01', 1],
    ['2027-10-31', 2],
    ['2027-11-01', 1],
  ])
})

test('each date is in one cell of its month', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.array(instants, { minLength: 1 }), (starts) => {
      const sorted = starts.map((start) => start.toISOString()).toSorted()
      const byDay = datesByDay(sorted.map(date))
      expect([...byDay.values()].flat().map(({ startsAt }) => startsAt)).toEqual(sorted)
      for (const start of sorted) {
        const day = berlinDay(new Date(start))
        const cells = weeksOf(monthOf(day)).flat()
        expect(cells.filter((cell) => cell === day)).toHaveLength(1)
        expect(byDay.get(day)?.some(({ startsAt }) => startsAt === start)).toBe(true)
      }
    }),
  )
})

test('a date without a known start is in no day', () => {
  expect(datesByDay([date(null)]).size).toBe(0)
})

test('the next month with a date is found', () => {
  const byDay = datesByDay([date('2027-01-12T09:00:00Z'), date('2027-04-12T09:00:00Z')])
  expect(
    ['2026-12', '2027-01', '2027-02', '2027-04'].map((month) => nextMonthWithDates(byDay, month)),
  ).toEqual(['2027-01', '2027-04', '2027-04', undefined])
})
