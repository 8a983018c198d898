import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { figuresQuerySchema } from './figures.ts'
import { periodOf, periodProblem, stepsOf } from './figures-period.ts'

const TODAY = '2026-11-18'

test.each([
  [{}, '2026-08-31', '2026-11-18'],
  [{ to: '2026-03-01' }, '2025-12-08', '2026-03-01'],
  [{ from: '2026-11-01' }, '2026-11-01', '2026-11-18'],
  [{ from: '2026-01-01', to: '2026-12-31' }, '2026-01-01', '2026-12-31'],
])('the period of %j is from %s to %s', (query, from, to) => {
  expect(periodOf(query, TODAY)).toEqual({ from, to })
})

test.each([
  ['2026-11-18', '2026-11-18', null],
  ['2026-11-19', '2026-11-18', 'Der letzte Tag liegt vor dem ersten.'],
  ['2024-01-01', '2026-12-31', null],
  ['2024-01-01', '2027-01-01', 'Ein Zeitraum hat höchstens drei Jahre.'],
])('a period from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem)
})

test.each(['2026-02-29', '1999-12-31', '2200-01-01', '18.11.2026', 'heute', ''])(
  '"%s" is no day to ask for',
  (day) => {
    expect(figuresQuerySchema.safeParse({ from: day }).success).toBe(false)
  },
)

test('a short period is counted by weeks, of which the first and the last may be parts', () => {
  expect(stepsOf({ from: '2026-10-21', to: '2026-11-04' })).toEqual({
    unit: 'week',
    starts: ['2026-10-21', '2026-10-26', '2026-11-02'],
  })
})

test('a period of more than 26 weeks is counted by months', () => {
  expect(stepsOf({ from: '2026-01-05', to: '2026-07-05' }).unit).toBe('week')
  expect(stepsOf({ from: '2026-01-05', to: '2026-07-06' })).toEqual({
    unit: 'month',
    starts: [
      '2026-01-05',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
    ],
  })
})

test('the steps of a period begin with it, in order, and none after its end', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((instant) => instant.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.nat({ max: 1095 }), (from, days) => {
      const to = addDays(from, days)
      const { starts } = stepsOf({ from, to })
      expect(starts[0]).toBe(from)
      expect(starts).toEqual([...new Set(starts)].toSorted())
      expect((starts.at(-1) ?? '') <= to).toBe(true)
      expect(starts.length).toBeLessThanOrEqual(37)
    }),
  )
})
