import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { timelineScale } from './timeline-scale.ts'

describe('the scale of the timeline', () => {
  test('shows whole months, and names the year once', () => {
    const { ticks, startOf, endOf } = timelineScale(['2027-01-20', '2026-11-13'])

    expect(ticks.map(({ label, year }) => [label, year])).toEqual([
      ['Nov', '2026'],
      ['Dez', null],
      ['Jan', '2027'],
    ])
    expect(startOf('2026-11-01')).toBe(0)
    expect(endOf('2027-01-31')).toBe(100)
    expect(endOf('2026-11-30')).toBe(startOf('2026-12-01'))
  })

  test.each([
    [['2026-01-01', '2027-12-31'], 12, 'Jan'],
    [['2026-01-01', '2035-12-31'], 10, '2026'],
    [['0001-01-01', '9999-12-31'], 10, '0'],
  ] as const)('of %j has %i ticks at most', (days, most, _label) => {
    const { ticks, endOf } = timelineScale([...days])

    expect(ticks.length).toBeLessThanOrEqual(most)
    expect(ticks.length).toBeGreaterThan(4)
    expect(endOf(days[1])).toBe(100)
  })

  test('keeps every day and every tick within it, in order', () => {
    const anyDay = fc
      .integer({ min: -200_000, max: 2_000_000 })
      .map((n) => addDays('2000-01-01', n))
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const { startOf, endOf, ticks } = timelineScale([a, b])
        for (const day of [a, b]) {
          expect(startOf(day)).toBeGreaterThanOrEqual(0)
          expect(endOf(day)).toBeLessThanOrEqual(100)
          expect(endOf(day)).toBeGreaterThan(startOf(day))
        }
        const places = ticks.map(({ place }) => place)
        expect(places).toEqual([...places].sort((x, y) => x - y))
        expect(Math.max(0, ...places)).toBeLessThan(100)
        expect(ticks.length).toBeLessThanOrEqual(13)
      }),
    )
  })
})
