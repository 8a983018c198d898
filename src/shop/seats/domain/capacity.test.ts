import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFullDates, hasBegun, seatsLeft, seatsNote } from './capacity.ts'

describe('seatsLeft', () => {
  test.each([
    [20, 0, 20],
    [20, 19, 1],
    [20, 20, 0],
    [10, 20, 0],
    [0, 0, 0],
  ])('of %i with %i taken is %i', (capacity, taken, left) => {
    expect(seatsLeft(capacity, taken)).toBe(left)
  })
})

describe('findFullDates', () => {
  const leftOf = new Map([
    ['empty', 20],
    ['one-left', 1],
    ['full', 0],
  ])

  test.each([
    ['nobody', [], []],
    ['one into an empty one', ['empty'], []],
    ['one into the last seat', ['one-left'], []],
    [
      'two into the last seat',
      ['one-left', 'one-left'],
      [{ dateId: 'one-left', requested: 2, left: 1 }],
    ],
    ['one into a full one', ['full'], [{ dateId: 'full', requested: 1, left: 0 }]],
    ['one into an unknown one', ['gone'], [{ dateId: 'gone', requested: 1, left: 0 }]],
    [
      'a group over several',
      ['full', 'empty', 'one-left', 'one-left', 'full'],
      [
        { dateId: 'full', requested: 2, left: 0 },
        { dateId: 'one-left', requested: 2, left: 1 },
      ],
    ],
  ])('for %s', (_who, requested, full) => {
    expect(findFullDates(requested, leftOf)).toEqual(full)
  })

  test('no booking that fits oversells a training', () => {
    const ids = ['a', 'b', 'c']
    const anyAvailability = fc.array(
      fc.record({ capacity: fc.nat({ max: 6 }), taken: fc.nat({ max: 8 }) }),
      { minLength: 3, maxLength: 3 },
    )
    const anyRequest = fc.array(fc.constantFrom(...ids), { maxLength: 10 })
    fc.assert(
      fc.property(anyAvailability, anyRequest, (rows, requested) => {
        const before = new Map(rows.map((row, i) => [ids[i] ?? '', row]))
        const leftOf = new Map(
          rows.map(({ capacity, taken }, i) => [ids[i] ?? '', seatsLeft(capacity, taken)]),
        )
        const full = findFullDates(requested, leftOf).map(({ dateId }) => dateId)
        for (const [id, { capacity, taken }] of before) {
          const after = taken + requested.filter((other) => other === id).length
          const fits = after === taken || after <= capacity
          expect(full.includes(id)).toBe(!fits)
        }
      }),
    )
  })
})

describe('hasBegun', () => {
  const startsAt = new Date('2027-01-12T09:00:00Z')
  test.each([
    ['before the start', '2027-01-12T08:59:59.999Z', false],
    ['at the start', '2027-01-12T09:00:00.000Z', true],
    ['after the start', '2027-01-13T00:00:00.000Z', true],
  ])('%s', (_when, now, begun) => {
    expect(hasBegun(startsAt, new Date(now))).toBe(begun)
  })

  test('never without a known start', () => {
    expect(hasBegun(null, new Date('2999-01-01T00:00:00Z'))).toBe(false)
  })
})

describe('seatsNote', () => {
  test.each([
    [20, null],
    [6, null],
    [5, 'Noch 5 Plätze'],
    [2, 'Noch 2 Plätze'],
    [1, 'Noch 1 Platz'],
    [0, 'Ausgebucht'],
  ])('for %i seats is %j', (left, note) => {
    expect(seatsNote(left)).toBe(note)
  })
})
