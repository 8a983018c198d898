import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/**
 * The simplest load balancer: each request goes to the next process, a process that refuses the connection is skipped,
 * and the client's address is added as proxies do.
 *
 * @returns its address; it ends with the test
 */
export async function startRoundRobin(addresses: readonly string[]): Promise<string> {
  let turn = 0
  const server = createServer(async (incoming, answer) => {
    turn += 1
    const first = turn
    const inTurn = addresses.map((_, index) => addresses[(first + index) % addresses.length] ?? '')
    // Buffered, so that the next process can get it if the first refuses the connection.
    const body = await buffer(incoming)
    pass({ incoming, body }, answer, inTurn)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface WholeRequest {
  incoming: IncomingMessage
  body: Buffer
}

function pass(whole: WholeRequest, answer: ServerResponse, addresses: readonly string[]) {
  const { incoming, body } = whole
  const [address, ...others] = addresses
  if (!address) {
    answer.writeHead(502).end()
    return
  }
  const outgoing = request(new URL(incoming.url ?? '/', address), {
    method: incoming.method,
    headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
    agent: false,
  })
  outgoing.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
    response.on('error', () => answer.destroy())
  })
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // Nothing was sent yet, so another process may get it. A process that died later may have executed the request.
    if (error.code === 'ECONNREFUSED') pass(whole, answer, others)
    else if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  outgoing.end(body)
}
