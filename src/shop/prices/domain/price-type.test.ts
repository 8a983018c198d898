import { expect, test } from 'vitest'
import { packagesOn } from './package-on-day.ts'
import { priceCard } from './price-card.ts'
import { priceTypeLabel, shownPriceType } from './price-type.ts'

test.each([
  ['early_bird', 'early_bird', 'Early Bird'],
  ['late_bird', 'late_bird', 'Late Bird'],
  ['normal', 'normal', 'Normal'],
  ['last_minute', 'normal', 'Normal'],
  ['', 'normal', 'Normal'],
  ['toString', 'normal', 'Normal'],
])('%j is shown as %s', (type, shown, label) => {
  expect(shownPriceType(type)).toBe(shown)
  expect(priceTypeLabel(type)).toBe(label)
})

const PACKAGE = {
  id: 'single',
  name: 'Einzelkarte',
  tagline: '',
  badge: null,
  features: [],
  trainingsCount: '1',
  basePrice: '149.00',
  version: 1,
}
const SCHEDULE = {
  packageId: 'single',
  periodType: 'normal',
  validFrom: '2027-01-01',
  validUntil: '2027-01-31',
  price: '99.00',
  createdAt: '2026-11-01T10:00:00.000Z',
}

/** The package on a day of that schedule, with the given fields of the schedule changed. */
function shownWith(changes: object) {
  const [shown] = packagesOn('2027-01-10', [PACKAGE], [{ ...SCHEDULE, ...changes }])
  if (!shown) throw new Error('No package')
  return shown
}

test('a schedule of an unknown type sets the price as a normal one does, and its card can be shown', () => {
  const shown = shownWith({ periodType: 'last_minute' })

  expect(shown).toMatchObject({ priceType: 'normal', currentPrice: '99.00', regularPrice: '99.00' })
  expect(priceCard(shown)).toMatchObject({ phaseLabel: 'Regulärer Preis', savedText: null })
})

test('a schedule whose price cannot be read sets none', () => {
  expect(shownWith({ price: null }).currentPrice).toBe('149.00')
})
