import type pg from 'pg'
import { migrateInTransaction } from '#platform/database/server/migrate.ts'

/** Creates the schema of an older version in an empty database: the first `count` migrations. */
export async function createOlderSchema(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  await migrateInTransaction(client, count, async () => undefined)
  await client.query('commit')
  client.release()
}
