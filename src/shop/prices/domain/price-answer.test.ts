import { describe, expect, test } from 'vitest'
import { readPriceSchedules } from './price-answer.ts'
import { groupPeriods } from './price-period.ts'

const ROW = {
  id: '1',
  periodName: 'Frühjahr',
  periodType: 'normal',
  validFrom: '2027-01-01',
  validUntil: '2027-01-31',
  packageId: 'single',
  price: '149.00',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
}

describe('the price of a schedule', () => {
  test.each<[string, unknown, string | null]>([
    ['a string with two decimals', '149.00', '149.00'],
    ['a whole number', 149, '149.00'],
    ['a number with one decimal', 149.5, '149.50'],
    ['a number that binary cannot hold', 0.1 + 0.2, '0.30'],
    ['nothing to pay', 0, '0.00'],
    ['a string without decimals', '149', '149.00'],
    ['a string with one decimal', '149.5', '149.50'],
    ['a string with four decimals', '149.0000', '149.00'],
    ['no price', null, null],
    ['a missing price', undefined, null],
    ['an empty text', '', null],
    ['a word', 'free', null],
    ['a negative number', -1, null],
    ['no number', Number.NaN, null],
    ['more than can be stored', 1e12, null],
    ['an object', { euros: 149 }, null],
  ])('is read as %s', (_, price, expected) => {
    const { schedules, unreadable } = readPriceSchedules([{ ...ROW, price }])
    expect(schedules.map((schedule) => schedule.price)).toEqual([expected])
    expect(unreadable).toBe(0)
  })
})

test("an unknown type stays unchanged, because it is part of the period's address", () => {
  const rows = [ROW, { ...ROW, id: '2', periodType: 'last_minute' }]
  expect(readPriceSchedules(rows).schedules.map(({ periodType }) => periodType)).toEqual([
    'normal',
    'last_minute',
  ])
  expect(groupPeriods(readPriceSchedules(rows).schedules)).toHaveLength(2)
})

test('what the specification does not name may be missing: version and time of creation', () => {
  const { version: _, createdAt: __, ...bare } = ROW
  expect(readPriceSchedules([{ ...bare, id: 7 }]).schedules).toEqual([
    { ...ROW, id: '7', version: null, createdAt: '1970-01-01T00:00:00.000Z' },
  ])
})

test('a moment is read as its day in Berlin', () => {
  const rows = [{ ...ROW, validFrom: '2026-12-31T23:30:00.000Z' }]
  expect(readPriceSchedules(rows).schedules[0]?.validFrom).toBe('2027-01-01')
})

test.each<[string, unknown]>([
  ['no package', { ...ROW, packageId: null }],
  ['no name', { ...ROW, periodName: undefined }],
  ['no type', { ...ROW, periodType: 5 }],
  ['no first day', { ...ROW, validFrom: null }],
  ['a day that does not exist', { ...ROW, validUntil: '2027-02-30' }],
  ['nothing in it', null],
  ['another form', 'Frühjahr'],
])('a row with %s is counted and left out, and the others stay', (_, odd) => {
  const { schedules, unreadable } = readPriceSchedules([ROW, odd])
  expect(schedules).toEqual([ROW])
  expect(unreadable).toBe(1)
})

test('an answer that is no list is not taken for an empty one', () => {
  expect(() => readPriceSchedules({ rows: [] })).toThrow(TypeError)
})
