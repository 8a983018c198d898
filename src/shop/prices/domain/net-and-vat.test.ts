import { expect, test } from 'vitest'
import { netAndVatText } from './net-and-vat.ts'

test.each([
  ['119.00', 19, '100\u00a0€ netto und 19\u00a0€ USt. (19\u00a0%)'],
  ['112.00', 19, '94,12\u00a0€ netto und 17,88\u00a0€ USt. (19\u00a0%)'],
  ['108.10', 8.1, '100\u00a0€ netto und 8,10\u00a0€ USt. (8,1\u00a0%)'],
  ['119.00', 0, ''],
  ['119.00', undefined, ''],
  ['0.00', 19, ''],
])('%s with %s percent', (gross, rate, text) => {
  expect(netAndVatText(gross, rate)).toBe(text)
})
