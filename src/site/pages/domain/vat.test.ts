import { expect, test } from 'vitest'
import { FIRM_SCHEMAS, fieldsOf } from './firm-schema.ts'
import { vatOf } from './vat.ts'

test.each([
  ['19', { rate: 19, de: 'inkl. 19\u00a0% USt.', en: 'incl. 19% VAT' }],
  ['8,1', { rate: 8.1, de: 'inkl. 8,1\u00a0% USt.', en: 'incl. 8.1% VAT' }],
  ['0', { rate: 0, de: 'nach §\u00a019 UStG ohne USt.', en: 'no VAT (small business)' }],
])('"%s" percent', (rate, vat) => {
  expect(vatOf(rate)).toEqual(vat)
})

const samples = Object.fromEntries(
  Object.entries(fieldsOf('legal')).map(([name, { sample }]) => [name, sample]),
)

test.each(['0', '7', '19', '8,1'])('staff may type "%s"', (vatRate) => {
  expect(FIRM_SCHEMAS.legal.safeParse({ ...samples, vatRate }).success).toBe(true)
})

test.each(['', '100', '-7', '7 %', '8.1', '8,12'])('staff may not type "%s"', (vatRate) => {
  expect(FIRM_SCHEMAS.legal.safeParse({ ...samples, vatRate }).success).toBe(false)
})
