/** The time of one step: it runs until an instant (ISO 8601), or stands with what is left in milliseconds. */
export type StepTimer =
  | { readonly endsAt: string }
  | {
      readonly restMs: number
      /** Whether somebody stopped it. It does not go on when its step is opened again. */
      readonly isPaused: boolean
    }

/** The milliseconds that are left; 0 where the time is over. */
export function timeLeft(timer: StepTimer, now: Date): number {
  return 'endsAt' in timer ? Math.max(0, Date.parse(timer.endsAt) - now.getTime()) : timer.restMs
}

/** The timer as it runs from now on. One that runs already stays as it is. */
export function running(timer: StepTimer, now: Date): StepTimer {
  if ('endsAt' in timer) return timer
  return { endsAt: new Date(now.getTime() + timer.restMs).toISOString() }
}

/** The timer as it stands from now on: because somebody pauses it, or because its step is left. */
export function standing(timer: StepTimer, now: Date, isPaused: boolean): StepTimer {
  return 'endsAt' in timer ? { restMs: timeLeft(timer, now), isPaused } : timer
}

/** Whether somebody stopped the time: it does not go on by itself. */
export function isPaused(timer: StepTimer): boolean {
  return 'isPaused' in timer && timer.isPaused
}

/** Minutes and seconds, such as "7:05". Seconds are rounded up, so "0:00" means that the time is over. */
export function timeText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
