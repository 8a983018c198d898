import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bookingToken,
  isBookingToken,
  isNewContactToken,
  isReceiptToken,
  isSeatToken,
  newContactToken,
  receiptToken,
  seatToken,
} from '#shop/booking/server/booking-link.ts'

const KEY = randomBytes(32).toString('base64url')
const booking = { id: randomUUID(), linkCounter: 3 }
const seat = { id: randomUUID(), email: 'joerg@example.com' }
const newEmail = 'neu@example.com'

/** The kinds of links that the token opens. */
function openedBy(token: string, key = KEY): string[] {
  return [
    isBookingToken(key, booking, token) ? 'booking' : [],
    isNewContactToken(key, { booking, newEmail, token }) ? 'contact' : [],
    isSeatToken(key, seat, token) ? 'seat' : [],
    isReceiptToken(key, booking, token) ? 'receipt' : [],
  ].flat()
}

const RIGHT = {
  booking: bookingToken(KEY, booking),
  contact: newContactToken(KEY, booking, newEmail),
  seat: seatToken(KEY, seat),
  receipt: receiptToken(KEY, booking),
}

test('a token has 128 bits, opens what it was made for, and nothing of another kind', () => {
  for (const [kind, token] of Object.entries(RIGHT)) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(openedBy(token)).toEqual([kind])
    expect(openedBy(token, randomBytes(32).toString('base64url'))).toEqual([])
  }
})

const TRIES = [
  (token: string) => isBookingToken(KEY, booking, token),
  (token: string) => isNewContactToken(KEY, { booking, newEmail, token }),
  (token: string) => isSeatToken(KEY, seat, token),
  (token: string) => isReceiptToken(KEY, booking, token),
]

test('100,000 made-up tokens open nothing', () => {
  const made = new Set<string>()
  let opened = 0
  for (let n = 0; n < 100_000; n += 1) {
    const token = randomBytes(16).toString('base64url')
    made.add(token)
    // Each is tried as one kind of link, in turn.
    opened += Number(TRIES[n % TRIES.length]?.(token))
  }
  expect([made.size, opened]).toEqual([100_000, 0])
})

test('whatever is changed of a token, or of what it was made for, it opens nothing', () => {
  const change = fc.oneof(
    fc.string().filter((text) => text !== RIGHT.booking),
    fc.nat(RIGHT.booking.length - 1).map((at) => RIGHT.booking.slice(0, at)),
    fc.string({ minLength: 1 }).map((text) => RIGHT.booking + text),
    fc
      .record({ at: fc.nat(RIGHT.booking.length - 1), by: fc.constantFrom(...'Aa0-_=') })
      .map(({ at, by }) => RIGHT.booking.slice(0, at) + by + RIGHT.booking.slice(at + 1))
      .filter((text) => text !== RIGHT.booking),
  )
  fc.assert(fc.property(change, (token) => openedBy(token).length === 0))
  fc.assert(
    fc.property(fc.uuid(), fc.nat(9), (id, linkCounter) => {
      const other = { id, linkCounter }
      const isSame = id === booking.id && linkCounter === booking.linkCounter
      return isBookingToken(KEY, other, RIGHT.booking) === isSame
    }),
  )
})

test('a raised counter makes links invalid, and another address those of the seat and the new contact', () => {
  const raised = { ...booking, linkCounter: booking.linkCounter + 1 }
  expect(isBookingToken(KEY, raised, RIGHT.booking)).toBe(false)
  expect(isNewContactToken(KEY, { booking: raised, newEmail, token: RIGHT.contact })).toBe(false)
  const other = { booking, newEmail: 'andere@example.com', token: RIGHT.contact }
  expect(isNewContactToken(KEY, other)).toBe(false)
  expect(isSeatToken(KEY, { ...seat, email: 'pia@example.com' }, RIGHT.seat)).toBe(false)
  expect(isSeatToken(KEY, { ...seat, email: 'JOERG@example.com' }, RIGHT.seat)).toBe(true)
})
