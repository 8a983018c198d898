import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { aPriceSchedule } from '#tests/support/builders.ts'
import { priceOutlook } from './price-outlook.ts'
import { type PricedPackage, pricesOn, type ScheduledPrice } from './price-phase.ts'
import { PRICE_TYPES } from './price-type.ts'

const TODAY = '2026-11-20'
const PACKAGES: PricedPackage[] = [
  { id: 'single', trainingsCount: 1, basePriceCents: 14_900 },
  { id: 'double', trainingsCount: 2, basePriceCents: 27_500 },
]

/** "2026-12-01 – 2026-12-31: 119.00 early_bird, 275.00 normal" */
function lines(schedules: ScheduledPrice[], day = TODAY): string[] {
  return priceOutlook(day, PACKAGES, schedules).phases.map(
    ({ from, until, prices }) =>
      `${from} – ${until}: ${prices.map(({ price, priceType }) => `${price} ${priceType}`).join(', ')}`,
  )
}

describe('the prices to come', () => {
  test('are the base prices without an end where no schedule is stored', () => {
    expect(lines([])).toEqual(['2026-11-20 – null: 149.00 normal, 275.00 normal'])
  })

  test('change with the first day of a schedule, and on the day after its last', () => {
    expect(lines([aPriceSchedule()])).toEqual([
      '2026-11-20 – 2026-11-30: 149.00 normal, 275.00 normal',
      '2026-12-01 – 2026-12-31: 119.00 early_bird, 275.00 normal',
      '2027-01-01 – null: 149.00 normal, 275.00 normal',
    ])
  })

  test('begin today within a schedule', () => {
    expect(lines([aPriceSchedule()], '2026-12-31')[0]).toBe(
      '2026-12-31 – 2026-12-31: 119.00 early_bird, 275.00 normal',
    )
  })

  test('leave out a change that changes nothing, and what is over', () => {
    const same = aPriceSchedule({ periodType: 'normal', priceCents: 14_900 })
    const over = aPriceSchedule({ validFrom: '2026-01-01', validUntil: '2026-11-19' })
    expect(lines([same, over])).toEqual(['2026-11-20 – null: 149.00 normal, 275.00 normal'])
  })

  test('of a schedule without an end have none either', () => {
    expect(lines([aPriceSchedule({ validUntil: '9999-12-31' })])).toEqual([
      '2026-11-20 – 2026-11-30: 149.00 normal, 275.00 normal',
      '2026-12-01 – null: 119.00 early_bird, 275.00 normal',
    ])
  })
})

test('on every day to come, the phase of the day says the prices of that day', () => {
  const day = fc.integer({ min: -20, max: 60 }).map((days) => addDays(TODAY, days))
  const schedules = fc.array(
    fc
      .record({
        packageId: fc.constantFrom('single', 'double', 'unknown'),
        periodType: fc.constantFrom(...PRICE_TYPES),
        ends: fc.tuple(day, day),
        priceCents: fc.integer({ min: 0, max: 50_000 }),
      })
      .map(({ ends, ...rest }) => {
        const [validFrom = TODAY, validUntil = TODAY] = ends.toSorted()
        return aPriceSchedule({ ...rest, validFrom, validUntil })
      }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(schedules, fc.integer({ min: 0, max: 80 }), (stored, later) => {
      const asked = addDays(TODAY, later)
      const { phases } = priceOutlook(TODAY, PACKAGES, stored)
      const of = phases.filter(
        ({ from, until }) => from <= asked && (until === null || asked <= until),
      )
      expect(of).toHaveLength(1)
      const wanted = pricesOn(asked, PACKAGES, stored)
      for (const { packageId, price, priceType } of of[0]?.prices ?? []) {
        const own = wanted.get(packageId)
        expect(price).toBe(formatMoney(own?.currentCents ?? -1))
        expect(priceType).toBe(own?.priceType)
      }
    }),
  )
})
