import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#tests/support/database/empty-database.ts'
import { writeNewerMigration } from '#tests/support/database/newer-migration.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { freshFolder } from '#tests/support/programs/fresh-folder.ts'
import { DatabaseUnusable } from './await-server.ts'
import { knownMigrations, MIGRATION_LOCK, migrateDatabase } from './migrate.ts'
import { CONTRACTED_BY } from './newer-schema.ts'

test('indexes sorted by another version of the language data are rebuilt once', async () => {
  const { pool } = await startTestProduct()
  const state = async () => {
    const { rows } = await pool.query<{ version: string; file: string }>(
      `select collversion as version, pg_relation_filenode('attendees_by_name') as file
       from pg_collation where collname = 'german'`,
    )
    return rows[0]
  }
  const fresh = await state()
  await pool.query(`update pg_collation set collversion = 'old' where collname = 'german'`)

  await migrateDatabase(pool.connectionSettings)
  const renewed = await state()
  await migrateDatabase(pool.connectionSettings)
  const later = await state()

  expect(renewed?.version).toBe(fresh?.version)
  expect(renewed?.file).not.toBe(fresh?.file)
  expect(later).toEqual(renewed)
})

test('a process that waits for another to migrate says so, and goes on when it has', async () => {
  const { pool } = await startTestProduct()
  const other = await pool.connect()
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const lines = new PassThrough()

  const waiting = migrateDatabase(pool.connectionSettings, { log: pino(lines) })
  const [line] = await once(lines, 'data')
  await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  other.release()
  await waiting

  expect(JSON.parse(String(line)).msg).toContain('waiting for it')
})

test('a role that does not own the database is refused in one sentence', async () => {
  const { pool, url } = await emptyDatabase()
  await pool.query(`create role guest login password 'secret'`)
  onTestFinished(async () => void (await pool.query('drop role guest')))
  const asGuest = Object.assign(new URL(url), { username: 'guest', password: 'secret' })

  const refused = migrateDatabase({ connectionString: asGuest.href })

  await expect(refused).rejects.toBeInstanceOf(DatabaseUnusable)
  await expect(refused).rejects.toThrow(
    /^The user "guest" may not change the schema of the database "[^"]+"\. Make that user the owner/,
  )
})

test('a migration gives way to those who use its table, and is done once it is free', async () => {
  const { pool } = await startTestProduct()
  const folder = await freshFolder('newer-migration')
  await writeNewerMigration(folder, 'alter table registrations add column "note" text')
  const user = await pool.connect()
  await user.query('begin; select from registrations')
  const lines = new PassThrough()

  const migrating = migrateDatabase(pool.connectionSettings, { folder, log: pino(lines) })
  const [line] = await once(lines, 'data')
  await user.query('commit')
  user.release()
  await migrating

  expect(JSON.parse(String(line)).msg).toContain('tables are in use')
  expect((await pool.query('select note from registrations')).rows).toEqual([])
})

test('a schema that a newer version has added to is served; one that it took something from is refused in one sentence', async () => {
  const { pool } = await startTestProduct()
  const known = await knownMigrations()
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )

  const contracted = (by: number) =>
    pool.query(`comment on table "installation_steps" is '${CONTRACTED_BY}${by}'`)

  await migrateDatabase(pool.connectionSettings)
  await contracted(known - 1)
  await migrateDatabase(pool.connectionSettings)
  await contracted(known)

  await expect(migrateDatabase(pool.connectionSettings)).rejects.toThrow(
    /^A newer version of the product has changed this database/,
  )
})
