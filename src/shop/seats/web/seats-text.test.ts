import { expect, test } from 'vitest'
import { wishText } from './seats-text.ts'

test.each([
  [3, 2, '3 Plätze, mindestens 2'],
  [2, 2, '2 Plätze'],
  [1, 1, '1 Platz'],
])('%i seats, at least %i', (seats, atLeast, text) => {
  expect(wishText({ seats, atLeast })).toBe(text)
})
