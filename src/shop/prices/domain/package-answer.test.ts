import { describe, expect, test } from 'vitest'
import { readPackages } from './package-answer.ts'
import { packagesOn } from './package-on-day.ts'
import { priceCard, totalPriceText } from './price-card.ts'

const ROW = {
  id: 'double',
  name: '2 Karten',
  tagline: 'Zu zweit',
  badge: null,
  features: ['Zwei Plätze'],
  trainingsCount: '2',
  priceType: 'early_bird',
  basePrice: '289.00',
  currentPrice: '249.00',
  regularPrice: '289.00',
  discountPercentage: 14,
  daysRemaining: 3,
  validUntil: '2027-01-31',
  savingsVsSingle: 8,
  version: 1,
}

const INVALID_ROWS: Record<string, object> = {
  'numbers instead of texts': {
    trainingsCount: 2,
    basePrice: 289,
    currentPrice: 249,
    regularPrice: 289,
    discountPercentage: '14',
    daysRemaining: '3',
    savingsVsSingle: '8',
  },
  'nulls everywhere': Object.fromEntries(
    Object.keys(ROW)
      .filter((key) => key !== 'id')
      .map((key) => [key, null]),
  ),
  'words where numbers belong': {
    trainingsCount: 'many',
    currentPrice: 'free',
    regularPrice: {},
    discountPercentage: 'half',
  },
  'a phase that is not known': { priceType: 'last_minute' },
  'another form of list': { features: 'Zwei Plätze' },
}

test("a package of the product's own API is read unchanged", () => {
  expect(readPackages([ROW])).toEqual([ROW])
})

test('numbers are read as the texts that they stand for', () => {
  expect(readPackages([{ ...ROW, ...INVALID_ROWS['numbers instead of texts'] }])).toEqual([ROW])
})

test('a phase that is not known counts as the normal one', () => {
  expect(readPackages([{ ...ROW, priceType: 'last_minute' }])[0]?.priceType).toBe('normal')
})

test('without a current price the card says 0, and the total is the base price', () => {
  const [pkg] = readPackages([{ ...ROW, currentPrice: null }])
  expect(pkg && priceCard(pkg).priceText).toBe('0')
  expect(pkg && totalPriceText(pkg)).toBe('289')
})

describe('a package with', () => {
  test.each(Object.keys(INVALID_ROWS))('%s has a card, a total and prices on every day', (name) => {
    const packages = readPackages([ROW, { ...ROW, ...INVALID_ROWS[name] }])
    expect(packages).toHaveLength(2)
    for (const pkg of packages) {
      expect(priceCard(pkg).priceText).toMatch(/^\d+$/)
      expect(totalPriceText(pkg)).toMatch(/^\d+$/)
    }
    expect(packagesOn('2027-01-10', packages, [])).toHaveLength(2)
  })
})

test.each([null, 'double', { name: 'ohne Kennung' }])(
  'a row without an id is left out, and the others stay: %j',
  (odd) => {
    expect(readPackages([odd, ROW])).toEqual([ROW])
  },
)

test('an answer that is no list is not taken for an empty one', () => {
  expect(() => readPackages(null)).toThrow(TypeError)
})
