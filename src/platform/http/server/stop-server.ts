import type { RequestListener, Server } from 'node:http'

/**
 * How long running answers may take when the server stops. Longer ones, such as a stream of a minute, are cut off,
 * because the rest of the product has to stop too.
 */
const FINISH_WITHIN_MS = 5_000

/**
 * Prepares a server for a graceful stop: running answers are finished, no new connections are accepted, and idle ones
 * are closed. Node.js's own `close` would wait for connections that have not sent a request yet.
 *
 * @returns the listener, which counts what is being answered, and a function that stops the server; it resolves when
 * the last answer is sent
 */
export function stoppable(
  server: Server,
  answer: RequestListener,
  finishWithinMs = FINISH_WITHIN_MS,
): { listener: RequestListener; stop: () => Promise<void> } {
  let answering = 0
  let stopping = false
  const listener: RequestListener = (request, response) => {
    answering += 1
    if (stopping) response.shouldKeepAlive = false
    response.on('close', () => {
      answering -= 1
      if (stopping && answering === 0) server.closeAllConnections()
    })
    answer(request, response)
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      stopping = true
      server.close(() => resolve())
      if (answering === 0) server.closeAllConnections()
      else setTimeout(() => server.closeAllConnections(), finishWithinMs).unref()
    })
  return { listener, stop }
}
