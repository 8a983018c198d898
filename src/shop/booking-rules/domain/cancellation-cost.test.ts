import { expect, test } from 'vitest'
import { cancellationCost, costSentence, staffCostSentence } from './cancellation-cost.ts'

const FREE = 'Die Absage kostet nichts'
const OPEN = 'Was die Absage für deine Rechnung heißt, klärt unser Büro mit dir.'
const ANSWER = 'Du zahlst nichts.'

test.each([
  ['in the free time', { price: '149.00', mode: 'free' }, FREE],
  ['in the free time, at a price of staff', { price: '99.50', mode: 'free' }, FREE],
  ['after it, by staff', { price: '149.00', mode: 'request' }, OPEN],
  [
    'after it, at no cost by the rules',
    { price: '149.00', mode: 'request', lateCancelPercent: 0 },
    FREE,
  ],
  [
    'after it, for half of the price at most',
    { price: '149.00', mode: 'request', lateCancelPercent: 50 },
    OPEN,
  ],
  [
    'after the session has begun, at no cost before',
    { price: '149.00', mode: 'over', lateCancelPercent: 0 },
    OPEN,
  ],
  ['after the session has begun, by staff', { price: '149.00', mode: 'over' }, OPEN],
  ['a granted request with an answer', { price: '149.00', mode: 'request', answer: ANSWER }, ''],
  ['a granted request without one', { price: '149.00', mode: 'request', answer: '' }, OPEN],
  ['at a price of 0', { price: '0.00', mode: 'request' }, 'Die Buchung ist kostenlos'],
  ['a cancelled date', { price: '149.00', mode: 'over', isDateCancelled: true }, 'zurück'],
  ['a cancelled date at 0', { price: '0', mode: 'over', isDateCancelled: true }, 'kostenlos'],
] as const)('%s', (_case, cancellation, words) => {
  const cost = cancellationCost(cancellation)
  for (const isWhole of [true, false]) {
    const sentence = costSentence(cost, { isWhole })
    expect(sentence).toContain(words)
    if (words === '') expect(sentence).toBe('')
    // Whether something is owed is never left open where the rule or the answer says that nothing is.
    if (words !== OPEN) expect(sentence).not.toMatch(/^Ob |noch etwas zu zahlen/)
  }
  expect(staffCostSentence(cost)).toMatch(/\.$/)
})

test('with the last seat, a free cancellation says what becomes of the money', () => {
  expect(costSentence('free', { isWhole: true })).toContain('bekommst du zurück')
  expect(costSentence('free', { isWhole: false })).toContain('klärt unser Büro mit dir')
})
