/** The only place that reads the system time. All other code receives a clock, a day or an instant. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/**
 * The system clock minus this process's monotonic clock, in milliseconds. The difference is constant unless the system
 * clock is changed or the machine is suspended.
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
