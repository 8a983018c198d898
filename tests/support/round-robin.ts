import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/**
 * The plainest load balancer: each request goes to the next process, one that takes no connection is passed over, and
 * who asked is written down as proxies do.
 *
 * @returns its address; it is there until the test ends
 */
export async function startRoundRobin(addresses: readonly string[]): Promise<string> {
  let turn = 0
  const server = createServer(async (incoming, answer) => {
    turn += 1
    const first = turn
    const inTurn = addresses.map((_, index) => addresses[(first + index) % addresses.length] ?? '')
    // Whole, so that the next process can have it where the first takes no connection.
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
    // Nothing has been sent yet, so another may have it; what a dying process had may be done already.
    if (error.code === 'ECONNREFUSED') pass(whole, answer, others)
    else if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  outgoing.end(body)
}
