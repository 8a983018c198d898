import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import {
  inProportion,
  type LedgerFacts,
  notOwedByRule,
  type OrderChange,
  owedBy,
  seatShares,
} from './owed.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const seats = fc
  .array(fc.record({ isOrdered: fc.boolean() }), { minLength: 1, maxLength: 8 })
  .map((some) => some.map((seat, index) => ({ ...seat, id: String(index), position: index + 1 })))

describe('shares', () => {
  test('sum up to the price, are at most a cent apart, and are none for seats left out', () => {
    fc.assert(
      fc.property(cents, seats, (price, some) => {
        const shares = seatShares(price, some)
        const ordered = some.filter(({ isOrdered }) => isOrdered)
        const of = (list: typeof some) => list.map(({ id }) => shares.get(id) ?? Number.NaN)
        expect(sum(of(some))).toBe(ordered.length === 0 ? 0 : price)
        expect(of(some.filter(({ isOrdered }) => !isOrdered)).every((share) => share === 0)).toBe(
          true,
        )
        if (ordered.length > 0)
          expect(Math.max(...of(ordered)) - Math.min(...of(ordered))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('what staff leave owed is divided without losing a cent, and never more than by the rules', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), fc.nat(), (most, some) => {
        const amount = some % (sum(most) + 1)
        const parts = inProportion(most, amount)
        expect(sum(parts)).toBe(amount)
        for (const [index, one] of most.entries()) {
          expect(parts[index]).toBeGreaterThanOrEqual(0)
          expect(parts[index]).toBeLessThanOrEqual(one)
        }
      }),
    )
  })
})

const START = new Date('2027-01-31T09:00:00Z')

test.each([
  ['in the free time', '2027-01-10', {}, 10_300],
  ['late, half of it stays owed', '2027-01-20', {}, 5_150],
  ['after the beginning, all of it stays owed', '2027-02-01', {}, 0],
  ['late, never confirmed', '2027-01-20', { wasConfirmed: false }, 10_300],
  ['late, by the firm with its date', '2027-01-20', { isDateCancelled: true }, 10_300],
  ['late, without a known start', '2027-01-20', { startsAt: null }, 10_300],
])('of a share of 103 euros, not owed: %s', (_, day, changes, notOwed) => {
  const rules = { ...DEFAULT_BOOKING_RULES, lateCancelPercent: 50 }
  const at = new Date(`${day}T09:00:00Z`)
  const seat = { share: 10_300, startsAt: START, rules, at, wasConfirmed: true, ...changes }
  expect(notOwedByRule(seat)).toBe(notOwed)
})

const FACTS: LedgerFacts = {
  status: 'confirmed',
  wasConfirmed: true,
  price: 20_600,
  seats: [
    { id: 'a', position: 1, isOrdered: true, notOwedCents: 0 },
    { id: 'b', position: 2, isOrdered: true, notOwedCents: 5_150 },
  ],
  reductions: [{ id: 'r', cents: 1_000, reason: 'Aus Kulanz' }],
}

test('a ledger says price, cancelled seat and reduction, and their sum', () => {
  expect(owedBy(FACTS)).toEqual({
    lines: [
      { kind: 'price', cents: 20_600 },
      { kind: 'seat', cents: -5_150, position: 2 },
      { kind: 'reduction', cents: -1_000, id: 'r', reason: 'Aus Kulanz' },
    ],
    total: 14_450,
    cents: 14_450,
  })
})

test('what never was confirmed owes nothing yet, or never', () => {
  const open = { ...FACTS, wasConfirmed: false }
  expect(owedBy({ ...open, status: 'pending' })).toMatchObject({ total: 14_450, cents: 0 })
  expect(owedBy({ ...open, status: 'cancelled' }).cents).toBe(0)
  expect(owedBy({ ...FACTS, status: 'cancelled' }).cents).toBe(14_450)
})

describe('new orders', () => {
  const order = (before: string, after: string, day: number): OrderChange => ({
    before: { price: before },
    after: { price: after },
    at: `2026-12-0${day}T09:00:00.000Z`,
  })

  test('are lines from the agreed price to the present one', () => {
    const orders = [order('298.00', '149.00', 1), order('149.00', '206.00', 2)]
    expect(owedBy({ ...FACTS, seats: [], reductions: [], orders }).lines).toEqual([
      { kind: 'price', cents: 29_800 },
      { kind: 'order', cents: -14_900, at: '2026-12-01T09:00:00.000Z' },
      { kind: 'order', cents: 5_700, at: '2026-12-02T09:00:00.000Z' },
    ])
  })

  test('whose values were erased are part of the price', () => {
    const erased = { before: {}, after: {}, at: '2026-12-01T09:00:00.000Z' }
    expect(owedBy({ ...FACTS, seats: [], reductions: [], orders: [erased] }).lines).toEqual([
      { kind: 'price', cents: 20_600 },
    ])
  })
})

test('whatever happened in whatever order, the lines sum up to what is owed, never below 0', () => {
  const ledger = fc.record({
    price: cents,
    seats: fc.array(cents, { maxLength: 8 }).map((some) =>
      some.map((notOwedCents, index) => ({
        ...{ id: String(index), position: index + 1, isOrdered: true, notOwedCents },
      })),
    ),
    reductions: fc
      .array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 4 })
      .map((some) => some.map((amount, index) => ({ id: `r${index}`, cents: amount, reason: '' }))),
  })
  fc.assert(
    fc.property(ledger, (facts) => {
      const all = { ...FACTS, ...facts }
      const { lines, total } = owedBy(all)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(facts.price)
      expect(sum(lines.map((line) => line.cents))).toBe(total)
      const reversed = {
        ...all,
        seats: all.seats.toReversed(),
        reductions: all.reductions.toReversed(),
      }
      expect(owedBy(reversed).total).toBe(total)
    }),
  )
})

function sum(some: readonly number[]): number {
  return some.reduce((one, other) => one + other, 0)
}
