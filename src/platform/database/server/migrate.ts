import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseUnusable } from './await-server.ts'
import { isForbidden, isLockUnavailable } from './database-errors.ts'
import { refuseNewerSchema } from './newer-schema.ts'

/** Key of the advisory lock for migrations. An arbitrary number, the same in every process of the product. */
export const MIGRATION_LOCK = 7_205_931

/** The build copies this folder next to the server's bundle, so the relative path is right in both places. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const JOURNAL = 'meta/_journal.json'

/**
 * The lock timeout of migrations, in milliseconds. A migration locks whole tables while visitors book. One that waits
 * for a booking would block all others behind it and could cause a deadlock. So it gives up before PostgreSQL looks for
 * deadlocks (after a second) and aborts a booking, and tries again.
 */
const LOCK_TIMEOUT_MS = 400
const RETRY_AFTER_MS = 200
const TRIES = 100

interface MigrateOptions {
  /** Logs when the migration waits for others. */
  log?: Logger
  /** For tests: the folder of migrations, which may contain those of future versions. */
  folder?: string
}

/**
 * Applies all migrations to the database. Of several processes that start at once one migrates and the others wait. A
 * schema of a newer version is left unchanged, and used as long as this version can.
 *
 * @param connection the settings of the connection on which it migrates
 * @throws DatabaseUnusable where this version can no longer use it, and where the role may not change the schema
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  { log, folder = MIGRATIONS_FOLDER }: MigrateOptions = {},
): Promise<void> {
  // A separate connection without the pool's timeouts: waiting for another process, or building an index, takes longer
  // than a request may.
  const client = new pg.Client(connection)
  // Where the connection is lost, the running statement fails too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await waitForLock(client, log)
    await retryingOnLock(client, log, () =>
      migrate(drizzle({ client }), { migrationsFolder: folder }),
    )
    await refuseNewerSchema(client, await knownMigrations(folder))
    await renewSortedIndexes(client)
  } catch (error) {
    if (isForbidden(error)) throw new DatabaseUnusable(ownerIsNeeded(client))
    throw error
  } finally {
    // The lock is released with the connection.
    await client.end()
  }
}

function ownerIsNeeded({ user, database }: pg.Client): string {
  return `The user "${user}" may not change the schema of the database "${database}". Make that user the owner of the database and of everything in it.`
}

/**
 * Applies the first migrations to an empty database in the caller's transaction. Where that is rolled back, or its
 * process killed, no change remains. Other migrations wait until it ends.
 *
 * @param count how many migrations
 * @param whenAlone runs before them, while no other process can be migrating
 */
export async function migrateInTransaction(
  client: pg.PoolClient,
  count: number,
  whenAlone: () => Promise<void>,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await whenAlone()
  await applyFirst(client, count)
}

async function waitForLock(client: pg.ClientBase, log?: Logger): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [MIGRATION_LOCK],
  )
  if (rows[0]?.taken) return
  log?.info('another process is bringing the schema up to date; waiting for it')
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
}

/**
 * Repeats the work when a lock is not available. All migrations run in one transaction, so a failed attempt leaves no
 * change.
 */
async function retryingOnLock(
  client: pg.ClientBase,
  log: Logger | undefined,
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (tries >= TRIES || !isLockUnavailable(error)) throw error
        if (tries === 1) log?.info('tables are in use; waiting for a moment to change them')
        await pause(RETRY_AFTER_MS)
      }
    }
  } finally {
    // Where the connection is lost, the earlier error is the one to report.
    await client.query('reset lock_timeout').catch(() => undefined)
  }
}

/**
 * Applies the first `count` migrations to an empty database, in the caller's transaction. Drizzle's migrator is not used
 * for that, because it always applies all, and commits. It takes these for its own afterwards.
 */
async function applyFirst(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  for (const migration of migrations.slice(0, count)) {
    for (const statement of migration.sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [migration.hash, migration.folderMillis],
    )
  }
}

/** How many migrations this version of the product has. */
export async function knownMigrations(folder = MIGRATIONS_FOLDER): Promise<number> {
  return (await readJournal(folder)).entries.length
}

/** How many migrations have been applied to the database. */
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
 * Rebuilds the indexes with German sort order when the collation version has changed. An update of PostgreSQL or its
 * system may contain other language data (ICU) with another order, and an index with the old order would miss rows.
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
