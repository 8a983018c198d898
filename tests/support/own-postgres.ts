import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { startEmbeddedServer } from '../../src/server/database/embedded-server.ts'
import { freePort } from './running-product.ts'

const PARENT = path.resolve('.cache/tests')

/** A folder of a test's own, gone when it ends. */
export async function freshFolder(name: string): Promise<string> {
  await mkdir(PARENT, { recursive: true })
  const folder = await mkdtemp(path.join(PARENT, `${name}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface OwnPostgres {
  url: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL that listens on the network, as one of the operator's own does. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  await mkdir(PARENT, { recursive: true })
  const dataDir = await mkdtemp(path.join(PARENT, 'own-'))
  const port = await freePort()
  const server = await startEmbeddedServer({
    dataDir,
    log: pino({ level: 'silent' }),
    port,
    settings: ["listen_addresses = '127.0.0.1'"],
  })
  const { user, password, database } = server.connection
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
