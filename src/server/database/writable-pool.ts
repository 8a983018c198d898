import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { findServer, ONLY_READS } from './await-server.ts'

/** PostgreSQL's code for a write on a server, or in a session, that only reads. */
const READ_ONLY = '25006'
/** A look for another server ends after this long, and the next begins so long after it began. */
const LOOK_FOR_MS = 3_000
const LOOK_EVERY_MS = 500

type OnConnected = Parameters<pg.Pool['connect']>[0]

/** The server at the other end only reads. */
export class ReadOnlyServer extends Error {
  code = READ_ONLY
  constructor() {
    super('The database server only reads')
  }
}

/**
 * A pool whose connections lead to the server that takes writes. Where one cannot be had, or leads to a server that only
 * reads, the other servers are asked. While none takes writes, one that reads is better than nothing: pages are shown.
 * The first write that it refuses breaks off all connections to servers that only read, and new ones are made.
 */
export class WritablePool extends pg.Pool {
  readonly #servers: readonly pg.ClientConfig[]
  readonly #log: Logger
  readonly #open = new Set<pg.Client>()
  #looking: Promise<void> | null = null

  /**
   * @param options as for `pg.Pool`, with the server that took writes a moment ago
   * @param servers what `pg` needs for each of the servers of which one takes writes
   */
  constructor(
    { onConnect, ...options }: pg.PoolConfig,
    servers: readonly pg.ClientConfig[],
    log: Logger,
  ) {
    super({
      ...options,
      onConnect: async (client) => {
        await onConnect?.(client)
        await this.#keepWritable(client as pg.Client)
      },
    })
    this.#servers = servers
    this.#log = log
  }

  /**
   * As in `pg.Pool`, but what gives the connection back may be called twice: graphile-worker 0.18 does that where LISTEN
   * fails while it stops, and the second call would be an unhandled rejection, the end of the whole process.
   */
  override connect(): Promise<pg.PoolClient>
  override connect(onConnected: OnConnected): void
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connected = this.#withServers(() => super.connect())
    if (!onConnected) return connected
    connected.then(
      (client) => onConnected(undefined, client, onlyOnce(client.release)),
      (error: Error) => onConnected(error, undefined, () => undefined),
    )
    return undefined
  }

  /** A connection beside those of the pool, for who keeps it. */
  connectBeside(): Promise<pg.Client> {
    return this.#withServers(async () => {
      const client = new pg.Client(this.options)
      client.on('error', (err) => this.#log.warn({ err }, 'a database connection was lost'))
      try {
        await client.connect()
        await this.#keepWritable(client)
        return client
      } catch (error) {
        await client.end()
        throw error
      }
    })
  }

  /** Tries again where another server than the one that was tried takes writes now. */
  async #withServers<T>(connect: () => Promise<T>): Promise<T> {
    const tried = this.options.connectionString
    try {
      return await connect()
    } catch (error) {
      await this.#lookForWritable()
      if (this.options.connectionString === tried) throw error
      return connect()
    }
  }

  /** Finds the server that takes writes, if there is one. All who ask within a moment share the answer. */
  #lookForWritable(): Promise<void> {
    if (this.#servers.length < 2 || this.ending) return Promise.resolve()
    if (this.#looking) return this.#looking
    const late = pause(LOOK_FOR_MS, undefined, { ref: false })
    const look = Promise.race([findServer(this.#servers), late]).then(
      (found) => this.#moveTo(found?.connectionString),
      // None takes writes at this moment.
      () => undefined,
    )
    this.#looking = look
    void Promise.all([look, pause(LOOK_EVERY_MS, undefined, { ref: false })]).then(() => {
      this.#looking = null
    })
    return look
  }

  #moveTo(connectionString: string | undefined): void {
    if (!connectionString || connectionString === this.options.connectionString) return
    this.options.connectionString = connectionString
    this.#log.warn('another of the database servers takes writes now')
  }

  /** @throws ReadOnlyServer where another server takes writes */
  async #keepWritable(client: pg.Client): Promise<void> {
    const tried = this.options.connectionString
    if (await onlyReads(client)) await this.#lookForWritable()
    if (this.options.connectionString !== tried) throw new ReadOnlyServer()
    this.#open.add(client)
    client.once('end', () => this.#open.delete(client))
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== READ_ONLY) return
      breakOff(client)
      for (const other of this.#open) {
        // One that cannot be asked is lost already, or in a transaction that has failed and says so.
        onlyReads(other).then(
          (yes) => yes && breakOff(other),
          () => undefined,
        )
      }
    })
  }
}

async function onlyReads(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(`select ${ONLY_READS} as yes`)
  return rows[0]?.yes ?? true
}

/** Who uses the connection hears of it as of one that was lost. */
function breakOff(client: pg.Client): void {
  const socket = client.connection.stream as Socket
  socket.destroy(new ReadOnlyServer())
}

function onlyOnce(release: pg.PoolClient['release']): pg.PoolClient['release'] {
  let released = false
  return (error) => {
    if (!released) release(error)
    released = true
  }
}
