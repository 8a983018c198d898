import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesThatFit } from './agenda-minutes.ts'

const agenda = (...minutes: number[]) =>
  minutes.map((count, index) => ({ title: `Punkt ${index + 1}`, minutes: count }))
const minutesOf = (parts: { minutes: number }[]) => parts.map(({ minutes }) => minutes)

test.each([
  { planned: [5, 15, 20, 15, 5], total: 60, fits: [5, 15, 20, 15, 5] },
  { planned: [7, 13, 10], total: 30, fits: [7, 13, 10] },
  { planned: [5, 15, 20, 15, 5], total: 90, fits: [10, 25, 30, 20, 5] },
  { planned: [1, 1, 1], total: 60, fits: [20, 20, 20] },
  { planned: [10, 30, 20], total: 45, fits: [10, 20, 15] },
  { planned: [10, 30, 20], total: 17, fits: [3, 8, 6] },
  { planned: [1, 600], total: 10, fits: [1, 9] },
])('$planned minutes become $fits where $total were asked for', ({ planned, total, fits }) => {
  expect(minutesOf(minutesThatFit(agenda(...planned), total))).toEqual(fits)
})

test('of more parts than minutes the shortest go, and the others keep their order', () => {
  const parts = agenda(1, 5, 1, 4, 3, 2, 6)

  const fitted = minutesThatFit(parts, 5)

  expect(fitted.map(({ title }) => title)).toEqual([
    'Punkt 2',
    'Punkt 4',
    'Punkt 5',
    'Punkt 6',
    'Punkt 7',
  ])
})

test('whatever was planned, the minutes are whole, at least one, and add up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 5, max: 600 }),
      (planned, total) => {
        const minutes = minutesOf(minutesThatFit(agenda(...planned), total))

        expect(minutes.every((count) => Number.isInteger(count) && count >= 1)).toBe(true)
        expect(minutes.reduce((sum, count) => sum + count, 0)).toBe(total)
      },
    ),
  )
})
