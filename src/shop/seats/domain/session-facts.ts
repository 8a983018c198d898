/** Seats of a session, unless staff set another number (specification, section 9). */
export const DEFAULT_CAPACITY = 20
/** The length of every training in minutes (specification, section 9). */
export const TRAINING_MINUTES = 90

const MINUTE_MS = 60_000

/** How many minutes a session takes; null where its instants are unknown. Both are instants as in JSON. */
export function sessionMinutes({
  startsAt,
  endsAt,
}: {
  startsAt: string | null
  endsAt: string | null
}): number | null {
  if (startsAt === null || endsAt === null) return null
  return minutesBetween(new Date(startsAt), new Date(endsAt))
}

/** "90 Minuten", or "90 oder 150 Minuten": how long the dates of a training take; without any, what every training does. */
export function durationText(
  dates: readonly { startsAt: string | null; endsAt: string | null }[],
): string {
  const known = new Set(dates.flatMap((date) => sessionMinutes(date) ?? []))
  const minutes = known.size > 0 ? [...known].toSorted((a, b) => a - b) : [TRAINING_MINUTES]
  return `${minutes.join(' oder ')} Minuten`
}

/** How many minutes lie between two instants, rounded. */
export function minutesBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / MINUTE_MS)
}
