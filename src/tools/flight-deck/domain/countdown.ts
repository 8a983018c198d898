/**
 * A countdown. While it runs, it stores the instant at which it ends, so that neither a throttled tab nor a reload
 * makes it inaccurate. All values in milliseconds; instants since 1970.
 */
export type Countdown =
  | { readonly state: 'waiting'; readonly leftMs: number }
  | { readonly state: 'running'; readonly endsAt: number }

/** A countdown that has not started. */
export function newCountdown(lengthMs: number): Countdown {
  return { state: 'waiting', leftMs: lengthMs }
}

/** The milliseconds left: from 0 to the whole length, even if the clock was set back. */
export function remainingMs(countdown: Countdown, now: number, lengthMs: number): number {
  const left = countdown.state === 'running' ? countdown.endsAt - now : countdown.leftMs
  return Math.min(lengthMs, Math.max(0, left))
}

/** Starts or resumes the countdown. One that has ended starts again. */
export function startCountdown(countdown: Countdown, now: number, lengthMs: number): Countdown {
  const left = remainingMs(countdown, now, lengthMs)
  return { state: 'running', endsAt: now + (left > 0 ? left : lengthMs) }
}

/** Pauses the countdown. */
export function pauseCountdown(countdown: Countdown, now: number, lengthMs: number): Countdown {
  return { state: 'waiting', leftMs: remainingMs(countdown, now, lengthMs) }
}

/** Minutes and seconds, such as "7:05". Seconds are rounded up, so "0:00" means that it has ended. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
