import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Any number, the same in every process of the product. */
const MIGRATION_LOCK = 7_205_931

/** The build copies this folder beside the server's bundle, so the address holds in both places. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the schema up to date. Of several processes that start at once one does it and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
    await renewSortedIndexes(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

/**
 * An update of PostgreSQL or of its system may bring other language data (ICU), by which German texts have another
 * order. Indexes that were built with the old one would then lose rows, so they are built anew, once.
 */
async function renewSortedIndexes(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_collation
     where oid = to_regcollation('"german"') and collversion is distinct from pg_collation_actual_version(oid)`,
  )
  if (!rowCount) return
  await client.query('reindex table registrations')
  await client.query('reindex table attendees')
  await client.query('alter collation "german" refresh version')
}
