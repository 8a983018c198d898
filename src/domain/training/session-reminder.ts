const HOUR_MS = 3_600_000

/** Which reminder of a session: one day before it begins, or one hour. */
export type ReminderKind = 'day' | 'hour'

/** From when a reminder is due, and from when it is too late for it, in hours before the session begins. */
const DUE: Readonly<Record<ReminderKind, { from: number; until: number }>> = {
  day: { from: 24, until: 2 },
  hour: { from: 1, until: 0 },
}

/** The longest before its session that a reminder is due, in milliseconds. */
export const FIRST_REMINDER_MS = DUE.day.from * HOUR_MS

/**
 * The reminder that is due at this moment; null where it is too early or too late for any. One that could not be sent
 * in time is made up for: that of the day until two hours before the session, that of the hour until it begins. Hours
 * are those that pass, also in a night in which the clocks change.
 */
export function dueReminder(startsAt: Date, now: Date): ReminderKind | null {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS
  for (const kind of ['day', 'hour'] as const) {
    if (hoursLeft <= DUE[kind].from && hoursLeft > DUE[kind].until) return kind
  }
  return null
}

/**
 * True when somebody who holds a seat wants that reminder. Whoever was told of the session less than a day before it
 * needs no word of it a day before.
 *
 * @param informedAt when they were told last; null where nobody knows, because they were told in another way
 */
export function wantsReminder(
  kind: ReminderKind,
  startsAt: Date,
  informedAt: Date | null,
): boolean {
  if (kind === 'hour' || informedAt === null) return true
  return startsAt.getTime() - informedAt.getTime() >= FIRST_REMINDER_MS
}

const LINK_NEEDED_HOURS = 48

/** From so long before its session staff are told that a training has no meeting link, in milliseconds. */
export const LINK_NEEDED_MS = LINK_NEEDED_HOURS * HOUR_MS
