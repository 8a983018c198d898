import { expect, test } from 'vitest'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { PriceOutlook } from '../domain/price-outlook.ts'

const pricesOf = (
  packages: Awaited<ReturnType<Awaited<ReturnType<typeof lendTestProduct>>['packages']>>,
) =>
  packages.map((pkg) => [
    pkg.id,
    pkg.priceType,
    pkg.currentPrice,
    pkg.regularPrice,
    pkg.daysRemaining,
    pkg.validUntil,
  ])

test('packages carry the early-bird price while its period runs, and the number of trainings as a string', async () => {
  const product = await lendTestProduct()

  const packages = await product.packages()

  expect(packages.map((pkg) => pkg.trainingsCount)).toEqual(['1', '2', '4'])
  expect(pricesOf(packages)).toEqual([
    ['single', 'early_bird', '112.00', '140.00', 22, '2026-12-11'],
    ['double', 'early_bird', '206.00', '253.00', 22, '2026-12-11'],
    ['complete', 'early_bird', '376.00', '470.00', 22, '2026-12-11'],
  ])
  expect(packages.map((pkg) => [pkg.discountPercentage, pkg.savingsVsSingle])).toEqual([
    [20, 0],
    [19, 8],
    [20, 16],
  ])
})

test.each([
  ['its last evening in Berlin', '2026-12-11T22:59:59Z', 'early_bird', '112.00', 1, '2026-12-11'],
  ['midnight in Berlin after it', '2026-12-11T23:00:00Z', 'normal', '140.00', 159, '2027-05-19'],
  ['long after all periods', '2029-01-01T12:00:00Z', 'normal', '140.00', 0, null],
])('at %s the phase is the one of the Berlin day', async (_name, now, type, price, days, until) => {
  const product = await lendTestProduct()
  product.clock.set(now)

  const [single] = pricesOf(await product.packages())

  expect(single).toEqual(['single', type, price, '140.00', days, until])
})

test('the price schedules are listed as they are stored, the newest period first', async () => {
  const product = await lendTestProduct()
  await product.pool.query(`insert into price_schedules (period_name, period_type, valid_from, valid_until, package_id, price)
    values ('Früh/Spät 50%', 'late_bird', '2027-02-01', '2027-02-01', 'single', 1234567.5)`)

  const { body } = await product.get<Record<string, string>[]>('/api/price-schedules')

  expect(body).toHaveLength(7)
  expect(body[0]).toMatchObject({
    periodName: 'Früh/Spät 50%',
    periodType: 'late_bird',
    validFrom: '2027-02-01',
    validUntil: '2027-02-01',
    packageId: 'single',
    price: '1234567.50',
  })
})

test('the prices to come are those of the planned periods, from the present day in Berlin on', async () => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<PriceOutlook>('/api/price-outlook')

  expect(status).toBe(200)
  expect(body.day).toBe('2026-11-20')
  expect(body.phases.map(({ from, until }) => [from, until])).toEqual([
    ['2026-11-20', '2026-12-11'],
    ['2026-12-12', null],
  ])
  expect(body.phases.map(({ prices }) => prices[0])).toEqual([
    { packageId: 'single', priceType: 'early_bird', price: '112.00' },
    { packageId: 'single', priceType: 'normal', price: '140.00' },
  ])
})
