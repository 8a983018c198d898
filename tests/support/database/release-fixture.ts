import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { appliedMigrations, migrateInTransaction } from '#platform/database/server/migrate.ts'
import { copyCommand, type SavedTable, tablesOf } from '#platform/operation/server/tables.ts'

/** One folder for each version: `fixture.json`, and the rows of each table in PostgreSQL's text format for COPY. */
export const FIXTURES = path.resolve('tests/upgrades')
const LIST = 'fixture.json'

/** The database of an earlier version, with rows in every table. A backup leaves four tables out, this does not. */
export interface ReleaseFixture {
  /** How many migrations its schema had. */
  migrations: number
  /** The product's clock when it was written. */
  madeAt: string
  /** The secret of the administrator's second factor, in base32. */
  secret: string
  tables: SavedTable[]
}

/** Writes the product's whole database into a folder, and replaces what is there. */
export async function writeFixture(
  pool: pg.Pool,
  folder: string,
  facts: Pick<ReleaseFixture, 'madeAt' | 'secret'>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await onConnection(pool, async (client) => {
    const tables = await tablesOf(client)
    for (const table of tables)
      await pipeline(
        client.query(copyTo(copyCommand(table, 'to stdout'))),
        createWriteStream(rowsOf(folder, table)),
      )
    const fixture: ReleaseFixture = {
      migrations: await appliedMigrations(client),
      ...facts,
      tables,
    }
    await writeFile(path.join(folder, LIST), `${JSON.stringify(fixture, null, 2)}\n`)
  })
}

/** Restores such a database, with the schema that it had, into an empty one. */
export async function restoreFixture(pool: pg.Pool, folder: string): Promise<ReleaseFixture> {
  const fixture: ReleaseFixture = JSON.parse(await readFile(path.join(folder, LIST), 'utf8'))
  await onConnection(pool, async (client) => {
    await client.query('begin')
    await migrateInTransaction(client, fixture.migrations, async () => undefined)
    for (const table of fixture.tables) {
      const name = pg.escapeIdentifier(table.name)
      // The values that triggers would write are in the fixture.
      await client.query(`alter table ${name} disable trigger user`)
      const rows = client.query(copyFrom(copyCommand(table, 'from stdin')))
      await pipeline(createReadStream(rowsOf(folder, table)), rows)
      await client.query(`alter table ${name} enable trigger user`)
    }
    await client.query('commit')
  })
  return fixture
}

/** The rows of every table, as JSON by the table's name. */
export async function readRows(pool: pg.Pool): Promise<Map<string, Record<string, unknown>[]>> {
  return onConnection(pool, async (client) => {
    const contents = new Map<string, Record<string, unknown>[]>()
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${pg.escapeIdentifier(name)} t`,
      )
      contents.set(
        name,
        rows.map(({ row }) => row),
      )
    }
    return contents
  })
}

function rowsOf(folder: string, { name }: SavedTable): string {
  return path.join(folder, `${name}.copy`)
}

async function onConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
