import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of a connection may wait for their answers, the one that is being answered among them. */
export const UNANSWERED_MAX = 8
/** A connection that sends this many requests more is no client that pipelines, and is closed at once. */
const DROPPED_MAX = 64

interface Connection {
  /** What waits until the request before it is answered. */
  waiting: (() => void)[]
  /** How many requests are not answered yet. */
  unanswered: number
  /** The response of the last request that will be answered. */
  last: ServerResponse | undefined
  dropped: number
}

/**
 * Works on the requests of a connection one after another: the next begins when the answer before it has left, after
 * everything else that is ready by then. Node.js itself hands over all requests that a client has sent without waiting
 * for answers (HTTP pipelining), and keeps the answers until the client reads them: 96 kB of requests would stop
 * everybody for seconds.
 *
 * Of more than {@link UNANSWERED_MAX} the first are answered, then the connection ends, as RFC 9112 (9.3.2) allows; the
 * client sends the others again.
 */
export function inTurns(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const connections = new WeakMap<Socket, Connection>()

  function newConnection(socket: Socket): Connection {
    const connection = { waiting: [], unanswered: 0, last: undefined, dropped: 0 }
    connections.set(socket, connection)
    return connection
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return
    response.on('close', () => {
      connection.unanswered -= 1
      const next = connection.waiting.shift()
      if (next) setImmediate(next)
    })
    answer(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const connection = connections.get(socket) ?? newConnection(socket)
    if (connection.dropped > 0 || connection.unanswered === UNANSWERED_MAX) {
      connection.dropped += 1
      if (connection.last) connection.last.shouldKeepAlive = false
      if (connection.dropped > DROPPED_MAX) socket.destroy()
      return
    }
    connection.last = response
    connection.unanswered += 1
    if (connection.unanswered === 1) begin(connection, request, response)
    else connection.waiting.push(() => begin(connection, request, response))
  }
}
