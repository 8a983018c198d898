import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Makes a server listen on a free port of 127.0.0.1 until the test ends. */
export async function listenLocally(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Many of these tests disconnect in the middle of an answer.
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
    /** Waits until all connections are closed; never resolves where one stays open. */
    async everyConnectionEnds() {
      const closed = (socket: Socket) =>
        new Promise<void>((resolve) => socket.once('close', () => resolve()))
      await Promise.all([...sockets].map(closed))
    },
  }
}
