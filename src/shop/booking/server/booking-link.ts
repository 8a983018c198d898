import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Connection } from '#platform/database/server/database.ts'
import { readOrStoreSecret } from '#platform/login/server/admins.repository.ts'

/*
 * The secret parts of the links that open a booking, or one seat of it. Each is 128 bits of a keyed hash (HMAC), so
 * nothing is stored and nobody can make one up. The hash of a link names what the link is for, so a link of one kind
 * opens nothing of another.
 */

const HASH_BYTES = 16

/** The name of the secret that is their key. */
export const BOOKING_LINK_SECRET = 'booking-links'

/** The key of all of these links, shared by every process; random, made at the first start. */
export function bookingLinkKeyOf(db: Connection): Promise<string> {
  return readOrStoreSecret(db, BOOKING_LINK_SECRET, randomBytes(32).toString('base64url'))
}

/** What a booker's link opens. Raising the counter revokes all earlier links of the registration. */
export interface LinkedBooking {
  id: string
  linkCounter: number
}

/** The token of the booker's link. */
export function bookingToken(key: string, { id, linkCounter }: LinkedBooking): string {
  return hash(key, ['booking', id, String(linkCounter)])
}

export function isBookingToken(key: string, booking: LinkedBooking, token: string): boolean {
  return isSame(token, bookingToken(key, booking))
}

/**
 * The token of the link in the answer to a booking, for the browser that booked. Nobody has proved there that the
 * booker's mailbox is theirs, so it opens less than the booker's link, and for a day.
 *
 * @param booking by default as it is stored first: an answer that is repeated does not undo a revocation
 */
export function receiptToken(
  key: string,
  { id, linkCounter = 0 }: Pick<LinkedBooking, 'id'> & Partial<LinkedBooking>,
): string {
  return hash(key, ['receipt', id, String(linkCounter)])
}

export function isReceiptToken(key: string, booking: LinkedBooking, token: string): boolean {
  return isSame(token, receiptToken(key, booking))
}

/** The token by which the holder of a new contact address confirms it. Another new address makes it invalid. */
export function newContactToken(key: string, booking: LinkedBooking, newEmail: string): string {
  return hash(key, ['contact', booking.id, String(booking.linkCounter), newEmail.toLowerCase()])
}

export function isNewContactToken(
  key: string,
  { booking, newEmail, token }: { booking: LinkedBooking; newEmail: string; token: string },
): boolean {
  return isSame(token, newContactToken(key, booking, newEmail))
}

/** The token of the link of a seat. It contains the holder's address: once another person has the seat, it is invalid. */
export function seatToken(key: string, seat: { id: string; email: string }): string {
  return hash(key, ['seat', seat.id, seat.email.toLowerCase()])
}

export function isSeatToken(
  key: string,
  seat: { id: string; email: string },
  token: string,
): boolean {
  return isSame(token, seatToken(key, seat))
}

function hash(key: string, parts: readonly string[]): string {
  const hmac = createHmac('sha256', key).update(JSON.stringify(parts))
  return hmac.digest().subarray(0, HASH_BYTES).toString('base64url')
}

/** Compares without telling by its duration how much is right. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
