import { expect, test } from 'vitest'
import { daysOf, lastMonth, lastQuarter, monthChoices, quarterChoices } from './period-choices.ts'

test('the months and quarters of three years, the latest first', () => {
  const months = monthChoices('2026-11-27')
  expect(months).toHaveLength(36)
  expect(months[0]).toEqual({ value: '2026-11', label: 'November 2026' })
  expect(months.at(-1)).toEqual({ value: '2023-12', label: 'Dezember 2023' })
  const quarters = quarterChoices('2026-11-27')
  expect(quarters[0]).toEqual({ value: '2026-10', label: '4. Quartal 2026' })
  expect(quarters.at(-1)).toEqual({ value: '2024-01', label: '1. Quartal 2024' })
})

test.each([
  ['2026-11', 1, '2026-11-01', '2026-11-30'],
  ['2028-02', 1, '2028-02-01', '2028-02-29'],
  ['2026-10', 3, '2026-10-01', '2026-12-31'],
] as const)('%s with %i months has the days from %s to %s', (month, months, from, to) => {
  expect(daysOf(month, months)).toEqual({ from, to })
})

test.each([
  ['2026-11-27', '2026-10', '2026-07'],
  ['2027-01-01', '2026-12', '2026-10'],
  ['2026-03-31', '2026-02', '2025-10'],
  ['2026-04-01', '2026-03', '2026-01'],
])('on %s the last month is %s, and the last quarter begins in %s', (today, month, quarter) => {
  expect(lastMonth(today)).toBe(month)
  expect(lastQuarter(today)).toBe(quarter)
})
