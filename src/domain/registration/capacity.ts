/** From this many seats downwards the shop tells how many are left. */
export const LOW_SEATS = 5

/** A training's seats: how many there are, and how many the attendees of registrations in force hold. */
export type Availability = { capacity: number; taken: number }

/** A training that cannot take as many attendees as asked for. */
export type FullTraining = { trainingId: string; requested: number; left: number }

/**
 * How many seats are free. Never negative: staff may lower the capacity below what is already sold.
 * Each attendee holds one seat (specification, section 9: at most 20 participants per session).
 */
export function seatsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}

/**
 * The trainings that have too few seats for a booking, in the order they were asked for; empty when it fits.
 * A training without an entry in `availability` has no seats to sell. Seats belong to a training, never to a price
 * phase (specification, section 9: participants per session).
 * @param requested one training id for each attendee, so a training counts as often as it is named
 */
export function findFullTrainings(
  requested: readonly string[],
  availability: ReadonlyMap<string, Availability>,
): FullTraining[] {
  const wanted = new Map<string, number>()
  for (const trainingId of requested) wanted.set(trainingId, (wanted.get(trainingId) ?? 0) + 1)

  const full: FullTraining[] = []
  for (const [trainingId, count] of wanted) {
    const seats = availability.get(trainingId)
    const left = seats ? seatsLeft(seats.capacity, seats.taken) : 0
    if (count > left) full.push({ trainingId, requested: count, left })
  }
  return full
}

/**
 * True from the moment a training starts, when it cannot be booked any more. One whose start could not be understood
 * never begins, so it stays on sale until staff give it a date. The specification leaves this open.
 */
export function hasBegun(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && startsAt.getTime() <= now.getTime()
}

/**
 * What the shop says about the seats left: nothing while there are plenty, "Noch 3 Plätze" from {@link LOW_SEATS}
 * downwards, "Ausgebucht" at 0. The specification names the limit of seats (section 9) but not how it is shown.
 */
export function seatsNote(left: number): string | null {
  if (left > LOW_SEATS) return null
  if (left <= 0) return 'Ausgebucht'
  return left === 1 ? 'Noch 1 Platz' : `Noch ${left} Plätze`
}
