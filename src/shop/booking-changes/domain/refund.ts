/** Longest reason of a refund. */
export const REFUND_REASON_MAX_LENGTH = 300

interface CancelledSeats {
  /** What the booking costs, in cents. */
  price: number
  /** All seats of the booking, cancelled or not. */
  seats: number
  /** The cancelled ones of which nobody has decided yet whether money comes back. */
  openSeats: number
  /** What came back already, in cents. */
  refunded: number
}

/**
 * What may come back for cancelled seats, in cents: their share of the price, and never more than what is left of it. A
 * package has one price, so each seat has the same share.
 */
export function amountInQuestion({ price, seats, openSeats, refunded }: CancelledSeats): number {
  if (seats === 0) return 0
  const share = Math.round((price * openSeats) / seats)
  return Math.max(0, Math.min(share, price - refunded))
}
