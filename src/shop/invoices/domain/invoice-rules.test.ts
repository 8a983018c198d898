import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceNumber, numberFormatProblem } from '#site/pages/domain/invoice-number.ts'
import { exactEuros } from './exact-euros.ts'
import { giroCode } from './giro-code.ts'
import { amountsOf, payablePrice, sumOf } from './invoice-amounts.ts'

const price = fc.integer({ min: 0, max: 10_000_000 })
const rate = fc.constantFrom(0, 7, 8.1, 19, 20)

test('net amount and VAT of a price sum up to it, and VAT is that of the net amount to the cent', () => {
  fc.assert(
    fc.property(price, rate, (cents, percent) => {
      const { net, vat, gross } = amountsOf(cents, 'S', percent)
      expect(net + vat).toBe(cents)
      expect(gross).toBe(cents)
      expect(Math.abs(vat - (net * percent) / 100)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a small business charges its price; a buyer who owes VAT pays the net amount', () => {
  expect(amountsOf(14_900, 'E', 0)).toEqual({ net: 14_900, vat: 0, gross: 14_900 })
  const payable = payablePrice(14_900, 'AE', 19)
  expect(amountsOf(payable, 'AE', 19)).toEqual({ net: 12_521, vat: 0, gross: 12_521 })
})

test('sums are those of the lines', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (prices) => {
      const { net, vat, gross } = sumOf(prices.map((cents) => amountsOf(cents, 'S', 19)))
      expect(net + vat).toBe(gross)
      expect(gross).toBe(prices.reduce((sum, cents) => sum + cents, 0))
    }),
  )
})

test.each([
  [0, '0,00 €'],
  [14_900, '149,00 €'],
  [123_450, '1.234,50 €'],
  [-14_999, '−149,99 €'],
])('%i cents are %j', (cents, shown) => {
  expect(exactEuros(cents)).toBe(shown.replace(' ', '\u00a0'))
})

test.each([
  ['RE-{JJJJ}-{NNNN}', 'RE-2027-0042'],
  ['{JJ}{NNNNN}', '2700042'],
  ['{JJJJ}/{N}', '2027/42'],
])('the format %j gives %j', (format, number) => {
  expect(numberFormatProblem(format)).toBeNull()
  expect(invoiceNumber(format, '2027-01-12', 42)).toBe(number)
})

test('a count with more digits than the format has places is not cut', () => {
  expect(invoiceNumber('{JJ}-{NN}', '2027-01-12', 1234)).toBe('27-1234')
})

test.each([
  'RE-{NNNN}',
  'RE-{JJJJ}',
  '{JJJJ}-{NN}-{NN}',
  'RÉ-{JJ}-{NN}',
  '{JJJJ} {NN}',
  `${'R'.repeat(30)}{JJ}{N}`,
])('the format %j is refused with a reason', (format) => {
  expect(numberFormatProblem(format)).not.toBeNull()
})

test('a giro code has the lines of EPC069-12', () => {
  const transfer = { name: 'Muster & Söhne GmbH', iban: 'DE89370400440532013000', bic: '' }
  expect(giroCode({ ...transfer, cents: 21_905, purpose: 'RE-2027-0042' }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Muster & Söhne GmbH',
    'DE89370400440532013000',
    'EUR219.05',
    '',
    '',
    'RE-2027-0042',
  ])
})
