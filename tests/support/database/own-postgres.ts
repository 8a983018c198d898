import { appendFile, chmod, cp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { findPostgresBinaries } from '#platform/database/server/postgres-binaries.ts'
import { makeFolder } from '../programs/fresh-folder.ts'
import { freePort } from '../programs/running-product.ts'
import { runSql } from './stored-bookings.ts'

/** `fast` ends connections and rolls back; `immediate` has the effect of a crash. */
type Shutdown = 'fast' | 'immediate'

export interface OwnPostgres {
  /** The product's DATABASE_URL. */
  url: string
  /** Creates another, empty database on the same server, and returns its address. */
  addDatabase(name: string): Promise<string>
  /** Stops it. Only the test can start it again. */
  shutDown(how: Shutdown): Promise<void>
  startAgain(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
  /** Starts a standby that receives every commit before it is acknowledged. At most one. */
  startStandby(): Promise<Standby>
}

interface Standby {
  url: string
  /** Makes it the primary. Resolves when it accepts writes. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL that listens on the network, like an operator's own. Tests end its processes, never the machine,
 * whose memory then still holds the written data: it need not wait for the disk, unless that is measured.
 */
export async function startOwnPostgres({ waitsForDisk = false } = {}): Promise<OwnPostgres> {
  const dataDir = await makeFolder('own-postgres')
  const port = await freePort()
  const settings = ["listen_addresses = '127.0.0.1'", `fsync = ${waitsForDisk ? 'on' : 'off'}`]
  const log = pino({ level: 'silent' })
  // The process that starts the product's own server also restarts it; an operator's server is not restarted.
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
  const urlOf = (name: unknown, at = port) =>
    `postgres://${user}:${password}@127.0.0.1:${at}/${name}`
  return {
    url: urlOf(database),
    async addDatabase(name) {
      await runSql({ connectionString: urlOf('postgres') }, `create database ${name}`)
      return urlOf(name)
    },
    shutDown,
    startAgain,
    async stop() {
      await shutDown('immediate').catch(ignoreStopped)
      await rm(dataDir, { recursive: true })
    },
    async startStandby() {
      const standbyPort = await freePort()
      const folder = `${cluster}-standby`
      await copyCluster({ url: urlOf('postgres'), cluster, folder })
      await appendFile(
        path.join(folder, 'product.conf'),
        `port = ${standbyPort}
primary_conninfo = 'host=127.0.0.1 port=${port} user=${user} password=${password} application_name=${STANDBY}'
primary_slot_name = '${STANDBY}'
`,
      )
      await writeFile(path.join(folder, 'standby.signal'), '')
      for (const entry of await readdir(folder, { recursive: true }))
        await binaries.own(path.join(folder, entry))
      await binaries.own(folder)
      const run = (...args: string[]) => binaries.run('pg_ctl', [...args, '-D', folder, '-w'])
      await run('start', '-l', path.join(dataDir, 'standby.log'))
      const primary = { connectionString: urlOf('postgres') }
      await runSql(primary, `alter system set synchronous_standby_names = '${STANDBY}'`)
      await runSql(primary, 'select pg_reload_conf()')
      return {
        url: urlOf(database, standbyPort),
        promote: async () => void (await run('promote')),
        stop: async () => void (await run('stop', '-m', 'immediate')),
      }
    },
  }
}

/** The standby's replication slot, for which the primary stores what the standby has not read yet. */
const STANDBY = 'standby'
/** Files of the running server, and the journal, of which the standby gets its own. */
const NOT_COPIED = /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp)\/.+)$/

/** Copies a running server's cluster by PostgreSQL's low-level backup, because pg_basebackup is not installed. */
async function copyCluster({
  url,
  cluster,
  folder,
}: Record<'url' | 'cluster' | 'folder', string>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [STANDBY])
    await client.query('select pg_backup_start($1, true)', [STANDBY])
    await cp(cluster, folder, {
      recursive: true,
      filter: (file) => !NOT_COPIED.test(path.relative(cluster, file)),
    })
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    await writeFile(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
    await chmod(folder, 0o700)
  } finally {
    await client.end()
  }
}

/** A test may have stopped the server for good. */
function ignoreStopped(error: { stderr?: string }): void {
  if (!error.stderr?.includes('PID file')) throw error
}
