import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/basics/server/private-files.ts'
import { configure, createCluster } from './embedded-cluster.ts'
import {
  DATABASE,
  DEFAULT_PORT,
  embeddedConnection,
  ensurePassword,
  exists,
  type Folders,
  foldersIn,
} from './embedded-folders.ts'
import { claimStart, hasLeftItsLocks, isAlive, removeLocks } from './embedded-process.ts'
import {
  EmbeddedServerUnavailable,
  findPostgresBinaries,
  type PostgresBinaries,
  reason,
} from './postgres-binaries.ts'

const START_SECONDS = 60
/**
 * Shorter than the first start, so that the cause is logged soon: what prevents a restart, such as a full disk,
 * persists.
 */
const RESTART_SECONDS = 15
const START_PAUSE_MS = 100
/** Long enough that failing starts do not fill PostgreSQL's log, whose disk may be the full one. */
const RESTART_PAUSE_MS = 1_000
const WATCH_EVERY_MS = 2_000

export interface EmbeddedServer {
  /** Connection settings, for a socket that only the product's own user can reach. */
  connection: pg.ClientConfig
  /** Stops PostgreSQL, unless another process of the product still uses it. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: Logger
  /** Part of the socket's name; the server listens on the port only where `settings` say so. */
  port?: number
  /** Further lines of PostgreSQL's configuration, "name = value". */
  settings?: string[]
}

/**
 * Starts the embedded PostgreSQL server and keeps it running. Uses a server that already runs on the folder, left by a
 * killed process or shared with another process of the product.
 *
 * @throws EmbeddedServerUnavailable with a sentence for the operator when it cannot run here
 */
export async function startEmbeddedServer({
  dataDir,
  log,
  port = DEFAULT_PORT,
  settings = [],
}: Options): Promise<EmbeddedServer> {
  const folders = foldersIn(path.resolve(dataDir))
  const binaries = await findPostgresBinaries()
  // Parent folders do not belong to the product and get the usual mode.
  await mkdir(path.dirname(path.resolve(dataDir)), { recursive: true })
  await mkdir(path.resolve(dataDir), { recursive: true, mode: PRIVATE_FOLDER })
  await binaries.letThrough(path.resolve(dataDir))
  await ensurePassword(folders.password)
  const connection = await embeddedConnection(dataDir, port)

  if (!(await exists(path.join(folders.cluster, 'PG_VERSION')))) {
    log.info('creating the embedded database')
    await createCluster(binaries, folders)
  }
  await configure(binaries, folders, [`port = ${port}`, ...settings])
  await ensureRunning(binaries, folders, connection)
  await ensureDatabase(connection)
  let presence = await showPresence(connection)
  const stopWatching = watch(folders, log, async () => {
    await ensureRunning(binaries, folders, connection, RESTART_SECONDS)
    presence = await showPresence(connection)
  })

  return {
    connection,
    async stop() {
      await stopWatching()
      await presence.end().catch(ignoreBrokenConnection)
      if (!(await isAlive(folders)) || (await othersConnected(connection))) return
      await binaries.run('pg_ctl', ['stop', '-D', folders.cluster, '-m', 'fast', '-w'])
    },
  }
}

/**
 * Opens an idle connection, which shows other processes of the product that the server is still in use. It connects to
 * the database `postgres`, because a database with connections cannot be used as a template, as the tests do.
 */
async function showPresence(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', ignoreBrokenConnection)
  await client.connect()
  return client
}

/** The server has ended or is ending; `watch` handles that. */
function ignoreBrokenConnection(): void {}

async function ensureRunning(
  binaries: PostgresBinaries,
  folders: Folders,
  connection: pg.ClientConfig,
  seconds = START_SECONDS,
): Promise<void> {
  if (await answers(connection)) return
  let startError = await start(binaries, folders)
  let pauseMs = START_PAUSE_MS
  // A start also fails when another process was faster or an old server is still ending; then it is enough to wait.
  const deadline = performance.now() + seconds * 1_000
  while (!(await answers(connection))) {
    if (performance.now() > deadline) {
      throw new EmbeddedServerUnavailable(
        `The embedded PostgreSQL does not start. Its own words are in ${folders.log}. (${reason(startError ?? 'It was started and does not answer.')})`,
      )
    }
    await pause(pauseMs)
    pauseMs = RESTART_PAUSE_MS
    if (!(await isAlive(folders))) startError = await start(binaries, folders)
  }
}

/** @returns the reason why it did not start; null where it did */
async function start(binaries: PostgresBinaries, folders: Folders): Promise<unknown> {
  const letTheNext = await claimStart(folders)
  if (!letTheNext) return 'Another process of the product is starting it.'
  try {
    if (await hasLeftItsLocks(folders)) await removeLocks(folders)
    await appendFile(folders.log, '', { mode: PRIVATE_FILE })
    await binaries.own(folders.log)
    await binaries.run('pg_ctl', [
      'start',
      '-D',
      folders.cluster,
      '-l',
      folders.log,
      '-w',
      '-t',
      String(START_SECONDS),
    ])
    return null
  } catch (error) {
    return error
  } finally {
    letTheNext()
  }
}

function answers(connection: pg.ClientConfig): Promise<boolean> {
  return connected({ ...connection, database: 'postgres' }, (client) =>
    client.query('select 1'),
  ).then(
    () => true,
    () => false,
  )
}

function ensureDatabase(connection: pg.ClientConfig): Promise<void> {
  return connected({ ...connection, database: 'postgres' }, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0)
      await client.query(`create database ${DATABASE}`).catch(ignoreDuplicate)
  })
}

/** Two processes may create the database at once; then one of them gets this error from PostgreSQL. */
function ignoreDuplicate(error: { code?: string }): void {
  const DUPLICATE_DATABASE = '42P04'
  const UNIQUE_VIOLATION = '23505'
  if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error
}

/**
 * Whether other processes are connected. True where the query fails, so that the server keeps running: it has just
 * ended, or others use all of its connections.
 */
function othersConnected(connection: pg.ClientConfig): Promise<boolean> {
  return connected(connection, async (client) => {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and application_name <> $1`,
      [connection.application_name],
    )
    return (rows[0]?.others ?? 0) > 0
  }).catch(() => true)
}

/** Runs an action on a separate connection, which may break at any moment. */
async function connected<T>(
  connection: pg.ClientConfig,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', ignoreBrokenConnection)
  try {
    await client.connect()
    return await act(client)
  } finally {
    await client.end().catch(ignoreBrokenConnection)
  }
}

/** Starts the server again when it has ended. Returns a function that stops watching. */
function watch(folders: Folders, log: Logger, restart: () => Promise<void>): () => Promise<void> {
  const controller = new AbortController()
  const watching = (async () => {
    while (!controller.signal.aborted) {
      await pause(WATCH_EVERY_MS, undefined, { signal: controller.signal, ref: false }).catch(
        () => undefined,
      )
      if (controller.signal.aborted || (await isAlive(folders))) continue
      log.error({ log: folders.log }, 'the embedded PostgreSQL has ended; starting it again')
      await restart().catch((error: unknown) =>
        log.error({ err: error }, 'the embedded PostgreSQL did not start'),
      )
    }
  })()
  return async () => {
    controller.abort()
    await watching
  }
}
