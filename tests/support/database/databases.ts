import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startProduct } from '#app/server/product.ts'
import { fixedClock } from '#platform/basics/server/clock.ts'
import { readConfig } from '#platform/config/server/config.ts'
import { openDatabase } from '#platform/database/server/database.ts'
import { startEmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { saveInitialData } from '../browser/initial-data.ts'
import {
  ADMIN,
  cookiesOf,
  FIRST_START,
  TEST_SCRYPT,
  TEST_SETTINGS,
} from '../product/test-settings.ts'
import { freePort } from '../programs/running-product.ts'

const TEMPLATE = 'morgenfalz'
/** Inside the repository's folder, and ignored by git. */
const FOLDER = path.resolve('.cache/tests')

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the template from which every test's database is created: migrated, with content and
     * administrator.
     */
    templateUrl: string
    /** The cookies of a session of that administrator. */
    adminCookie: string
  }
}

/**
 * Starts a PostgreSQL server for a project's tests and migrates a template database in it. Reached over the socket it
 * stands for the embedded PostgreSQL; over TCP for a PostgreSQL of the operator's own.
 */
export async function setup(project: TestProject) {
  const overTcp = project.config.env.TEST_DATABASE === 'tcp'
  await mkdir(FOLDER, { recursive: true })
  const dataDir = await mkdtemp(path.join(FOLDER, overTcp ? 'tcp-' : 'socket-'))
  const port = overTcp ? await freePort() : 5432
  const log = pino({ level: 'silent' })
  const settings = [
    // These databases exist for one test; durability is tested elsewhere (tests/faults).
    'fsync = off',
    // Four files run at a time, and some start three products with a pool of 16 connections each.
    'max_connections = 400',
    ...(overTcp ? ["listen_addresses = '127.0.0.1'"] : []),
  ]
  const server = await startEmbeddedServer({ dataDir, log, port, settings })

  const { user, password, host } = server.connection
  const address = overTcp
    ? `postgres://${user}:${password}@127.0.0.1:${port}/${TEMPLATE}`
    : `postgres://${user}:${password}@localhost/${TEMPLATE}?host=${encodeURIComponent(String(host))}`
  project.provide('templateUrl', address)
  project.provide('adminCookie', await prepareDatabase(address))

  return async () => {
    await endConnections(server.connection)
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/**
 * Starts the product on the template once, so that tables, content and administrator are not created again for every
 * test. Returns the cookies of an open session of the administrator; its login is not in the audit log.
 */
async function prepareDatabase(databaseUrl: string): Promise<string> {
  const config = readConfig({ ...TEST_SETTINGS, DATABASE_URL: databaseUrl })
  const log = pino({ level: 'silent' })
  const product = await startProduct({
    config,
    log,
    clock: fixedClock(FIRST_START),
    scrypt: TEST_SCRYPT,
    render: async () => ({ status: 200, headers: new Headers(), html: ['a page'] }),
    adminAssets: '',
  })
  const answer = await product.fetch(
    new Request('http://localhost:3000/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    }),
  )
  await product.stop()
  const { pool, close } = await openDatabase({ databaseUrl, dataDir: config.dataDir }, log)
  await pool.query('delete from audit_log')
  await close()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await saveInitialData(client)
  await client.end()
  return cookiesOf(answer.headers)
}

/** Ends connections that a failed test has left open, because a server with connections would not stop. */
async function endConnections(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await client.end()
}
