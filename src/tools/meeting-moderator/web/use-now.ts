import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * The current instant in milliseconds, updated every second. It always reads the clock, so a suspended tab shows the
 * right time when it resumes.
 *
 * @param phase an instant at which a displayed second begins, so that every second is shown equally long
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
