import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { type PricedPackage, pricesOn, scheduleInForce } from './price-phase.ts'
import { PRICE_TYPES, type PriceType } from './price-type.ts'
import { type CheckedPeriod, priceWarnings, warningsOfDraft } from './price-warnings.ts'

const PACKAGES: PricedPackage[] = [
  { id: 'single', trainingsCount: 1, basePriceCents: 14_900 },
  { id: 'double', trainingsCount: 2, basePriceCents: 26_900 },
]
const FIRST = '2027-01-01'
const NEVER = '2000-01-01'

interface Parts {
  name?: string
  type?: PriceType
  days: readonly [CalendarDay, CalendarDay]
  single?: number
  created?: number
}

function period({ name = 'A', type = 'normal', days, single = 14_000, created = 1 }: Parts) {
  const [validFrom, validUntil] = days
  const common = { periodType: type, validFrom, validUntil, createdAt: new Date(created) }
  return {
    periodName: name,
    periodType: type,
    validFrom,
    validUntil,
    schedules: [
      { ...common, packageId: 'single', priceCents: single },
      { ...common, packageId: 'double', priceCents: 2 * single },
    ],
  } satisfies CheckedPeriod
}

const JANUARY = ['2027-01-01', '2027-01-31'] as const
const MID_JANUARY = ['2027-01-10', '2027-01-20'] as const

describe('periods on the same days', () => {
  test.each<[string, Parts, Parts, string | null, boolean]>([
    [
      'early bird over normal',
      { days: JANUARY, type: 'early_bird' },
      { days: MID_JANUARY },
      'A',
      true,
    ],
    [
      'late bird over normal',
      { days: MID_JANUARY },
      { days: JANUARY, type: 'late_bird' },
      'B',
      true,
    ],
    ['the later first day', { days: JANUARY, created: 9 }, { days: MID_JANUARY }, 'B', false],
    ['the later created', { days: JANUARY, created: 2 }, { days: JANUARY }, 'A', false],
    ['the lower price', { days: JANUARY, single: 2 }, { days: JANUARY, single: 1 }, 'B', false],
  ])('name the one that wins: %s', (_rule, a, b, winner, isPhaseOverNormal) => {
    const [first, second] = [period({ ...a, name: 'A' }), period({ ...b, name: 'B' })]
    const overlaps = priceWarnings([first, second], [], NEVER)

    expect(overlaps).toMatchObject([{ kind: 'overlap', isPhaseOverNormal }])
    expect(overlaps[0]).toHaveProperty('winner.periodName', winner)
  })

  test('name nobody where each package would decide otherwise', () => {
    const a = period({ name: 'A', days: JANUARY })
    const b = period({ name: 'B', days: JANUARY })
    const prices: Record<string, number> = { single: 1, double: 99_999 }
    const schedules = b.schedules.map((one) => ({ ...one, priceCents: prices[one.packageId] ?? 0 }))
    const mixed = { ...b, schedules }

    expect(priceWarnings([a, mixed], [], NEVER)).toMatchObject([{ kind: 'overlap', winner: null }])
  })

  test('are reported with their common days, both included', () => {
    const a = period({ days: ['2027-01-01', '2027-01-10'] })
    const touching = period({ name: 'B', days: ['2027-01-10', '2027-02-01'] })
    const apart = period({ name: 'C', days: ['2027-02-02', '2027-02-03'] })

    expect(priceWarnings([a, touching, apart], [], NEVER)).toMatchObject([
      { kind: 'overlap', from: '2027-01-10', until: '2027-01-10' },
    ])
  })
})

describe('an early bird', () => {
  test('that is dearer than the base price is reported for each package', () => {
    const early = period({ type: 'early_bird', days: JANUARY, single: 15_000 })

    expect(priceWarnings([early], PACKAGES, NEVER)).toMatchObject([
      { kind: 'dearer', packageId: 'single', earlyCents: 15_000, normalCents: 14_900 },
      { kind: 'dearer', packageId: 'double', earlyCents: 30_000, normalCents: 26_900 },
    ])
  })

  test('is compared day by day with the normal period that holds beneath it', () => {
    const early = period({ name: 'Früh', type: 'early_bird', days: JANUARY, single: 13_000 })
    const normal = period({ name: 'Vollkarte', days: MID_JANUARY, single: 12_000 })
    const dearer = priceWarnings([early, normal], PACKAGES, NEVER).filter(
      ({ kind }) => kind === 'dearer',
    )

    expect(dearer).toMatchObject([
      { packageId: 'single', from: '2027-01-10', until: '2027-01-20', normalCents: 12_000 },
      { packageId: 'double', from: '2027-01-10', until: '2027-01-20', normalCents: 24_000 },
    ])
  })
})

