import { expect, test } from 'vitest'
import { firstKeptInvoiceDay } from './retention.ts'

test.each([
  // What was made in 2026 is kept until the last day of 2034.
  ['2034-12-31', '2026-01-01'],
  ['2035-01-01', '2027-01-01'],
])('on %s everything from %s on is kept', (today, first) => {
  expect(firstKeptInvoiceDay(today)).toBe(first)
})
