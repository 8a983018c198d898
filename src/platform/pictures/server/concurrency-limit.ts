/**
 * Limits how many tasks run at once; the others wait in a queue, first come, first served.
 *
 * @returns a function that runs a task when there is room, and returns its result
 */
export function createConcurrencyLimit(places: number) {
  let free = places
  const waiting: (() => void)[] = []

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place passes directly to the next waiting task, so no other can take it.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
