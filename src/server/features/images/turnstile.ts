/**
 * Lets only so many pieces of work run at once; the others wait for their turn, first come, first served.
 *
 * @returns does the work when its turn comes, and answers with its outcome
 */
export function createTurnstile(places: number) {
  let free = places
  const waiting: (() => void)[] = []

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes on to the next one who waits, and nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
