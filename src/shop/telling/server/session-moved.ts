interface Session {
  date: string
  time: string
  /** A Date, or an ISO text. */
  startsAt: Date | string | null
  endsAt: Date | string | null
}

/**
 * Whether the session takes place at another time than before. Compares the instants, so that another spelling of the
 * same time does not count; where both are unknown, compares the texts.
 */
export function hasSessionMoved(before: Session, after: Session): boolean {
  if (before.startsAt === null && after.startsAt === null)
    return before.date !== after.date || before.time !== after.time
  return (
    timeOf(before.startsAt) !== timeOf(after.startsAt) ||
    timeOf(before.endsAt) !== timeOf(after.endsAt)
  )
}

function timeOf(instant: Date | string | null): number | null {
  return instant === null ? null : new Date(instant).getTime()
}
