import { useEffect, useState } from 'react'

/**
 * Whether the screen stays on: `held`; `missing` where the browser has no support; `refused` by the browser for now.
 */
export type WakeLockState = 'held' | 'missing' | 'refused'

/**
 * Keeps the screen on while `isWanted`. The browser releases the lock whenever the page goes out of view, so it is
 * requested again.
 */
export function useWakeLock(isWanted: boolean): WakeLockState | null {
  const [state, setState] = useState<WakeLockState | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // Undefined in older browsers and on pages without HTTPS, although the types say otherwise.
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
