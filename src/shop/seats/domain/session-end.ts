/**
 * True from the end of a session. A session whose end could not be read never ends, so that its mails are sent until
 * staff give it a date. The specification does not cover this.
 */
export function hasEnded(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() <= now.getTime()
}
