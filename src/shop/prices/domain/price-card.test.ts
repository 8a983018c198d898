import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import { type CardPackage, priceCard, totalPriceText } from './price-card.ts'
import { PRICE_TYPES } from './price-type.ts'

function pkg(parts: Partial<CardPackage> = {}): CardPackage {
  return {
    id: 'double',
    trainingsCount: '2',
    priceType: 'early_bird',
    currentPrice: '245.00',
    regularPrice: '275.00',
    discountPercentage: 11,
    daysRemaining: 12,
    savingsVsSingle: 8,
    ...parts,
  }
}

test('a reduced package says everything', () => {
  expect(priceCard(pkg())).toEqual({
    priceText: '245',
    phaseLabel: 'Early Bird',
    tone: 'early-bird',
    regularText: '275',
    savedText: '30',
    daysText: 'Noch 12 Tage gültig',
    savingsText: '8% günstiger als 2 Einzeltickets',
  })
})

test('a package at its normal price says little', () => {
  const normal = pkg({
    id: 'single',
    trainingsCount: '1',
    priceType: 'normal',
    currentPrice: '149.50',
    regularPrice: '149.50',
    discountPercentage: 0,
    savingsVsSingle: 0,
  })
  expect(priceCard(normal)).toEqual({
    priceText: '149,50',
    phaseLabel: 'Regulärer Preis',
    tone: 'normal',
    regularText: null,
    savedText: null,
    daysText: null,
    savingsText: null,
  })
})

describe('the price', () => {
  test.each([
    ['149.00', '149'],
    ['149.50', '149,50'],
    ['1234.00', '1.234'],
    ['0.00', '0'],
    ['', '0'],
    [undefined, '0'],
    [null, '0'],
  ])('%j is shown as %s', (currentPrice, text) => {
    expect(priceCard(pkg({ currentPrice })).priceText).toBe(text)
  })

  test('of another form is refused rather than shown wrong', () => {
    expect(() => priceCard(pkg({ currentPrice: '149,00' }))).toThrow(RangeError)
  })
})

describe('the phase', () => {
  test.each([
    ['early_bird', 'single', 'Early Bird', 'early-bird'],
    ['late_bird', 'double', 'Late Bird', 'late-bird'],
    ['normal', 'double', 'Regulärer Preis', 'normal'],
    ['early_bird', 'complete', 'Early Bird', 'brand'],
    ['late_bird', 'complete', 'Late Bird', 'brand'],
    ['normal', 'complete', 'Regulärer Preis', 'brand'],
  ] as const)(
    '%s of the %s package is called "%s" in the tone %s',
    (priceType, id, phaseLabel, tone) => {
      expect(priceCard(pkg({ priceType, id }))).toMatchObject({ phaseLabel, tone })
    },
  )
})

describe('the reduction', () => {
  test('is shown to the cent', () => {
    const card = priceCard(pkg({ currentPrice: '119.90', regularPrice: '149.00' }))
    expect(card).toMatchObject({ regularText: '149', savedText: '29,10' })
  })

  test.each<[string, Partial<CardPackage>]>([
    ['the phase is normal', { priceType: 'normal' }],
    ['there is no discount', { discountPercentage: 0 }],
    ['the current price is missing', { currentPrice: undefined }],
    ['the current price is empty', { currentPrice: '' }],
    ['the regular price is missing', { regularPrice: null }],
    ['the regular price is empty', { regularPrice: '' }],
    ['the price is not lower', { currentPrice: '275.00' }],
    ['the price is higher', { currentPrice: '300.00' }],
  ])('is not shown when %s', (_why, parts) => {
    expect(priceCard(pkg(parts))).toMatchObject({ regularText: null, savedText: null })
  })

  test('and the price make up the regular price', () => {
    const anyCents = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(anyCents, anyCents, (currentCents, savedCents) => {
        const regularPrice = formatMoney(currentCents + savedCents)
        const card = priceCard(pkg({ currentPrice: formatMoney(currentCents), regularPrice }))
        const shown = card.savedText?.replace('.', '').replace(',', '.') ?? ''
        expect(parseMoney(shown.includes('.') ? shown : `${shown}.00`)).toBe(savedCents)
      }),
    )
  })
})

describe('the days', () => {
  test.each([
    ['early_bird', 1, 'Noch 1 Tag gültig'],
    ['early_bird', 2, 'Noch 2 Tage gültig'],
    ['late_bird', 31, 'Noch 31 Tage gültig'],
    ['early_bird', 0, null],
    ['normal', 5, null],
  ] as const)('in phase %s with %i left read %j', (priceType, daysRemaining, text) => {
    expect(priceCard(pkg({ priceType, daysRemaining })).daysText).toBe(text)
  })
})

describe('the saving against single tickets', () => {
  test.each([
    ['double', '2', 8, '8% günstiger als 2 Einzeltickets'],
    ['complete', '4', 16, '16% günstiger als 4 Einzeltickets'],
    ['double', '2', 0, null],
    ['single', '1', 8, null],
    ['other', '3', 8, null],
  ])(
    'of the %s package with %s trainings and %i%% reads %j',
    (id, trainingsCount, savingsVsSingle, text) => {
      expect(priceCard(pkg({ id, trainingsCount, savingsVsSingle })).savingsText).toBe(text)
    },
  )

  test('is shown in every phase', () => {
    for (const priceType of PRICE_TYPES)
      expect(priceCard(pkg({ priceType })).savingsText).not.toBeNull()
  })
})

describe('the total of a booking', () => {
  test.each([
    [{ currentPrice: '149.00', basePrice: '179.00' }, '149'],
    [{ currentPrice: '149.50', basePrice: '179.00' }, '149,50'],
    [{ currentPrice: '0.00', basePrice: '179.00' }, '0'],
    [{ currentPrice: '', basePrice: '179.00' }, '179'],
    [{ currentPrice: null, basePrice: '179.90' }, '179,90'],
    [{ basePrice: '1179.00' }, '1.179'],
    [{ currentPrice: '', basePrice: '' }, '0'],
    [{}, '0'],
  ])('for %j is %s', (prices, text) => {
    expect(totalPriceText(prices)).toBe(text)
  })
})
