import { expect, test } from 'vitest'
import { amountInQuestion } from './refund.ts'

test.each([
  ['all seats', { price: 39_900, seats: 4, openSeats: 4, refunded: 0 }, 39_900],
  ['one of two', { price: 20_600, seats: 2, openSeats: 1, refunded: 0 }, 10_300],
  ['a share of a third of a cent', { price: 10_000, seats: 3, openSeats: 1, refunded: 0 }, 3_333],
  ['the rest of a price', { price: 20_600, seats: 2, openSeats: 2, refunded: 10_300 }, 10_300],
  ['nothing is left', { price: 20_600, seats: 2, openSeats: 1, refunded: 20_600 }, 0],
  ['free of charge', { price: 0, seats: 1, openSeats: 1, refunded: 0 }, 0],
  ['no seat', { price: 20_600, seats: 2, openSeats: 0, refunded: 0 }, 0],
])('what may come back for cancelled seats: %s', (_, cancelled, cents) => {
  expect(amountInQuestion(cancelled)).toBe(cents)
})
