import type { BookedSeat, BookingView } from '#shop/booking-changes/domain/booking-view.ts'

/** The seats of a booking on one date. */
export interface BookedSession {
  /** Of the date: training, day, time, note, link. */
  of: BookedSeat
  seats: BookedSeat[]
}

/** The seats by date, the next one first. Dates without a known start, and those without a remaining seat, come last. */
export function bookedSessions(seats: readonly BookedSeat[]): BookedSession[] {
  const byDate = new Map<string, BookedSeat[]>()
  for (const seat of seats.toSorted((one, other) => one.position - other.position)) {
    byDate.set(seat.dateId, [...(byDate.get(seat.dateId) ?? []), seat])
  }
  return [...byDate.values()]
    .flatMap((ofDate) => (ofDate[0] ? [{ of: ofDate[0], seats: ofDate }] : []))
    .toSorted((one, other) => rank(one).localeCompare(rank(other)))
}

/** Whether the seat is still one: not cancelled, and its date takes place. */
export function isKept({ status, isDateCancelled }: BookedSeat): boolean {
  return status !== 'cancelled' && !isDateCancelled
}

/** What is owed in cents once these seats are cancelled free of charge. */
export function owedWithout(
  { owedCents }: Pick<BookingView, 'owedCents'>,
  seats: readonly BookedSeat[],
): number {
  return Math.max(0, owedCents - seats.reduce((sum, { shareCents }) => sum + shareCents, 0))
}

/** Orders as text: first those with remaining seats, then by start. */
function rank({ of, seats }: BookedSession): string {
  return `${seats.some(isKept) ? 0 : 1} ${of.startsAt ?? '9'}`
}
