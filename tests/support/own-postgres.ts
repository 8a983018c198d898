import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { startEmbeddedServer } from '#server/database/embedded-server.ts'
import { findPostgresBinaries } from '#server/database/postgres-binaries.ts'
import { makeFolder } from './fresh-folder.ts'
import { freePort } from './running-product.ts'
import { runSql } from './stored-bookings.ts'

/** `fast` ends connections and rolls back; `immediate` is what a crash leaves behind. */
type Shutdown = 'fast' | 'immediate'

export interface OwnPostgres {
  /** What the product is given as DATABASE_URL. */
  url: string
  /** The address of another, empty database of the same server. */
  addDatabase(name: string): Promise<string>
  /** Takes it away. Nobody brings it back but the test. */
  shutDown(how: Shutdown): Promise<void>
  startAgain(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL that listens on the network, as one of the operator's own does. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = await makeFolder('own-postgres')
  const port = await freePort()
  const settings = ["listen_addresses = '127.0.0.1'"]
  const log = pino({ level: 'silent' })
  // The product's own server is started again by whoever started it; an operator's is not.
  const supervised = await startEmbeddedServer({ dataDir, log, port, settings })
  const { user, password, database } = supervised.connection
  await supervised.stop()

  const binaries = await findPostgresBinaries()
  const cluster = path.join(dataDir, 'postgres')
  const startAgain = async () => {
    await binaries.run('pg_ctl', ['start', '-D', cluster, '-l', path.join(dataDir, 'log'), '-w'])
  }
  const shutDown = async (how: Shutdown) => {
    await binaries.run('pg_ctl', ['stop', '-D', cluster, '-m', how, '-w'])
  }
  await startAgain()
  const urlOf = (name: unknown) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  return {
    url: urlOf(database),
    async addDatabase(name) {
      await runSql({ connectionString: urlOf('postgres') }, `create database ${name}`)
      return urlOf(name)
    },
    shutDown,
    startAgain,
    async stop() {
      await shutDown('immediate')
      await rm(dataDir, { recursive: true })
    },
  }
}
