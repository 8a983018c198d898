/** How many days after the last session the links in mails open a booking or a seat. */
export const LINK_DAYS = 30

const DAY_MS = 86_400_000

interface LinkedDate {
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * The instant after which the link of a booking, or of a seat, opens nothing: {@link LINK_DAYS} days after the end of
 * its last session.
 *
 * @param dates of all its seats, also of cancelled ones
 * @returns null where a session's instants are unknown, so that the end is not known either
 */
export function linkEnd(dates: readonly LinkedDate[]): Date | null {
  const ends = dates.map(({ startsAt, endsAt }) => endsAt ?? startsAt)
  if (ends.length === 0 || ends.includes(null)) return null
  const last = Math.max(...ends.map((end) => end?.getTime() ?? 0))
  return new Date(last + LINK_DAYS * DAY_MS)
}

/** The instant after which the link of the browser that booked opens nothing: a day after the booking. */
export function receiptLinkEnd({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + DAY_MS)
}

/** Whether the link has ended. One without a known end has not. */
export function hasLinkEnded(dates: readonly LinkedDate[], now: Date): boolean {
  const end = linkEnd(dates)
  return end !== null && end.getTime() <= now.getTime()
}
