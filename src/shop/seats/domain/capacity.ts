/** The shop shows the number of seats left when it is this or less. */
export const LOW_SEATS = 5

/** A date that has fewer free seats than requested. */
export type FullDate = { dateId: string; requested: number; left: number }

/**
 * How many seats are free. Never negative: staff may lower the capacity below what is already sold.
 * Each attendee holds one seat (specification, section 9: at most 20 participants per session).
 */
export function seatsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}

/**
 * The dates with too few seats for a booking, in the requested order; empty when all have enough. A date without an
 * entry in `leftOf` has no seats. Seats belong to a date, never to a price phase (specification, section 9:
 * participants per session).
 * @param requested one date's id for each attendee, with repetitions
 * @param leftOf how many seats of each date may be taken
 */
export function findFullDates(
  requested: readonly string[],
  leftOf: ReadonlyMap<string, number>,
): FullDate[] {
  const wanted = new Map<string, number>()
  for (const dateId of requested) wanted.set(dateId, (wanted.get(dateId) ?? 0) + 1)

  const full: FullDate[] = []
  for (const [dateId, count] of wanted) {
    const left = leftOf.get(dateId) ?? 0
    if (count > left) full.push({ dateId, requested: count, left })
  }
  return full
}

/**
 * True from the start of a date, when it can no longer be booked. A date whose start could not be read never begins: it
 * stays on sale until staff give it one. The specification does not cover this.
 */
export function hasBegun(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() <= now.getTime()
}

/**
 * The shop's note about free seats: null above {@link LOW_SEATS}, "Noch 3 Plätze" from there downwards, "Ausgebucht" at
 * 0. The specification sets the limit of seats (section 9) but not how it is shown.
 */
export function seatsNote(left: number): string | null {
  if (left > LOW_SEATS) return null
  if (left <= 0) return 'Ausgebucht'
  return left === 1 ? 'Noch 1 Platz' : `Noch ${left} Plätze`
}
