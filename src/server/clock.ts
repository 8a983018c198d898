/** The only place that reads the time; everything else is given a clock, a day or an instant. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * By how much the system's clock is ahead of this process's own measure of time, in milliseconds. The difference stays
 * the same until somebody changes the clock, or the machine sleeps.
 */
export function systemClockOffset(): number {
  return Date.now() - performance.now()
}

/** A clock for tests that shows the given instant until it is set to another. */
export function fixedClock(instant: string | Date): Clock & { set(instant: string | Date): void } {
  let current = new Date(instant)
  return {
    now: () => new Date(current),
    set(next) {
      current = new Date(next)
    },
  }
}
