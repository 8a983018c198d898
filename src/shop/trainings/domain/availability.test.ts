import { expect, test } from 'vitest'
import { aComingDate } from '../../../../tests/support/builders.ts'
import { availabilityOf, isBookable, nextFreeSeat } from './availability.ts'

/** A date with that number of free seats; `day` is one of January 2027, or null for a start that is unknown. */
function dateWith(seatsLeft: number, day: number | null = 7) {
  const startsAt = day === null ? null : new Date(Date.UTC(2027, 0, day)).toISOString()
  return aComingDate(`${day}-${seatsLeft}`, { seatsLeft, startsAt })
}

const [full, later, few, last, many] = [
  dateWith(0),
  dateWith(0, 14),
  dateWith(5, 14),
  dateWith(1, 21),
  dateWith(6, 21),
]

test.each([
  ['no date', [], 'none', null, false],
  ['one that is full', [full], 'full', full, false],
  ['two that are full', [full, later], 'full', full, false],
  ['five free seats', [few], 'few', few, true],
  ['one free seat', [last], 'few', last, true],
  ['six free seats', [many], 'free', many, true],
  ['few seats, then many', [few, many], 'few', few, true],
  ['a full date, then few seats', [full, few, many], 'few', few, true],
  ['full dates, then many seats', [full, later, many], 'free', many, true],
] as const)('with %s a card says what can be had', (_what, dates, state, date, canBeBought) => {
  const availability = availabilityOf(dates)

  expect(availability).toEqual({ state, date })
  expect(isBookable(availability)).toBe(canBeBought)
})

test.each([
  ['nothing is listed', [], undefined],
  ['nothing is free', [[full], []], undefined],
  ['the first listed comes later', [[many], [few]], [1, few]],
  ['the next date is full', [[full, many], [few]], [1, few]],
  ['two are at the same time', [[few], [dateWith(3, 14)]], [0, few]],
  ['a start is unknown', [[dateWith(9, null)], [many]], [1, many]],
] as const)('the next free seat, where %s', (_what, trainings, expected) => {
  const listed = trainings.map((dates, index) => ({ id: String(index), dates: [...dates] }))
  const seat = nextFreeSeat(listed)

  expect(seat && [Number(seat.training.id), seat.date]).toEqual(expected)
})
