/**
 * Lets what keeps the process busy for milliseconds begin one at a time, first come, first served. Between two of them
 * everything else has its turn: new connections, of which Node takes one at a time, kept pages, answers of the database.
 * Otherwise a crowd that is there would be served over and over before those behind it are let in.
 *
 * @returns resolves when the caller may begin
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
