import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import { netPrice } from './net-price.ts'

test.each([
  ['119.00', 19, { net: '100.00', vat: '19.00' }],
  ['149.00', 19, { net: '125.21', vat: '23.79' }],
  ['0.01', 19, { net: '0.01', vat: '0.00' }],
  ['0.00', 19, { net: '0.00', vat: '0.00' }],
  ['107.00', 7, { net: '100.00', vat: '7.00' }],
  ['99.99', 0, { net: '99.99', vat: '0.00' }],
])('%s euros with %d %%', (gross, rate, parts) => {
  expect(netPrice(gross, rate)).toEqual(parts)
})

test('net amount and VAT are the price, and VAT is less than a cent from its percentage', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  const rates = fc.integer({ min: 0, max: 999 })
  fc.assert(
    fc.property(cents, rates, (gross, tenths) => {
      const { net, vat } = netPrice(formatMoney(gross), tenths / 10)
      expect(parseMoney(net) + parseMoney(vat)).toBe(gross)
      expect(Math.abs(parseMoney(vat) - (parseMoney(net) * tenths) / 1000)).toBeLessThan(1)
    }),
  )
})
