import { describe, expect, test } from 'vitest'
import { aPackage } from '#tests/support/builders.ts'
import { packageForSeats, packagesAtOfferedPrices } from './offered-packages.ts'

const PRICES = { basePrice: '149.00', regularPrice: '149.00', currentPrice: '149.00' }
const pkg = (id: string, trainingsCount: string) =>
  aPackage({ id, name: id, trainingsCount, ...PRICES })
const PACKAGES = [pkg('complete', '4'), pkg('single', '1'), pkg('double', '2')]

describe('the price of an offer', () => {
  test('is the lower one of the day of joining, with its saving and without days left', () => {
    const late = {
      ...pkg('single', '1'),
      priceType: 'late_bird' as const,
      currentPrice: '179.00',
      daysRemaining: 3,
      validUntil: '2027-01-31',
    }
    const prices = [{ packageId: 'single', price: '119.00', priceType: 'early_bird' as const }]
    expect(packagesAtOfferedPrices([late], prices)).toEqual([
      {
        ...late,
        currentPrice: '119.00',
        priceType: 'early_bird',
        discountPercentage: 20,
        daysRemaining: 0,
        validUntil: null,
      },
    ])
  })

  test('changes nothing where it is that of today, or where none is named', () => {
    const prices = [{ packageId: 'single', price: '149.00', priceType: 'normal' as const }]
    expect(packagesAtOfferedPrices(PACKAGES, prices)).toEqual(PACKAGES)
  })
})

test.each([
  [1, 'single'],
  [2, 'double'],
  [3, 'complete'],
  [4, 'complete'],
  [5, 'complete'],
])('%i seats need the package "%s"', (seats, id) => {
  expect(packageForSeats(PACKAGES, seats)?.id).toBe(id)
})
