import type { Server } from 'node:http'

/** An answer that takes longer, as a stream of a minute does, is cut off: the rest of the product has to stop too. */
const FINISH_WITHIN_MS = 5_000

/**
 * Prepares a server to be stopped as an operator expects: what is being answered is finished, nothing new is taken, and
 * connections that wait for nothing are ended. Node's own `close` waits for those that have not asked anything yet.
 *
 * @returns stops the server; it resolves when the last answer is out
 */
export function stoppable(server: Server, finishWithinMs = FINISH_WITHIN_MS): () => Promise<void> {
  let answering = 0
  let stopping = false
  server.on('request', (_request, response) => {
    answering += 1
    if (stopping) response.shouldKeepAlive = false
    response.once('close', () => {
      answering -= 1
      if (stopping && answering === 0) server.closeAllConnections()
    })
  })
  return () =>
    new Promise((resolve) => {
      stopping = true
      server.close(() => resolve())
      if (answering === 0) server.closeAllConnections()
      else setTimeout(() => server.closeAllConnections(), finishWithinMs).unref()
    })
}
