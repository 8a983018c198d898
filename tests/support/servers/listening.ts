import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'

/** Serves the product on a port of this machine until the test ends, for clients that break off or send too much. */
export async function listening(fetch: Parameters<typeof getRequestListener>[0]) {
  const server = createServer(getRequestListener(fetch)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
