import { useEffect, useState } from 'react'

/** Whether the screen stays on: it does, the browser cannot, or it will not at the moment. */
export type WakeLockState = 'held' | 'missing' | 'refused'

/** Keeps the screen on while `isWanted`. The browser lets go whenever the page is out of sight, so it is asked again. */
export function useWakeLock(isWanted: boolean): WakeLockState | null {
  const [state, setState] = useState<WakeLockState | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // Missing in older browsers and on pages without HTTPS, whatever the types say.
    const wakeLock: WakeLock | undefined = navigator.wakeLock
    if (!wakeLock) {
      setState('missing')
      return
    }
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await wakeLock.request('screen')
        if (isOver) await granted.release()
        else {
          lock = granted
          setState('held')
        }
      } catch {
        if (!isOver) setState('refused')
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
      setState(null)
    }
  }, [isWanted])
  return state
}
