const HOUR_MS = 3_600_000

/** A reminder one day or one hour before the session. */
export type ReminderKind = 'day' | 'hour'

/** When a reminder is due: from and until how many hours before the session begins. */
const DUE: Readonly<Record<ReminderKind, { from: number; until: number }>> = {
  day: { from: 24, until: 2 },
  hour: { from: 1, until: 0 },
}

/** How long before its session the first reminder is due, in milliseconds. */
export const FIRST_REMINDER_MS = DUE.day.from * HOUR_MS

/**
 * The reminder that is due now; null where none is. A delayed one may still be sent: that of the day until two hours
 * before the session, that of the hour until it begins. Hours are elapsed hours, also when the clocks change.
 */
export function dueReminder(startsAt: Date, now: Date): ReminderKind | null {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS
  for (const kind of ['day', 'hour'] as const) {
    if (hoursLeft <= DUE[kind].from && hoursLeft > DUE[kind].until) return kind
  }
  return null
}

/**
 * True when an attendee should get that reminder. The reminder of the day is left out where the attendee was informed
 * of the session less than a day before it.
 *
 * @param informedAt when they were informed last
 */
export function wantsReminder(kind: ReminderKind, startsAt: Date, informedAt: Date): boolean {
  if (kind === 'hour') return true
  return startsAt.getTime() - informedAt.getTime() >= FIRST_REMINDER_MS
}

const LINK_NEEDED_HOURS = 48

/** How long before a session staff are notified that it has no meeting link, in milliseconds. */
export const LINK_NEEDED_MS = LINK_NEEDED_HOURS * HOUR_MS
