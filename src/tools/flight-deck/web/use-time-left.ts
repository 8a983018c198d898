import { useEffect, useState } from 'react'
import { type StepTimer, timeLeft } from '../domain/step-timer.ts'

/** Short enough for the seconds to change evenly. */
const TICK_MS = 200

/**
 * The milliseconds that are left, told anew while the time runs.
 *
 * @param offset what the clock of the timer is ahead of this one, in milliseconds
 */
export function useTimeLeft(timer: StepTimer, offset = 0): number {
  const [now, setNow] = useState(() => Date.now())
  const isRunning = 'endsAt' in timer
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(Date.now())
    look()
    const ticking = setInterval(look, TICK_MS)
    // A background tab ticks rarely, so the time is told as soon as the tab is shown.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])
  return timeLeft(timer, new Date(now + offset))
}
