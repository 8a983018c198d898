import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { aPriceSchedule } from '#tests/support/builders.ts'
import {
  type PricedPackage,
  pricesOn,
  type ScheduledPrice,
  scheduleInForce,
} from './price-phase.ts'
import { PRICE_TYPES } from './price-type.ts'

const single: PricedPackage = { id: 'single', trainingsCount: 1, basePriceCents: 14_900 }
const double: PricedPackage = { id: 'double', trainingsCount: 2, basePriceCents: 27_500 }
const complete: PricedPackage = { id: 'complete', trainingsCount: 4, basePriceCents: 49_900 }

function priceOfSingle(day: string, ...schedules: ScheduledPrice[]) {
  return pricesOn(day, [single], schedules).get('single')
}

describe('the price on a day', () => {
  test('is the base price, and normal, without any schedule', () => {
    expect(priceOfSingle('2026-12-15')).toEqual({
      priceType: 'normal',
      currentCents: 14_900,
      regularCents: 14_900,
      discountPercentage: 0,
      daysRemaining: 0,
      validUntil: null,
      savingsVsSingle: 0,
    })
  })

  test('is that of the active schedule, compared with the base price', () => {
    expect(priceOfSingle('2026-12-15', aPriceSchedule())).toEqual({
      priceType: 'early_bird',
      currentCents: 11_900,
      regularCents: 14_900,
      discountPercentage: 20,
      daysRemaining: 17,
      validUntil: '2026-12-31',
      savingsVsSingle: 0,
    })
  })

  test('is compared with the normal schedule where one is active below it', () => {
    const normal = aPriceSchedule({
      periodType: 'normal',
      priceCents: 23_800,
      validUntil: '2027-06-30',
    })
    expect(priceOfSingle('2026-12-15', normal, aPriceSchedule())).toMatchObject({
      priceType: 'early_bird',
      currentCents: 11_900,
      regularCents: 23_800,
      discountPercentage: 50,
      daysRemaining: 17,
    })
  })

  test('ends on the last day of the schedule in force, not of the one below it', () => {
    const normal = aPriceSchedule({ periodType: 'normal', validUntil: '2027-06-30' })
    const early = aPriceSchedule({ validUntil: '2026-12-20' })
    expect(priceOfSingle('2026-12-20', normal, early)?.validUntil).toBe('2026-12-20')
    expect(priceOfSingle('2026-12-21', normal, early)?.validUntil).toBe('2027-06-30')
  })

  test('counts the days of a normal schedule too', () => {
    expect(priceOfSingle('2026-12-31', aPriceSchedule({ periodType: 'normal' }))).toMatchObject({
      priceType: 'normal',
      currentCents: 11_900,
      regularCents: 11_900,
      daysRemaining: 1,
    })
  })

  test.each([
    ['the day before the first', '2026-11-30', 14_900, 0],
    ['the first day', '2026-12-01', 11_900, 31],
    ['the last but one day', '2026-12-30', 11_900, 2],
    ['the last day', '2026-12-31', 11_900, 1],
    ['the day after the last', '2027-01-01', 14_900, 0],
  ])('includes both ends of the period: %s', (_which, day, currentCents, daysRemaining) => {
    expect(priceOfSingle(day, aPriceSchedule())).toMatchObject({ currentCents, daysRemaining })
  })

  test('counts calendar days across a change of summer time', () => {
    const march = aPriceSchedule({ validFrom: '2027-03-01', validUntil: '2027-03-29' })
    expect(priceOfSingle('2027-03-27', march)?.daysRemaining).toBe(3)
  })

  test('shows no discount where the price is above the regular one', () => {
    const late = aPriceSchedule({ periodType: 'late_bird', priceCents: 17_900 })
    expect(priceOfSingle('2026-12-15', late)).toMatchObject({
      priceType: 'late_bird',
      currentCents: 17_900,
      discountPercentage: 0,
    })
  })

  test('leaves other packages and unknown ones aside', () => {
    const prices = pricesOn(
      '2026-12-15',
      [single, double],
      [
        aPriceSchedule({ packageId: 'double', priceCents: 20_000 }),
        aPriceSchedule({ packageId: 'gone', priceCents: 1 }),
      ],
    )
    expect([...prices.keys()]).toEqual(['single', 'double'])
    expect(prices.get('single')?.currentCents).toBe(14_900)
    expect(prices.get('double')?.currentCents).toBe(20_000)
  })

  test('can be nothing, without dividing by it', () => {
    const free = { ...single, basePriceCents: 0 }
    const prices = pricesOn('2026-12-15', [free, complete], [])
    expect(prices.get('single')).toMatchObject({ currentCents: 0, discountPercentage: 0 })
    expect(prices.get('complete')?.savingsVsSingle).toBe(0)
    expect(priceOfSingle('2026-12-15', aPriceSchedule({ priceCents: 0 }))?.discountPercentage).toBe(
      100,
    )
  })

  test.each(['', '2026-02-30', '15.12.2026'])('is refused for %j, which is no day', (day) => {
    expect(() => pricesOn(day, [single], [])).toThrow(RangeError)
  })
})

