import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedCents } from '#platform/basics/domain/money.ts'
import {
  END_BEFORE_START,
  FIELDS_MISSING,
  groupPeriods,
  pricePeriodEditSchema,
  refusalSentence,
} from './price-period.ts'
import type { PriceSchedule } from './price-schedule.ts'
import { PRICE_TYPES } from './price-type.ts'

const PERIOD = {
  periodName: 'Sommer',
  periodType: 'normal',
  validFrom: '2027-06-01',
  validUntil: '2027-08-31',
  prices: { single: '129', double: '239.5', complete: '449,99' },
}

function sentenceFor(period: unknown): string | null {
  const { error } = pricePeriodEditSchema.safeParse(period)
  return error ? refusalSentence(error) : null
}

describe('the amount that a person typed', () => {
  test.each([
    ['149', 14_900],
    ['149.5', 14_950],
    ['149.00', 14_900],
    ['149,50', 14_950],
    [' 0,05 ', 5],
    ['0', 0],
    ['99999999.99', 9_999_999_999],
    ['100000000', null],
    ['', null],
    [' ', null],
    ['-1', null],
    ['+1', null],
    ['1.234', null],
    ['1.234,50', null],
    ['149.', null],
    ['.5', null],
    ['1e3', null],
    ['12 €', null],
    ['١٢', null],
  ])('%j is %j cents', (text, cents) => {
    expect(typedCents(text)).toBe(cents)
  })
})

describe('the one sentence for a refused period', () => {
  test('is none where nothing is wrong', () => {
    expect(sentenceFor(PERIOD)).toBeNull()
  })

  test.each([
    ['nothing', {}, FIELDS_MISSING],
    ['an empty name', { ...PERIOD, periodName: ' ' }, FIELDS_MISSING],
    ['the end before the start', { ...PERIOD, validUntil: '2027-05-31' }, END_BEFORE_START],
    [
      'the end before the start and an empty name',
      { ...PERIOD, validUntil: '2027-05-31', periodName: '' },
      FIELDS_MISSING,
    ],
    [
      'the end before the start and a name of dots',
      { ...PERIOD, validUntil: '2027-05-31', periodName: '..' },
      END_BEFORE_START,
    ],
    [
      'a name of dots',
      { ...PERIOD, periodName: '.' },
      'Ein Name, der nur aus Punkten besteht, geht leider nicht.',
    ],
  ])('with %s', (_what, period, sentence) => {
    expect(sentenceFor(period)).toBe(sentence)
  })

  test('may end on the day it starts', () => {
    expect(sentenceFor({ ...PERIOD, validUntil: PERIOD.validFrom })).toBeNull()
  })
})

describe('the periods behind the schedules', () => {
  const schedule = (parts: Partial<PriceSchedule>): PriceSchedule => ({
    id: 'id',
    periodName: 'Sommer',
    periodType: 'normal',
    validFrom: '2027-06-01',
    validUntil: '2027-08-31',
    packageId: 'single',
    price: '129.00',
    version: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...parts,
  })

  test('share name and type, have the days of their first schedule, and begin with the newest', () => {
    const periods = groupPeriods([
      schedule({ packageId: 'single' }),
      schedule({ packageId: 'double', validFrom: '2020-01-01' }),
      schedule({ periodType: 'late_bird', validFrom: '2027-07-01' }),
      schedule({ packageId: 'complete' }),
      schedule({ periodName: 'Winter', validFrom: '2026-12-01' }),
    ])

    expect(
      periods.map(({ periodName, periodType, validFrom, schedules }) => [
        periodName,
        periodType,
        validFrom,
        schedules.map(({ packageId }) => packageId),
      ]),
    ).toEqual([
      ['Sommer', 'late_bird', '2027-07-01', ['single']],
      ['Sommer', 'normal', '2027-06-01', ['complete', 'double', 'single']],
      ['Winter', 'normal', '2026-12-01', ['single']],
    ])
  })

  test('hold every schedule once, whatever the names are', () => {
    const anySchedule = fc.record({
      id: fc.uuid(),
      periodName: fc.constantFrom('a', 'a"', 'a","normal', '__proto__', ''),
      periodType: fc.constantFrom(...PRICE_TYPES),
      validFrom: fc.constantFrom('2027-01-01', '2027-02-01'),
      packageId: fc.constantFrom('single', 'double', 'complete'),
    })
    fc.assert(
      fc.property(fc.array(anySchedule), (parts) => {
        const all = parts.map(schedule)
        const groups = groupPeriods(all)
        expect(groups.flatMap(({ schedules }) => schedules).sort(byId)).toEqual(all.sort(byId))
        for (const { periodName, periodType, schedules } of groups) {
          for (const one of schedules) expect(one).toMatchObject({ periodName, periodType })
        }
        expect(new Set(groups.map((one) => `${one.periodType} ${one.periodName}`)).size).toBe(
          groups.length,
        )
      }),
    )
  })
})

function byId(a: PriceSchedule, b: PriceSchedule): number {
  return Number(a.id > b.id) - Number(a.id < b.id)
}