test('what ended before today is not worth a warning', () => {
  const periods = [period({ days: JANUARY }), period({ name: 'B', days: MID_JANUARY })]

  expect(priceWarnings(periods, PACKAGES, '2027-01-20')).toHaveLength(1)
  expect(priceWarnings(periods, PACKAGES, '2027-01-21')).toEqual([])
})

test('periods that reach to the ends of the calendar are no problem', () => {
  const all = period({ days: ['0001-01-01', '9999-12-31'], type: 'early_bird' })

  expect(priceWarnings([all, period({ name: 'B', days: JANUARY })], PACKAGES, NEVER)).not.toEqual(
    [],
  )
})

describe('a period that is being written', () => {
  const winter = period({ name: 'Winter', days: ['2027-01-01', '2027-01-31'] })
  const spring = period({ name: 'Frühling', days: ['2027-02-01', '2027-02-28'] })
  const summer = period({ name: 'Sommer', days: ['2027-03-01', '2027-03-31'] })
  const stored = [winter, spring, summer]
  const warn = (draft: CheckedPeriod, replaced: CheckedPeriod | null) =>
    warningsOfDraft(draft, stored, replaced, PACKAGES, NEVER)

  test('warns of its own overlaps and not of those of others', () => {
    const draft = period({ name: 'Neu', days: ['2027-01-05', '2027-01-06'] })

    expect(warn(draft, null)).toMatchObject([{ kind: 'overlap', winner: { periodName: 'Neu' } }])
  })

  test('does not overlap with what it replaces', () => {
    expect(warn(period({ name: 'Lenz', days: ['2027-02-01', '2027-02-28'] }), spring)).toEqual([])
  })

  test('warns of the gap that it would leave behind', () => {
    expect(warn(period({ name: 'Frühling', days: ['2027-04-01', '2027-04-30'] }), spring)).toEqual([
      { kind: 'gap', from: '2027-02-01', until: '2027-02-28' },
    ])
  })
})

describe('whatever periods there are', () => {
  const SPAN = 40
  const anyPeriod = fc
    .record({
      type: fc.constantFrom(...PRICE_TYPES),
      from: fc.integer({ min: 0, max: SPAN - 1 }),
      length: fc.integer({ min: 0, max: 15 }),
      single: fc.integer({ min: 1, max: 4 }).map((units) => units * 5000),
      created: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ from, length, ...rest }) =>
      period({ ...rest, days: [addDays(FIRST, from), addDays(FIRST, from + length)] }),
    )
  const anyPeriods = fc.array(anyPeriod, { maxLength: 6 })
  const days = Array.from({ length: SPAN + 20 }, (_, place) => addDays(FIRST, place))
  const holds = ({ validFrom, validUntil }: CheckedPeriod, day: CalendarDay) =>
    validFrom <= day && day <= validUntil

  test('an overlap names the winner of each of its days, and each common day is in one', () => {
    fc.assert(
      fc.property(anyPeriods, (periods) => {
        const overlaps = priceWarnings(periods, PACKAGES, NEVER).filter(
          (one) => one.kind === 'overlap',
        )
        for (const day of days) {
          const onDay = overlaps.filter(({ from, until }) => from <= day && day <= until)
          const active = periods.filter((one) => holds(one, day))
          expect(onDay).toHaveLength((active.length * (active.length - 1)) / 2)
          for (const { periods: pair, winner } of onDay) {
            if (!winner) continue
            const singles = pair.flatMap(({ schedules }) => schedules.slice(0, 1))
            expect(winner.schedules).toContain(scheduleInForce(day, singles))
          }
        }
      }),
    )
  })

  test('a gap is where no period holds between two that do', () => {
    fc.assert(
      fc.property(anyPeriods, (periods) => {
        const gaps = priceWarnings(periods, PACKAGES, NEVER).filter((one) => one.kind === 'gap')
        for (const day of days) {
          const isEmpty = !periods.some((one) => holds(one, day))
          const isBetween =
            periods.some((one) => one.validUntil < day) &&
            periods.some((one) => one.validFrom > day)
          const isInGap = gaps.some(({ from, until }) => from <= day && day <= until)
          expect(isInGap).toBe(isEmpty && isBetween)
        }
      }),
    )
  })

  test('an early bird is called dearer on exactly the days on which it is', () => {
    fc.assert(
      fc.property(anyPeriods, (periods) => {
        const dearer = priceWarnings(periods, PACKAGES, NEVER).filter(
          (one) => one.kind === 'dearer',
        )
        const schedules = periods.flatMap((one) => one.schedules)
        for (const day of days) {
          const regular = pricesOn(day, PACKAGES, schedules)
          const expected = periods
            .filter((one) => one.periodType === 'early_bird' && holds(one, day))
            .flatMap((one) => one.schedules)
            .filter((one) => one.priceCents > (regular.get(one.packageId)?.regularCents ?? 0))
          const told = dearer.filter(({ from, until }) => from <= day && day <= until)
          expect(told).toHaveLength(expected.length)
        }
      }),
    )
  })
})
