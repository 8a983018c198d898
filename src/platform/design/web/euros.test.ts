import { expect, test } from 'vitest'
import { euros } from './euros.ts'

test.each([
  ['149.00', '149\u00a0€', '€149'],
  ['1149.50', '1.149,50\u00a0€', '€1,149.50'],
  ['0.00', '0\u00a0€', '€0'],
])('%s is written in both languages', (price, de, en) => {
  expect(euros(price, 'de')).toBe(de)
  expect(euros(price, 'en')).toBe(en)
})
