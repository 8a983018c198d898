/**
 * True from the moment a session ends. One whose end could not be understood never ends, so nothing about it is held
 * back until staff give it a date. The specification leaves this open.
 */
export function hasEnded(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() <= now.getTime()
}