describe('of several active schedules', () => {
  const cases: [string, Partial<ScheduledPrice>, Partial<ScheduledPrice>][] = [
    [
      'early bird beats normal',
      { periodType: 'early_bird', validFrom: '2026-01-01' },
      { periodType: 'normal' },
    ],
    [
      'late bird beats normal',
      { periodType: 'late_bird', validFrom: '2026-01-01' },
      { periodType: 'normal' },
    ],
    [
      'the later first day wins',
      { validFrom: '2026-12-10' },
      { createdAt: '2026-11-30T00:00:00Z' },
    ],
    [
      'the later first day wins between early and late bird',
      { periodType: 'late_bird', validFrom: '2026-12-10' },
      { periodType: 'early_bird' },
    ],
    ['the later created wins', { createdAt: '2026-11-02T00:00:00Z' }, {}],
    [
      'times of creation are compared as instants',
      { createdAt: '2026-11-01T08:30:00Z' },
      { createdAt: '2026-11-01T09:00:00+01:00' },
    ],
    ['dates and texts may be mixed', { createdAt: new Date('2026-11-02T00:00:00Z') }, {}],
    ['the lower price wins at last', { priceCents: 9_900 }, { priceCents: 10_000 }],
    ['the longer period wins at the very last', { validUntil: '2027-01-31' }, {}],
  ]
  test.each(cases)('%s', (_rule, winning, losing) => {
    const winner = aPriceSchedule(winning)
    const loser = aPriceSchedule(losing)
    expect(scheduleInForce('2026-12-15', [winner, loser])).toBe(winner)
    expect(scheduleInForce('2026-12-15', [loser, winner])).toBe(winner)
  })

  test('none wins when none is active', () => {
    expect(scheduleInForce('2027-01-01', [aPriceSchedule()])).toBeNull()
  })

  test('an unreadable time of creation is refused', () => {
    expect(() =>
      scheduleInForce('2026-12-15', [aPriceSchedule({ createdAt: 'x' }), aPriceSchedule()]),
    ).toThrow(RangeError)
  })
})

describe('the saving against single tickets', () => {
  test.each([
    ['less than the tickets', 27_500, 8],
    ['as much as the tickets', 29_800, 0],
    ['more than the tickets', 30_000, 0],
    ['half', 14_900, 50],
    ['nothing', 0, 100],
    ['half a percent less', 29_651, 1],
    ['a little less than half a percent', 29_652, 0],
  ])('of a double that costs %s', (_what, basePriceCents, percent) => {
    const prices = pricesOn('2026-12-15', [{ ...double, basePriceCents }, single], [])
    expect(prices.get('double')?.savingsVsSingle).toBe(percent)
    expect(prices.get('single')?.savingsVsSingle).toBe(0)
  })

  test('is measured by the current price of a single ticket', () => {
    const prices = pricesOn(
      '2026-12-15',
      [single, complete],
      [aPriceSchedule({ priceCents: 10_000 })],
    )
    expect(prices.get('complete')?.savingsVsSingle).toBe(0)
  })

  test('is 0 where no single ticket is sold', () => {
    expect(pricesOn('2026-12-15', [complete], []).get('complete')?.savingsVsSingle).toBe(0)
  })
})

describe('on any day, whatever the schedules', () => {
  const anyDay = fc.integer({ min: 0, max: 20 }).map((n) => addDays('2026-12-20', n))
  const anySchedule = fc.record({
    packageId: fc.constantFrom('single', 'double', 'complete'),
    periodType: fc.constantFrom(...PRICE_TYPES),
    validFrom: anyDay,
    validUntil: anyDay,
    priceCents: fc.oneof(fc.constantFrom(0, 9_900, 14_900), fc.integer({ min: 0, max: 100_000 })),
    // Few instants, of both types, so that ties are common.
    createdAt: fc.constantFrom(
      '2026-11-01T08:00:00.000Z',
      new Date('2026-11-01T08:00:00.000Z'),
      new Date(0),
    ),
  })
  const anyPackages = fc
    .tuple(...Array.from({ length: 3 }, () => fc.constantFrom(0, 1, 14_900, 49_900)))
    .map((bases) =>
      [single, double, complete].map((pkg, i) => ({ ...pkg, basePriceCents: bases[i] ?? 0 })),
    )
  const anySchedules = fc.array(anySchedule, { maxLength: 12 })

  test('a current price is one that staff have set, and the figures stay in their limits', () => {
    fc.assert(
      fc.property(anyDay, anyPackages, anySchedules, (day, packages, schedules) => {
        const prices = pricesOn(day, packages, schedules)
        expect(prices.size).toBe(3)
        for (const { id, basePriceCents } of packages) {
          const set = schedules.filter((s) => s.packageId === id).map((s) => s.priceCents)
          const own = prices.get(id)
          expect([basePriceCents, ...set]).toContain(own?.currentCents)
          expect([basePriceCents, ...set]).toContain(own?.regularCents)
          expect(own?.discountPercentage).toBeOneOf(
            Array.from({ length: 101 }, (_, percent) => percent),
          )
          expect(own?.savingsVsSingle).toBeOneOf(
            Array.from({ length: 101 }, (_, percent) => percent),
          )
          expect(own?.daysRemaining).toBeGreaterThanOrEqual(0)
          const { validUntil = null, daysRemaining = 0 } = own ?? {}
          expect(validUntil).toBe(daysRemaining > 0 ? addDays(day, daysRemaining - 1) : null)
          if (own?.priceType === 'normal') expect(own.currentCents).toBe(own.regularCents)
        }
      }),
    )
  })

  test('the order of packages and schedules never matters, and neither list is changed', () => {
    const shuffled = anySchedules.chain((schedules) =>
      fc.tuple(
        fc.constant(schedules),
        fc.shuffledSubarray(schedules, { minLength: schedules.length }),
      ),
    )
    fc.assert(
      fc.property(anyDay, anyPackages, shuffled, (day, packages, [schedules, other]) => {
        const asGiven = structuredClone(schedules)
        const prices = pricesOn(day, packages, schedules)
        expect(schedules).toEqual(asGiven)
        expect(pricesOn(day, packages.toReversed(), other)).toEqual(prices)
      }),
      { numRuns: 300 },
    )
  })
})
