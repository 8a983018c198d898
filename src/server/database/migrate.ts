import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnusable } from './await-server.ts'
import { isForbidden, isInTheWay } from './database-errors.ts'
import { refuseNewerSchema } from './newer-schema.ts'

/** Any number, the same in every process of the product. */
export const MIGRATION_LOCK = 7_205_931

/** The build copies this folder beside the server's bundle, so the address holds in both places. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const JOURNAL = 'meta/_journal.json'

/**
 * A migration locks whole tables while visitors book. One that had to wait for a booking would let every other wait
 * behind it, and could block it in return; so it gives way after this long, before PostgreSQL looks for deadlocks (after
 * a second) and ends one of the bookings, and tries again.
 */
const GIVES_WAY_AFTER_MS = 400
const TRIES_AGAIN_AFTER_MS = 200
const TRIES = 100

type MigratingClient = pg.Client | pg.PoolClient

interface MigrateOptions {
  /** Hears that somebody is waited for. */
  log?: Logger
  /** For tests: how many migrations, where the schema shall be an older one. */
  count?: number
  /** For tests, which have migrations of versions to come. */
  folder?: string
}

/**
 * Brings the schema up to date. Of several processes that start at once one does it and the others wait. A schema that
 * a newer version has brought further is left as it is, and served as long as this version can.
 *
 * @throws DatabaseUnusable where it cannot any more, and where the role may not change the schema
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { log, count, folder = MIGRATIONS_FOLDER }: MigrateOptions = {},
): Promise<void> {
  // A connection of its own: to wait for another process, or to build an index, takes longer than a request may.
  const client = new pg.Client(pool.options)
  // Where it is lost, the statement under way says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeTurn(client, log)
    await givingWay(client, log, () =>
      count === undefined ? migrateFrom(client, folder) : migrateFromFirst(client, folder, count),
    )
    await refuseNewerSchema(client, await knownMigrations(folder))
    await renewSortedIndexes(client)
  } catch (error) {
    if (isForbidden(error)) throw new DatabaseUnusable(ownerIsNeeded(client))
    throw error
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

function ownerIsNeeded({ user, database }: pg.Client): string {
  return `The user "${user}" may not change the schema of the database "${database}". Make that user the owner of the database and of everything in it.`
}

/**
 * Makes the schema of an empty database as it was after so many migrations, in the caller's transaction: where that is
 * rolled back, or its process killed, nothing is left of it. Others that migrate wait until it ends.
 *
 * @param whenAlone is done before, when nobody else can be migrating any more
 */
export async function migrateInTransaction(
  client: pg.PoolClient,
  count: number,
  whenAlone: () => Promise<void>,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await whenAlone()
  await migrateFromFirst(withoutTransactions(client), MIGRATIONS_FOLDER, count)
}

/** The migrator opens and ends a transaction of its own. */
function withoutTransactions(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: pg.QueryConfig, values: unknown[]) =>
    /^(begin|commit|rollback)\b/.test(statement.text) ? undefined : client.query(statement, values)
  return Object.create(client, { query: { value: query } })
}

async function takeTurn(client: pg.ClientBase, log?: Logger): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [MIGRATION_LOCK],
  )
  if (rows[0]?.taken) return
  log?.info('another process is bringing the schema up to date; waiting for it')
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

/** Migrations are one transaction, so those that gave way have left nothing behind. */
async function givingWay(
  client: pg.ClientBase,
  log: Logger | undefined,
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`set lock_timeout = ${GIVES_WAY_AFTER_MS}`)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (tries >= TRIES || !isInTheWay(error)) throw error
        if (tries === 1) log?.info('tables are in use; waiting for a moment to change them')
        await pause(TRIES_AGAIN_AFTER_MS)
      }
    }
  } finally {
    // Where the connection is lost, what went wrong before says so.
    await client.query('reset lock_timeout').catch(() => undefined)
  }
}

async function migrateFrom(client: MigratingClient, migrationsFolder: string): Promise<void> {
  await migrate(drizzle({ client }), { migrationsFolder })
}

/** The migrator takes whole folders, so it is given one with the first migrations alone. */
async function migrateFromFirst(
  client: MigratingClient,
  whole: string,
  count: number,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'morgenfalz-migrations-'))
  try {
    await cp(whole, folder, { recursive: true })
    const journal = await readJournal(whole)
    const first = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(path.join(folder, JOURNAL), JSON.stringify(first))
    await migrateFrom(client, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** How many migrations this version of the product has. */
export async function knownMigrations(folder = MIGRATIONS_FOLDER): Promise<number> {
  return (await readJournal(folder)).entries.length
}

/** How many migrations the database has had. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

async function readJournal(folder: string): Promise<{ entries: unknown[] }> {
  return JSON.parse(await readFile(path.join(folder, JOURNAL), 'utf8'))
}

/**
 * An update of PostgreSQL or of its system may bring other language data (ICU), by which German texts have another
 * order. Indexes that were built with the old one would then lose rows, so they are built anew, once.
 */
async function renewSortedIndexes(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_collation
     where oid = to_regcollation('"german"') and collversion is distinct from pg_collation_actual_version(oid)`,
  )
  if (!rowCount) return
  await client.query('reindex table registrations')
  await client.query('reindex table attendees')
  await client.query('alter collation "german" refresh version')
}
