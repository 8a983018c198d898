import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be closed, as networks and servers are. */
export interface DatabaseGate {
  /** The database's address by this way. */
  url: string
  /** Cuts all connections; new ones are refused. */
  shut(): Promise<void>
  /** Lets nothing through and ends nothing: a server that hangs, or a network that swallows. */
  hang(): void
  open(): Promise<void>
  /** Lets the next commit through and cuts its connection before the answer. Resolves when that has happened. */
  cutAtCommit(): Promise<void>
  /** Lets no answer through to the next worker that begins to listen for jobs. */
  silenceListener(): {
    /** Resolves when it has asked to listen. */
    asked: Promise<void>
    /** Resolves when it has asked to listen no more. */
    left: Promise<void>
  }
}

/** Opens such a way, on a port of this machine. Returns it, and how to end it. */
export async function openDatabaseGate(
  databaseUrl: string,
): Promise<{ gate: DatabaseGate; stop: () => Promise<void> }> {
  const target = targetOf(databaseUrl)
  const lines = new Set<Socket[]>()
  let isHanging = false
  let onCommit: (() => void) | null = null
  let listener: { asked: () => void; left: () => void } | null = null

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
      if (!listener || !data.includes('LISTEN "jobs:insert"')) return
      database.pause()
      if (data.includes('UNLISTEN')) listener.left()
      else listener.asked()
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
    silenceListener() {
      const asked = Promise.withResolvers<void>()
      const left = Promise.withResolvers<void>()
      listener = { asked: asked.resolve, left: left.resolve }
      return { asked: asked.promise, left: left.promise }
    },
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
