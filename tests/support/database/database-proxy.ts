import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { targetOf } from './database-gate.ts'

interface Listener {
  /** @param connection its number, from 1 */
  onSent?(connection: number, data: Buffer): void
  onAnswer?(connection: number, data: Buffer): void
}

/** Starts a proxy to the database that passes all traffic to a listener. Returns its address. */
export async function startDatabaseProxy(databaseUrl: string, listener: Listener): Promise<string> {
  let connections = 0
  const server = createServer({ noDelay: true }, (client) => {
    connections += 1
    const connection = connections
    const database = connect(targetOf(databaseUrl))
    client.on('data', (data) => {
      listener.onSent?.(connection, data)
      database.write(data)
    })
    database.on('data', (data) => {
      listener.onAnswer?.(connection, data)
      client.write(data)
    })
    const cut = () => {
      client.destroy()
      database.destroy()
    }
    for (const end of [client, database]) end.on('close', cut).on('error', cut)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = new URL(databaseUrl)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return url.href
}
