import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * The instant, in milliseconds, again with every second. Nothing is counted: a tab that was asleep reads the clock when
 * it wakes.
 *
 * @param phase an instant at which a second of what is shown begins, so that no second is shown too long or left out
 */
export function useNow(phase: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const instant = Date.now()
      setNow(instant)
      const sinceTick = (((instant - phase) % SECOND_MS) + SECOND_MS) % SECOND_MS
      timer = setTimeout(look, SECOND_MS - sinceTick)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [phase])
  return now
}
