import { useEffect } from 'react'

/**
 * Keeps the screen on while `isWanted`, where the browser can and allows it. The browser releases the lock whenever the
 * page goes out of view, so it is requested again. The clock is right without it.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Undefined in older browsers and on pages without HTTPS, although the types say otherwise.
    const wakeLock: WakeLock | undefined = navigator.wakeLock
    if (!isWanted || !wakeLock) return
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await wakeLock.request('screen')
        if (isOver) await granted.release()
        else lock = granted
      } catch {
        // Refused for now, perhaps to save power.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
