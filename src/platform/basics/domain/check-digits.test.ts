import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIban, remainderBy97 } from './check-digits.ts'

const IBAN = 'DE09000000000000000001'

test.each([
  [IBAN, true],
  ['de09 0000 0000 0000 0000 01', true],
  ['AT483200000012345864', true],
  ['DE09000000000000000002', false],
  ['DE0900000000000000001', false],
  ['0900000000000000000001', false],
  ['', false],
])('%j is an IBAN: %s', (text, isRight) => {
  expect(isIban(text)).toBe(isRight)
})

test('two digits beside each other that were swapped are noticed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 4, max: 20 }),
      (account, at) => {
        const bban = String(account).padStart(18, '0')
        const check = String(98 - remainderBy97(`${bban}DE00`)).padStart(2, '0')
        const iban = `DE${check}${bban}`
        expect(isIban(iban)).toBe(true)
        const swapped = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`
        expect(isIban(swapped)).toBe(swapped === iban)
      },
    ),
  )
})
