import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number, the same in every process of the product. */
const MIGRATION_LOCK = 7_205_931

/** The build copies this folder beside the server's bundle, so the address holds in both places. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const JOURNAL = 'meta/_journal.json'

/**
 * Brings the schema up to date. Of several processes that start at once one does it and the others wait.
 *
 * @param count how many migrations, where the schema shall be the one that a backup was made of
 */
export async function migrateDatabase(pool: pg.Pool, count?: number): Promise<void> {
  // A connection of its own: to wait for another process, or to build an index, takes longer than a request may.
  const client = new pg.Client(pool.options)
  // Where it is lost, the statement under way says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await (count === undefined
      ? migrateFrom(client, MIGRATIONS_FOLDER)
      : migrateFromFirst(client, count))
    await renewSortedIndexes(client)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

async function migrateFrom(client: pg.Client, migrationsFolder: string): Promise<void> {
  await migrate(drizzle({ client }), { migrationsFolder })
}

/** The migrator takes whole folders, so it is given one with the first migrations alone. */
async function migrateFromFirst(client: pg.Client, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'morgenfalz-migrations-'))
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
    const journal = await readJournal()
    const first = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(path.join(folder, JOURNAL), JSON.stringify(first))
    await migrateFrom(client, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** How many migrations this version of the product has. */
export async function knownMigrations(): Promise<number> {
  return (await readJournal()).entries.length
}

/** How many migrations the database has had. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

async function readJournal(): Promise<{ entries: unknown[] }> {
  return JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, JOURNAL), 'utf8'))
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
