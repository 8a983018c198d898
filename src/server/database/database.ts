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
 * Ten for requests, and six for what runs beside them: the worker holds one that listens and one for each of its four
 * jobs, and tables are looked after. With twenty bookings at once (`bench/booking-clients.ts`) on two cores ten
 * connections booked more than five, and twenty no more than ten, in rounds that scattered widely: what is beyond ten
 * would queue inside PostgreSQL, where nobody can be told to come again, instead of here.
 */
const POOL_SIZE = 16
/** How long a request waits for a connection, a new one or one that others use, before it is told to come again. */
const CONNECT_TIMEOUT_MS = 4_000
/** How every connection is made, to whichever server. */
const LINE = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // A line that died is noticed while nobody uses it.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/** What is still under way at the end gets so long; a server that hangs would never let go. */
const CLOSE_WITHIN_MS = 2_000

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a repository works on: the database, or a transaction that a service has opened. */
export type Connection = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: WritablePool
  close(): Promise<void>
}

interface OpenOptions {
  /** Aborted when the product stops: until then a server that is not there yet is waited for. Without it, never. */
  waitUntil?: AbortSignal | undefined
  /** For requests, which nobody lets wait: statements that take long are ended, and connections that are silent. */
  limited?: boolean
  /** For whole tables by COPY, which is a conversation: its connections take one statement at a time. */
  copying?: boolean
}

/**
 * Opens the product's database: the PostgreSQL at `databaseUrl`, or the embedded server in `dataDir`. Where the address
 * names several servers, connections lead to the one that takes writes.
 *
 * @throws DatabaseUnusable or EmbeddedServerUnavailable with a sentence for the operator; the reason of `waitUntil` when
 *   it is aborted
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
      // Statements that are given together are sent together; see `inOneFlight`.
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

/** Drizzle ends every transaction. For one that ended with its last flight there is nothing left to send. */
function endingOnce(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: pg.QueryConfig, values: unknown[]) => {
    const hasEnded =
      /^(commit|rollback)$/.test(statement.text) && client.getTransactionStatus() === 'I'
    return hasEnded ? undefined : client.query(statement, values)
  }
  return Object.create(client, { query: { value: query } })
}

/**
 * Statements that are given to a connection together leave in one packet. The driver sends each by itself, which costs
 * this process and the server more than the statement.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as pg.Client).connection
  const uncork = stream.uncork.bind(stream)
  stream.uncork = () => process.nextTick(uncork)
}

/**
 * Drizzle over the pool. Its own transactions keep the connection for good when their `begin` fails (drizzle-orm
 * 0.45): after as many hiccups as there are connections none would be left. Ours give it back whatever happens.
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
