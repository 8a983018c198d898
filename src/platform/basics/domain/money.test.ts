import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayEuros, formatMoney, parseMoney } from './money.ts'

const anyCents = fc.integer({ min: 0, max: 9_999_999_999 })

describe('parseMoney', () => {
  test.each([
    ['149.00', 14_900],
    ['0.00', 0],
    ['0.05', 5],
    ['0.50', 50],
    ['10.10', 1_010],
    ['99999999.99', 9_999_999_999],
  ])('reads %s as %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test.each([
    '',
    ' ',
    '149',
    '149.',
    '149.0',
    '149.000',
    '.50',
    '149,00',
    '-1.00',
    '-0.00',
    '+1.00',
    '0149.00',
    '00.00',
    '1e3',
    '1e3.00',
    'NaN',
    'Infinity',
    '0x10.00',
    '1 000.00',
    '1,000.00',
    ' 149.00',
    '149.00 ',
    '149.00\n',
    '149.00€',
    '100000000.00',
    '١٤٩.٠٠',
  ])('refuses %j', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError)
  })

  test('refuses every text that it would not print itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[-+0-9.,e]{1,14}$/)),
        (text) => {
          let cents: number
          try {
            cents = parseMoney(text)
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError)
            return
          }
          expect(formatMoney(cents)).toBe(text)
        },
      ),
    )
  })
})

describe('formatMoney', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [14_900, '149.00'],
    [14_950, '149.50'],
    [9_999_999_999, '99999999.99'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })

  test.each([-1, 0.5, 149.5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000])(
    'refuses %d',
    (cents) => {
      expect(() => formatMoney(cents)).toThrow(RangeError)
      expect(() => displayEuros(cents)).toThrow(RangeError)
    },
  )

  test('is read back as the same cents', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents)
      }),
    )
  })
})

describe('displayEuros', () => {
  test.each([
    [0, '0'],
    [5, '0,05'],
    [14_900, '149'],
    [14_950, '149,50'],
    [99_999, '999,99'],
    [100_000, '1.000'],
    [123_400, '1.234'],
    [123_450, '1.234,50'],
    [123_456_789, '1.234.567,89'],
  ])('shows %i cents as %s', (cents, text) => {
    expect(displayEuros(cents)).toBe(text)
  })

  test('agrees with the German number format of the platform', () => {
    const whole = new Intl.NumberFormat('de-DE')
    const exact = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(displayEuros(cents)).toBe((cents % 100 === 0 ? whole : exact).format(cents / 100))
      }),
    )
  })
})
