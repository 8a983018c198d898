import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../tests/support/running-product.ts'
import { openDatabase } from '../database/database.ts'
import { startEmbeddedServer } from '../database/embedded-server.ts'
import { migrateDatabase } from '../database/migrate.ts'

const TEMPLATE = 'morgenfalz'
/** Inside the clone, and ignored by git. */
const FOLDER = path.resolve('.cache/tests')

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a migrated, empty database that is the template of every test's own. */
    templateUrl: string
  }
}

/**
 * Starts a PostgreSQL server for a project's tests and migrates a template database in it. Reached over the socket it
 * is what the product brings along; over TCP it stands for a PostgreSQL of the operator's own.
 */
export async function setup(project: TestProject) {
  const overTcp = project.config.env.TEST_DATABASE === 'tcp'
  await mkdir(FOLDER, { recursive: true })
  const dataDir = await mkdtemp(path.join(FOLDER, overTcp ? 'tcp-' : 'socket-'))
  const port = overTcp ? await freePort() : 5432
  const log = pino({ level: 'silent' })
  // These databases live for a test; durability has tests of its own (tests/faults).
  const settings = ['fsync = off', ...(overTcp ? ["listen_addresses = '127.0.0.1'"] : [])]
  const server = await startEmbeddedServer({ dataDir, log, port, settings })

  const { user, password, host } = server.connection
  const address = overTcp
    ? `postgres://${user}:${password}@127.0.0.1:${port}/${TEMPLATE}`
    : `postgres://${user}:${password}@localhost/${TEMPLATE}?host=${encodeURIComponent(String(host))}`
  const { pool, close } = await openDatabase({ databaseUrl: address, dataDir }, log)
  await migrateDatabase(pool)
  await runMigrations({ pgPool: pool })
  await close()
  project.provide('templateUrl', address)

  return async () => {
    await endConnections(server.connection)
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** A test that failed may have left connections behind, and a server with connections would not stop. */
async function endConnections(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await client.end()
}
