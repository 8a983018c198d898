import type { SeveralResult } from './several-results.ts'

/**
 * The result of the last change of several registrations. Outside of React, so that it is still there when a link in it
 * was followed and the list is opened again.
 */
function createResultStore() {
  let current: SeveralResult | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    show(result: SeveralResult | null) {
      current = result
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const severalResult = createResultStore()
