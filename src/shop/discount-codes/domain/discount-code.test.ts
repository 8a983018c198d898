import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import { DISCOUNT_KINDS, discountCents, reducedPrice, reductionText } from './discount.ts'
import {
  type CodeConditions,
  type CodeUse,
  codeRefusal,
  companyKey,
  isCode,
  refusalText,
  storedCode,
} from './discount-code.ts'

describe('a typed code', () => {
  test.each([
    [' sommer-27 ', 'SOMMER-27'],
    ['Som mer\t27', 'SOMMER27'],
    ['fru\u0308hling', 'FRÜHLING'],
    ['gruß', 'GRUSS'],
  ])('"%s" is "%s"', (typed, stored) => {
    expect([storedCode(typed), isCode(stored)]).toEqual([stored, true])
  })

  test.each(['', 'AB', 'A_B_C', 'CODE!', 'A'.repeat(31)])('"%s" is none', (typed) => {
    expect(isCode(storedCode(typed))).toBe(false)
  })
})

test.each([
  ['percent', 15, 14_900, 2_235],
  ['percent', 15, 14_990, 2_249],
  ['percent', 50, 1, 1],
  ['percent', 100, 14_900, 14_900],
  ['percent', 1, 0, 0],
  ['amount', 2_000, 14_900, 2_000],
  ['amount', 20_000, 14_900, 14_900],
] as const)('%s %d takes of %d cents %d', (kind, value, price, off) => {
  expect(discountCents({ kind, value }, price)).toBe(off)
})

test('what is left is never below 0, and is the price together with what was taken off', () => {
  const discounts = fc
    .record({
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      value: fc.integer({ min: 1, max: 999_999 }),
    })
    .map(({ kind, value }) => ({ kind, value: kind === 'percent' ? (value % 100) + 1 : value }))
  fc.assert(
    fc.property(discounts, fc.integer({ min: 0, max: 10_000_000 }), (discount, cents) => {
      const code = { code: 'SOMMER', packageIds: [], ...discount }
      const { price, reduction } = reducedPrice(code, formatMoney(cents))
      expect(parseMoney(price) + reduction.cents).toBe(cents)
      expect(reduction.cents).toBeGreaterThanOrEqual(0)
      if (discount.kind === 'percent')
        expect(Math.abs(reduction.cents - (cents * discount.value) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

const PACKAGES = [
  { id: 'one', name: 'Einer' },
  { id: 'two', name: 'Zweier' },
  { id: 'four', name: 'Vierer' },
]
const CODE: CodeConditions = {
  firstDay: '2027-02-01',
  lastDay: '2027-02-28',
  packageIds: ['one', 'four'],
  maxUses: 3,
  isOncePerCompany: true,
  isActive: true,
}
const USE: CodeUse = { day: '2027-02-10', packageId: 'one', uses: 2, isCompanyAmongThem: false }

describe('a code', () => {
  test.each([
    ['on its first day', {}, { day: '2027-02-01' }],
    ['on its last day', {}, { day: '2027-02-28' }],
    ['without days', { firstDay: null, lastDay: null }, { day: '2030-01-01' }],
    ['while no package is chosen', {}, { packageId: undefined }],
    ['for any package', { packageIds: [] }, { packageId: 'two' }],
    ['without a limit of uses', { maxUses: null }, { uses: 999 }],
    ['for a company again', { isOncePerCompany: false }, { isCompanyAmongThem: true }],
  ])('can be redeemed %s', (_, conditions, use) => {
    expect(codeRefusal({ ...CODE, ...conditions }, { ...USE, ...use })).toBe(null)
  })

  test.each([
    [
      'when it is switched off',
      { isActive: false },
      {},
      'Diesen Code gibt es nicht oder nicht mehr.',
    ],
    ['before its days', {}, { day: '2027-01-31' }, 'Dieser Code gilt erst ab 1. Februar 2027.'],
    ['after its days', {}, { day: '2027-03-01' }, 'Dieser Code galt bis 28. Februar 2027.'],
    [
      'for another package',
      {},
      { packageId: 'two' },
      'Dieser Code gilt nur für die Pakete „Einer“ und „Vierer“.',
    ],
    [
      'for a package other than its only one',
      { packageIds: ['four'] },
      {},
      'Dieser Code gilt nur für das Paket „Vierer“.',
    ],
    ['when it is used up', {}, { uses: 3 }, 'Dieser Code ist schon so oft eingelöst, wie er gilt.'],
    [
      'for a company twice',
      {},
      { isCompanyAmongThem: true },
      'Diese Firma hat den Code schon eingelöst. Er gilt einmal für jede Firma.',
    ],
  ])('is refused %s', (_, conditions, use, sentence) => {
    const refusal = codeRefusal({ ...CODE, ...conditions }, { ...USE, ...use })

    expect(refusal && refusalText(refusal, PACKAGES)).toBe(sentence)
  })

  test('that does not exist is refused as one that is switched off', () => {
    expect(codeRefusal(undefined, USE)).toEqual({ why: 'unknown' })
  })
})

test.each([
  ['Beispielwerk AG', '  beispielwerk   ag ', true],
  ['Beispielwerk AG', 'Beispielwerk GmbH', false],
  ['Groß & Klein GmbH & Co. KG', 'GROSS+KLEIN GMBH&CO KG', true],
  ['Beispielwerk AG', 'Beispiel-Werk, A.G.', true],
  ['ＡＢＣ', 'abc', true],
  ['Mu\u0308ller', 'MÜLLER', true],
])('the companies "%s" and "%s" are the same: %s', (one, other, isSame) => {
  const contactEmail = 'sina@example.com'
  const keys = [one, other].map((company) => companyKey({ company, contactEmail }))

  expect(keys[0] === keys[1]).toBe(isSame)
})

test('without a company, the address of the booker counts', () => {
  const keyOf = (contactEmail: string) => companyKey({ company: ' ', contactEmail })

  expect(keyOf('Sina@Example.com')).toBe(keyOf('sina@example.com'))
  expect(keyOf('sina@example.com')).not.toBe(keyOf('pia@example.com'))
})

test('a reduction is said in euros', () => {
  expect(reductionText({ code: 'SOMMER', cents: 2_235 })).toBe('Rabattcode SOMMER: −22,35\u00a0€')
})
