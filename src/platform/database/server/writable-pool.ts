import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { findServer, ONLY_READS } from './await-server.ts'

/** PostgreSQL's code for a write on a read-only server or in a read-only session. */
const READ_ONLY = '25006'
/** How long a search for another server may take, and the shortest time between the beginnings of two searches. */
const CHECK_FOR_MS = 3_000
const CHECK_EVERY_MS = 500

type OnConnected = Parameters<pg.Pool['connect']>[0]

/** The connected server is read-only. */
export class ReadOnlyServer extends Error {
  code = READ_ONLY
  constructor() {
    super('The database server only reads')
  }
}

/**
 * A pool whose connections go to the server that accepts writes. Where no connection can be made, or it goes to a
 * read-only server, the other servers are asked. While none accepts writes, a read-only one is used, so that pages can
 * be shown. The first write that it refuses closes all connections to read-only servers, and new ones are made.
 */
export class WritablePool extends pg.Pool {
  readonly #current: { settings: pg.ClientConfig }
  readonly #servers: readonly pg.ClientConfig[]
  readonly #log: Logger
  readonly #open = new Set<pg.Client>()
  #looking: Promise<void> | null = null

  /**
   * @param options as for `pg.Pool`, for the server that accepted writes last
   * @param servers connection settings of all servers, one of which accepts writes
   */
  constructor(
    { onConnect, max, ...settings }: pg.PoolConfig,
    servers: readonly pg.ClientConfig[],
    log: Logger,
  ) {
    const current = { settings }
    super({
      max,
      connectionTimeoutMillis: settings.connectionTimeoutMillis,
      Client: class extends pg.Client {
        constructor() {
          super(current.settings)
        }
      },
      onConnect: async (client) => {
        await onConnect?.(client)
        await this.#keepWritable(client as pg.Client)
      },
    })
    this.#current = current
    this.#servers = servers
    this.#log = log
  }

  /** The settings of new connections, to the server that accepted writes last. */
  get connectionSettings(): pg.ClientConfig {
    return this.#current.settings
  }

  /**
   * As in `pg.Pool`, but a connection may be released twice: graphile-worker 0.18 does that where LISTEN fails while it
   * stops, and the second call would be an unhandled rejection, which ends the whole process.
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

  /** Opens a connection outside the pool, for a caller that keeps it open. */
  connectBeside(): Promise<pg.Client> {
    return this.#withServers(async () => {
      const client = new pg.Client(this.connectionSettings)
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

  /** Tries to connect, and once more where another server accepts writes now. */
  async #withServers<T>(connect: () => Promise<T>): Promise<T> {
    const tried = this.connectionSettings
    try {
      return await connect()
    } catch (error) {
      await this.#lookForWritable()
      if (this.connectionSettings === tried) throw error
      return connect()
    }
  }

  /** Finds the server that accepts writes, if there is one. Calls within {@link CHECK_EVERY_MS} share one search. */
  #lookForWritable(): Promise<void> {
    if (this.#servers.length < 2 || this.ending) return Promise.resolve()
    if (this.#looking) return this.#looking
    const late = pause(CHECK_FOR_MS, undefined, { ref: false })
    const look = Promise.race([findServer(this.#servers), late]).then(
      (found) => this.#moveTo(found?.connectionString),
      // No server accepts writes at the moment.
      () => undefined,
    )
    this.#looking = look
    void Promise.all([look, pause(CHECK_EVERY_MS, undefined, { ref: false })]).then(() => {
      this.#looking = null
    })
    return look
  }

  #moveTo(connectionString: string | undefined): void {
    const { settings } = this.#current
    if (!connectionString || connectionString === settings.connectionString) return
    this.#current.settings = { ...settings, connectionString }
    this.#log.warn('another of the database servers takes writes now')
  }

  /**
   * Watches a new connection, to close it when its server becomes read-only.
   *
   * @throws ReadOnlyServer where another server accepts writes
   */
  async #keepWritable(client: pg.Client): Promise<void> {
    const tried = this.connectionSettings
    if (await onlyReads(client)) await this.#lookForWritable()
    if (this.connectionSettings !== tried) throw new ReadOnlyServer()
    this.#open.add(client)
    client.once('end', () => this.#open.delete(client))
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== READ_ONLY) return
      breakOff(client)
      for (const other of this.#open) {
        // A connection on which the query fails is lost already, or in a failed transaction, whose caller gets the
        // error anyway.
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

/** Closes a connection. Its user gets the same error as for a lost connection. */
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
