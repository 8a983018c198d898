import type { Server } from 'node:http'

/**
 * How long running answers may take when the server stops. Longer ones, such as a stream of a minute, are cut off,
 * because the rest of the product has to stop too.
 */
const FINISH_WITHIN_MS = 5_000

/**
 * Prepares a server for a graceful stop: running answers are finished, no new connections are accepted, and idle ones
 * are closed. Node.js's own `close` would wait for connections that have not sent a request yet.
 *
 * @returns a function that stops the server; it resolves when the last answer is sent
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
