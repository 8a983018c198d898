import { expect, test } from 'vitest'
import type { Package } from '#shop/prices/domain/package.ts'
import { aPackage } from '#tests/support/builders.ts'
import { phaseOffer } from './phase-offer.ts'

const pkg = (regularPrice: string, currentPrice: string, changes: Partial<Package> = {}) =>
  aPackage({
    priceType: 'early_bird',
    basePrice: regularPrice,
    currentPrice,
    regularPrice,
    discountPercentage: regularPrice === currentPrice ? 0 : 20,
    daysRemaining: 12,
    validUntil: '2026-12-11',
    ...changes,
  })

test('the banner shows the phase, the highest saving and the days left', () => {
  expect(phaseOffer([pkg('149.00', '119.00'), pkg('499.00', '399.50')])).toEqual({
    phaseLabel: 'Early Bird',
    tone: 'early',
    text: 'Du sparst bis zu 99,50\u00a0€.',
    daysText: 'Noch 12 Tage gültig',
    untilText: '11. Dezember 2026',
  })
})

test('the same saving on every package needs no "bis zu"', () => {
  const offer = phaseOffer([
    pkg('149.00', '129.00', { priceType: 'late_bird' }),
    pkg('269.00', '249.00', { priceType: 'late_bird' }),
  ])
  expect(offer).toMatchObject({
    phaseLabel: 'Late Bird',
    tone: 'late',
    text: 'Du sparst 20\u00a0€.',
  })
})

test('the end is that of the phase’s package that ends first', () => {
  const offer = phaseOffer([
    pkg('149.00', '119.00', { daysRemaining: 1, validUntil: '2026-12-01' }),
    pkg('499.00', '399.00', { daysRemaining: 5, validUntil: '2026-12-05' }),
  ])
  expect(offer).toMatchObject({ daysText: 'Noch 1 Tag gültig', untilText: '1. Dezember 2026' })
})

test.each([
  ['dearer', '169.00'],
  ['the same', '149.00'],
])('a late-bird price that is %s is told as what holds, without a saving', (_what, price) => {
  expect(
    phaseOffer([pkg('149.00', price, { priceType: 'late_bird', discountPercentage: 0 })]),
  ).toEqual({
    phaseLabel: 'Late Bird',
    tone: 'late',
    text: 'Es gilt der Late-Bird-Preis.',
    daysText: 'Noch 12 Tage gültig',
    untilText: '11. Dezember 2026',
  })
})

test('a phase that saves comes before one that does not', () => {
  const offer = phaseOffer([
    pkg('149.00', '169.00', { priceType: 'late_bird', discountPercentage: 0 }),
    pkg('499.00', '399.00'),
  ])
  expect(offer).toMatchObject({ phaseLabel: 'Early Bird', text: 'Du sparst bis zu 100\u00a0€.' })
})

test('there is no banner at the normal price', () => {
  expect(phaseOffer([pkg('149.00', '149.00', { priceType: 'normal' })])).toBeNull()
  expect(phaseOffer([pkg('149.00', '129.00', { priceType: 'normal' })])).toBeNull()
  expect(phaseOffer([])).toBeNull()
})
