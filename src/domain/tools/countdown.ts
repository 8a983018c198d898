/**
 * A countdown that keeps right without anybody counting: while it runs it knows when it ends by the wall clock, so
 * neither a throttled tab nor a reload makes it late. All in milliseconds; moments since 1970.
 */
export type Countdown =
  | { readonly state: 'waiting'; readonly leftMs: number }
  | { readonly state: 'running'; readonly endsAt: number }

/** A countdown that has not begun. */
export function newCountdown(lengthMs: number): Countdown {
  return { state: 'waiting', leftMs: lengthMs }
}

/** What is left of it: nothing once it is over, and never more than its length, even if the clock was set back. */
export function leftOf(countdown: Countdown, now: number, lengthMs: number): number {
  const left = countdown.state === 'running' ? countdown.endsAt - now : countdown.leftMs
  return Math.min(lengthMs, Math.max(0, left))
}

/** Begins it, or goes on with it. One that is over begins anew. */
export function startCountdown(countdown: Countdown, now: number, lengthMs: number): Countdown {
  const left = leftOf(countdown, now, lengthMs)
  return { state: 'running', endsAt: now + (left > 0 ? left : lengthMs) }
}

/** Holds it where it is. */
export function pauseCountdown(countdown: Countdown, now: number, lengthMs: number): Countdown {
  return { state: 'waiting', leftMs: leftOf(countdown, now, lengthMs) }
}

/** Minutes and seconds, such as "7:05". A second that has begun counts whole, so that "0:00" means over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
