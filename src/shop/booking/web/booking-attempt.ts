/** A request that was sent, and its idempotency key. */
export interface BookingAttempt {
  key: string
  body: string
}

/**
 * The attempt to send a request. The same body reuses the previous attempt, so that the server recognises a repetition
 * whose first answer was lost; another body gets a key of its own.
 */
export function attemptFor(
  booking: object,
  previous: BookingAttempt | null,
  newKey: () => string,
): BookingAttempt {
  const body = JSON.stringify(booking)
  return previous?.body === body ? previous : { key: newKey(), body }
}
