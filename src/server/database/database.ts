import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { startEmbeddedServer } from './embedded-server.ts'
import * as admins from './schema/admins.ts'
import * as content from './schema/content.ts'
import * as installation from './schema/installation.ts'
import * as mails from './schema/mails.ts'
import * as packages from './schema/packages.ts'
import * as registrations from './schema/registrations.ts'
import * as trainings from './schema/trainings.ts'

export const schema = {
  ...admins,
  ...content,
  ...installation,
  ...mails,
  ...packages,
  ...registrations,
  ...trainings,
}

/** Two cores serve a small firm; more connections than this only queue inside PostgreSQL instead of here. */
const POOL_SIZE = 16
const CONNECT_TIMEOUT_MS = 10_000

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a repository works on: the database, or a transaction that a service has opened. */
export type Connection = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** For who needs a connection that is not of the pool. */
  connection: pg.ClientConfig
  close(): Promise<void>
}

function connect(pool: pg.Pool) {
  return drizzle({ client: pool, schema })
}

/**
 * Opens the product's database: the PostgreSQL at `databaseUrl`, or the embedded server in `dataDir`.
 *
 * @throws EmbeddedServerUnavailable, or `pg`'s own error when the given server refuses
 */
export async function openDatabase(
  where: { databaseUrl?: string | undefined; dataDir: string },
  log: Logger,
): Promise<OpenDatabase> {
  const embedded = where.databaseUrl
    ? null
    : await startEmbeddedServer({ dataDir: where.dataDir, log })
  const connection: pg.ClientConfig = {
    ...(embedded?.connection ?? { connectionString: where.databaseUrl }),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  }
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE })
  const tell = (err: Error) => log.warn({ err }, 'a database connection was lost')
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  return {
    db: connect(pool),
    pool,
    connection,
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}
