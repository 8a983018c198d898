import { expect, test } from 'vitest'
import type { Package } from '#domain/package/package.ts'
import { phaseOffer } from './phase-offer.ts'

function pkg(regularPrice: string, currentPrice: string, changes: Partial<Package> = {}): Package {
  return {
    id: 'single',
    name: '',
    tagline: '',
    badge: null,
    features: [],
    trainingsCount: '1',
    priceType: 'early_bird',
    basePrice: regularPrice,
    currentPrice,
    regularPrice,
    discountPercentage: regularPrice === currentPrice ? 0 : 20,
    daysRemaining: 12,
    savingsVsSingle: 0,
    version: 1,
    ...changes,
  }
}

test('the banner tells the phase, the highest saving and the days left', () => {
  expect(phaseOffer([pkg('149.00', '119.00'), pkg('499.00', '399.50')])).toEqual({
    phaseLabel: 'Early Bird',
    tone: 'early',
    text: 'Du sparst bis zu 99,50\u00a0€.',
    daysText: 'Noch 12 Tage gültig',
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

test('the days are those of the phase’s package that ends first', () => {
  const offer = phaseOffer([
    pkg('149.00', '119.00', { daysRemaining: 1 }),
    pkg('499.00', '399.00', { daysRemaining: 5 }),
  ])
  expect(offer?.daysText).toBe('Noch 1 Tag gültig')
})

test('there is no banner where nothing is saved', () => {
  expect(phaseOffer([pkg('149.00', '149.00', { priceType: 'normal' })])).toBeNull()
  expect(phaseOffer([pkg('149.00', '169.00', { discountPercentage: 0 })])).toBeNull()
  expect(phaseOffer([])).toBeNull()
})
