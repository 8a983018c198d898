import { EventEmitter, once } from 'node:events'

/** Lets what can wait give way to visitors who are in the middle of something. */
export interface Rush {
  /** Counts as a part of it for as long as the work takes. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when nothing is under way, or after that many milliseconds: a rush delays, and keeps nothing undone. */
  over(longestMs: number): Promise<void>
}

export function createRush(): Rush {
  const changes = new EventEmitter()
  let underWay = 0
  return {
    async during(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
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
  }
}
