import { expect, test } from 'vitest'
import { shopOrder } from './shop-order.ts'

const TRAININGS = ['a', 'b', 'c'].map((id) => ({ id, archived: false }))
const OLD = { id: 'old', archived: true }

test.each([
  ['c', false, 1, 'c a b old'],
  ['a', false, 2, 'b a c old'],
  ['a', false, 3, 'b c a old'],
  ['a', false, 99, 'b c a old'],
  ['new', false, undefined, 'a b c new old'],
  ['a', true, undefined, 'b c a old'],
  ['old', false, undefined, 'a b c old'],
  ['old', false, 1, 'old a b c'],
])('%s, archived: %s, gets place %s: %s', (id, archived, position, expected) => {
  expect(shopOrder([...TRAININGS, OLD], { id, archived }, position).join(' ')).toBe(expected)
})
