import { expect, test } from 'vitest'
import { costSentence, costSuffix } from './cancellation-cost.ts'

const PRICE = { price: '206.00' }
const BACK = 'Was du darüber hinaus schon bezahlt hast, bekommst du zurück.'

test.each([
  [
    'free, nothing is left',
    { kept: 0, owed: 0 },
    'Die Absage kostet nichts: Du brauchst nichts zu bezahlen, und was du schon bezahlt hast, bekommst du zurück.',
  ],
  [
    'free, seats are left',
    { kept: 0, owed: 10_300 },
    `Die Absage kostet nichts. Zu zahlen bleiben 103\u00a0€. ${BACK}`,
  ],
  [
    'late, nothing else is owed',
    { kept: 5_150, owed: 5_150 },
    `Zu zahlen bleiben 51,50\u00a0€. ${BACK}`,
  ],
  [
    'late, seats are left',
    { kept: 5_150, owed: 15_450 },
    `Von der Absage bleiben 51,50\u00a0€ zu zahlen, für die ganze Buchung sind es 154,50\u00a0€. ${BACK}`,
  ],
  [
    'late, and reduced to nothing',
    { kept: 5_150, owed: 0 },
    'Du brauchst nichts zu bezahlen, und was du schon bezahlt hast, bekommst du zurück.',
  ],
])('what the booker reads: %s', (_, cost, sentence) => {
  expect(costSentence(cost, PRICE)).toBe(sentence)
})

test('of a date that we cancelled, that nothing is owed for its seats', () => {
  const ofDate = { ...PRICE, isDateCancelled: true }
  expect(costSentence({ kept: 0, owed: 10_300 }, ofDate)).toBe(
    `Für diesen Platz brauchst du nichts zu bezahlen. Zu zahlen bleiben 103\u00a0€. ${BACK}`,
  )
  expect(costSentence({ kept: 0, owed: 0 }, { ...ofDate, seats: 2 })).toMatch(/^Du brauchst nichts/)
})

test('at a price of 0, that it cost nothing anyway', () => {
  expect(costSentence({ kept: 0, owed: 0 }, { price: '0.00' })).toContain('Buchung ist kostenlos')
})

test.each([
  ['0.00', ', kostenlos'],
  ['51.50', ', 51,50\u00a0€ bleiben zu zahlen'],
  [undefined, ''],
])('in the history, %s is "%s"', (kept, words) => {
  expect(costSuffix(kept)).toBe(words)
})
