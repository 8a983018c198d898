import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Delays background work, such as sending mails, while requests that visitors wait for, such as bookings, are running.
 */
export interface LoadGate {
  /** Runs the work, and counts as load until it ends. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * Resolves when no counted work is running, or after that many milliseconds: load delays work, but never prevents it.
   */
  over(longestMs: number): Promise<void>
  /**
   * Waits for that many milliseconds if counted work is running or was running within them, and not at all otherwise.
   * Long work that rests after each portion leaves most of the time to visitors.
   */
  rest(ms: number): Promise<void>
}

/** Creates the counter of running requests. It counts only within this process. */
export function createLoadGate(): LoadGate {
  const changes = new EventEmitter()
  let underWay = 0
  let lastEnd = Number.NEGATIVE_INFINITY
  return {
    async during(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        lastEnd = performance.now()
        if (underWay === 0) changes.emit('over')
      }
    },
    async over(longestMs) {
      if (underWay === 0) return
      const signal = AbortSignal.timeout(longestMs)
      await once(changes, 'over', { signal }).catch((reason: unknown) => {
        if (!signal.aborted) throw reason
      })
    },
    async rest(ms) {
      if (underWay > 0 || performance.now() - lastEnd < ms) await pause(ms)
    },
  }
}
