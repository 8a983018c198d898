import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to the database that can simulate failures of server and network. */
export interface DatabaseGate {
  /** The database's address through the proxy. */
  url: string
  /** Closes all connections; new ones are refused. */
  shut(): Promise<void>
  /** Forwards nothing and closes nothing, like a server that hangs or a network that drops packets. */
  hang(): void
  open(): Promise<void>
  /** Forwards the next commit and closes its connection before the answer. Resolves when that has happened. */
  cutAtCommit(): Promise<void>
  /** Forwards no answers to the next worker that starts to LISTEN for jobs. Resolves when it has sent LISTEN. */
  silenceListener(): Promise<void>
}

/** Starts the proxy on a port of this machine. Returns it, and a function that stops it. */
export async function openDatabaseGate(
  databaseUrl: string,
): Promise<{ gate: DatabaseGate; stop: () => Promise<void> }> {
  const target = targetOf(databaseUrl)
  const lines = new Set<Socket[]>()
  let isHanging = false
  let onCommit: (() => void) | null = null
  let onListen: (() => void) | null = null

  const server = createServer({ noDelay: true }, (client) => {
    const database = connect(target)
    const line = [client, database]
    const cut = () => {
      for (const end of line) end.destroy()
      lines.delete(line)
    }
    lines.add(line)
    let isLast = false
    for (const end of line) end.on('close', cut).on('error', cut)
    client.on('data', (data) => {
      if (onCommit && data.includes('commit\0')) isLast = true
      database.write(data)
      if (!onListen || !data.includes('LISTEN "jobs:insert"')) return
      database.pause()
      onListen()
    })
    database.on('data', (data) => {
      if (!isLast || !data.includes('COMMIT\0')) return void client.write(data)
      cut()
      onCommit?.()
      onCommit = null
    })
    if (isHanging) for (const end of line) end.pause()
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const line of [...lines]) for (const end of line) end.destroy()
    await closed
  }

  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const gate: DatabaseGate = {
    url: url.href,
    shut,
    hang() {
      isHanging = true
      for (const line of lines) for (const end of line) end.pause()
    },
    async open() {
      isHanging = false
      for (const line of lines) for (const end of line) end.resume()
      if (!server.listening) await listen(port)
    },
    cutAtCommit: () =>
      new Promise((resolve) => {
        onCommit = resolve
      }),
    silenceListener: () =>
      new Promise((resolve) => {
        onListen = resolve
      }),
  }
  return { gate, stop: shut }
}

export function targetOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port) }
}
