import { expect, test } from 'vitest'
import { fiscalYearOf } from './fiscal-year.ts'

test.each([
  ['2026-01-01', 1, '2026-01-01', '2026-12-31'],
  ['2026-12-31', 1, '2026-01-01', '2026-12-31'],
  ['2026-06-30', 7, '2025-07-01', '2026-06-30'],
  ['2026-07-01', 7, '2026-07-01', '2027-06-30'],
  ['2028-02-29', 3, '2027-03-01', '2028-02-29'],
  ['2027-12-01', 12, '2027-12-01', '2028-11-30'],
])('%s belongs to the fiscal year of month %i from %s to %s', (day, month, from, to) => {
  expect(fiscalYearOf(day, month)).toEqual({ from, to })
})
