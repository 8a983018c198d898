import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { awaitServer } from './await-server.ts'
import { limitConnection } from './connection-limits.ts'
import { serverUrls } from './database-url.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import * as admins from './schema/admins.ts'
import * as content from './schema/content.ts'
import * as installation from './schema/installation.ts'
import * as mails from './schema/mails.ts'
import * as packages from './schema/packages.ts'
import * as registrations from './schema/registrations.ts'
import * as trainings from './schema/trainings.ts'
import { WritablePool } from './writable-pool.ts'

export const schema = {
  ...admins,
  ...content,
  ...installation,
  ...mails,
  ...packages,
  ...registrations,
  ...trainings,
}

/**
 * Ten connections for requests and six for background work: one on which the worker listens, one for each of its four
 * jobs, and one for the upkeep of its tables. With twenty concurrent bookings (`bench/booking-clients.ts`) on two
 * cores, ten connections handled more bookings than five, and twenty no more than ten, in rounds that varied widely.
 * Requests beyond ten would queue inside PostgreSQL, where none can be answered with a 503, instead of here.
 */
const POOL_SIZE = 16
/** How long a request waits for a new or free connection before it is answered with a 503. */
const CONNECT_TIMEOUT_MS = 4_000
/** Settings of every connection, to any server. */
const LINE = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // A dead connection is noticed while it is idle.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/** How long closing waits for running statements; a server that hangs would block it forever. */
const CLOSE_WITHIN_MS = 2_000

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The argument of repository functions: the database, or a transaction that a service has opened. */
export type Connection = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: WritablePool
  close(): Promise<void>
}

interface OpenOptions {
  /**
   * Aborted when the product stops. Until then, a server that cannot be used yet is waited for; without it, it is not.
   */
  waitUntil?: AbortSignal | undefined
  /** For requests: statements that take too long and connections without an answer are ended. */
  limited?: boolean
  /** For copying whole tables with COPY, which needs connections without pipelining. */
  copying?: boolean
}

/**
 * Opens the product's database: the PostgreSQL at `databaseUrl`, or the embedded server in `dataDir`. Where the address
 * names several servers, connections go to the one that accepts writes.
 *
 * @throws DatabaseUnusable or EmbeddedServerUnavailable with a sentence for the operator; the reason of `waitUntil`
 * when it is aborted
 */
export async function openDatabase(
  where: { databaseUrl?: string | undefined; dataDir: string },
  log: Logger,
  { waitUntil, limited = false, copying = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  const embedded = where.databaseUrl
    ? null
    : await startEmbeddedServer({ dataDir: where.dataDir, log })
  const servers = serverUrls(where.databaseUrl ?? '').map((connectionString) => ({
    connectionString,
    ...LINE,
  }))
  const server = embedded
    ? { ...embedded.connection, ...LINE }
    : await awaitServer(servers, log, waitUntil)
  const pool = new WritablePool(
    {
      ...server,
      max: POOL_SIZE,
      // Statements that are issued together are pipelined; see `inOneFlight`.
      pipeline: !copying,
      ...(limited ? { onConnect: limitConnection } : {}),
    },
    servers,
    log,
  )
  const tell = (err: Error) => log.warn({ err }, 'a database connection was lost')
  pool.on('error', tell)
  pool.on('connect', (client) => {
    client.on('error', tell)
    sendTogether(client)
  })
  return {
    db: connect(pool),
    pool,
    async close() {
      await Promise.race([pool.end(), pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

/** Skips Drizzle's commit or rollback where the transaction has already ended, as after `inLastFlight`. */
function endingOnce(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: pg.QueryConfig, values: unknown[]) => {
    const hasEnded =
      /^(commit|rollback)$/.test(statement.text) && client.getTransactionStatus() === 'I'
    return hasEnded ? undefined : client.query(statement, values)
  }
  return Object.create(client, { query: { value: query } })
}

/**
 * Sends statements that are issued together as one batch. By default the driver sends each in a packet of its own,
 * which costs this process and the server more than the statement.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as pg.Client).connection
  const uncork = stream.uncork.bind(stream)
  stream.uncork = () => process.nextTick(uncork)
}

/**
 * Creates Drizzle on the pool, with its own implementation of transactions: Drizzle's never releases the connection
 * when `begin` fails (drizzle-orm 0.45), so after as many failures as there are connections none would be left.
 */
function connect(pool: pg.Pool) {
  const db = drizzle({ client: pool, schema })
  const onClients = new WeakMap<pg.PoolClient, typeof db.transaction>()
  const transactionOn = (client: pg.PoolClient) => {
    const kept = onClients.get(client)
    if (kept) return kept
    const one = drizzle({ client: endingOnce(client), schema })
    const transaction = one.transaction.bind(one)
    onClients.set(client, transaction)
    return transaction
  }
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await transactionOn(client)(work, config)
    } finally {
      client.release()
    }
  }
  return db
}
