import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, isCalendarDay, mondayOf } from './calendar-day.ts'
import { addMonths, formatMonth, monthOf, weeksOf } from './calendar-month.ts'

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('the weeks of a month', () => {
  test.each([
    // 1 February is a Monday, and the month has 28 days.
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    // Summer time begins on its last Sunday.
    ['2027-03', 5, '2027-03-01', '2027-04-04'],
    // It begins on a Sunday and has 31 days.
    ['2027-08', 6, '2027-07-26', '2027-09-05'],
    // Summer time ends on its last day.
    ['2027-10', 5, '2027-09-27', '2027-10-31'],
    ['2026-12', 5, '2026-11-30', '2027-01-03'],
  ])('%s touches %i weeks, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
  })

  it('are whole, follow each other, and have each day of the month once', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month)
        const days = weeks.flat()
        expect(
          weeks.every((week) => week.length === 7 && mondayOf(week[0] ?? '') === week[0]),
        ).toBe(true)
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)))
        const ofMonth = days.filter((day) => monthOf(day) === month)
        expect(ofMonth[0]).toBe(`${month}-01`)
        expect(monthOf(addDays(ofMonth.at(-1) ?? '', 1))).toBe(addMonths(month, 1))
        expect(weeks.every((week) => week.some((day) => monthOf(day) === month))).toBe(true)
      }),
    )
  })
})

describe('months', () => {
  test.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-05', 0, '2027-05'],
    ['2027-05', -17, '2025-12'],
  ])('%s plus %i is %s', (month, n, result) => {
    expect(addMonths(month, n)).toBe(result)
  })

  it('are counted there and back', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -500, max: 500 }), (month, n) => {
        const other = addMonths(month, n)
        expect(isCalendarDay(`${other}-28`)).toBe(true)
        expect(addMonths(other, -n)).toBe(month)
        expect(Math.sign(n)).toBe(other === month ? 0 : other > month ? 1 : -1)
      }),
    )
  })

  it('have German names', () => {
    expect([formatMonth('2027-03'), formatMonth('2026-12')]).toEqual(['März 2027', 'Dezember 2026'])
  })

  it('end with the calendar', () => {
    expect(() => addMonths('9999-12', 1)).toThrow(RangeError)
    expect(() => addMonths('0000-01', -1)).toThrow(RangeError)
  })
})
