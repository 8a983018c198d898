import { expect, test } from 'vitest'
import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import { aPackage } from '#tests/support/builders.ts'
import { atFullPrice, packagesWithCode } from './reduced-packages.ts'

const SINGLE = aPackage({ id: 'single', currentPrice: '149.00' })
const DOUBLE = aPackage({ id: 'double', currentPrice: '279.50' })
const CODE: Discount = { code: 'SOMMER', kind: 'percent', value: 15, packageIds: [] }

test('each package that a code is for has the price that it leaves, and what it took off', () => {
  const packages = packagesWithCode([SINGLE, DOUBLE], { ...CODE, packageIds: ['single'] })

  expect(packages).toEqual([
    {
      ...SINGLE,
      currentPrice: '126.65',
      reduction: { code: 'SOMMER', cents: 2_235, fullPrice: '149.00' },
    },
    DOUBLE,
  ])
  expect(packages.map(atFullPrice)).toEqual([SINGLE, DOUBLE])
})

test('the base price is reduced where there is no price of the day', () => {
  const pkg = { ...SINGLE, currentPrice: '', basePrice: '100.00' }

  expect(packagesWithCode([pkg], CODE)[0]?.currentPrice).toBe('85.00')
})

test('without a code the packages stay as they are', () => {
  expect(packagesWithCode([SINGLE], null)).toEqual([SINGLE])
})
