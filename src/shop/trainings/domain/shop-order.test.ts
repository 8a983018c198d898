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
  ['aa', false, undefined, 'a aa b c old'],
  ['a', true, undefined, 'b c a old'],
  ['old', false, undefined, 'a b c old'],
  ['old', false, 1, 'old a b c'],
])('%s, archived: %s, gets place %s: %s', (id, archived, position, expected) => {
  expect(shopOrder([...TRAININGS, OLD], { id, archived }, position).join(' ')).toBe(expected)
})

const inUse = (...ids: string[]) => ids.map((id) => ({ id, archived: false }))
const order = (ids: string[], id: string, position?: number) =>
  shopOrder(inUse(...ids), { id, archived: false }, position).join(' ')

test('the ranked trainings stand first, in their order, wherever they or others are moved', () => {
  const trainings = ['strategie-ki', 'design-flight', 'a', 'b']
  expect(order(trainings, 'conversational-ai')).toBe(
    'strategie-ki conversational-ai design-flight a b',
  )
  expect(order(trainings, 'b', 1)).toBe('strategie-ki design-flight b a')
  expect(order(trainings, 'strategie-ki', 4)).toBe('strategie-ki design-flight a b')
})

test('once staff have moved a training, a further one comes last', () => {
  expect(order(['strategie-ki', 'b', 'a'], 'aa')).toBe('strategie-ki b a aa')
})
