import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { serverUrls } from '#platform/config/server/database-url.ts'
import { awaitServer } from './await-server.ts'
import { limitConnection } from './connection-limits.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { WritablePool } from './writable-pool.ts'

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

/** Drizzle on the pool. Transactions are run by `inTransaction` only, so Drizzle's own method is left out. */
export type Database = Omit<NodePgDatabase & { $client: pg.Pool }, 'transaction'>
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
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
  { waitUntil, limited = false }: OpenOptions = {},
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
      ...(limited ? { onConnect: limitConnection } : {}),
    },
    servers,
    log,
  )
  const logLostConnection = (err: Error) => log.warn({ err }, 'a database connection was lost')
  pool.on('error', logLostConnection)
  pool.on('connect', (client) => client.on('error', logLostConnection))
  return {
    db: drizzle({ client: pool }),
    pool,
    async close() {
      await Promise.race([pool.end(), pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}
