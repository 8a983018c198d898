import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Lets a server listen on a free port of 127.0.0.1 until the test ends. */
export async function listenLocally(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Clients that go away in the middle of an answer are what many of these tests are about.
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Waits until no client holds a connection any more; a test in which one does never ends. */
    async everyConnectionEnds() {
      const closed = (socket: Socket) =>
        new Promise<void>((resolve) => socket.once('close', () => resolve()))
      await Promise.all([...sockets].map(closed))
    },
  }
}
