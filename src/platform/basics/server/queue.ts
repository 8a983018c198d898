/**
 * Queues tasks that block the process for milliseconds, so that they begin one at a time, first come, first served.
 * Between two of them the event loop handles everything else: new connections (Node.js accepts one at a time), cached
 * pages, answers of the database. Without the queue, clients that are already connected would be served repeatedly
 * before new connections are accepted.
 *
 * @returns a function that resolves when its caller may begin
 */
export function createQueue(): () => Promise<void> {
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
