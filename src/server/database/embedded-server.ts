import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
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
/** Sooner, so that the log says soon why: what keeps a server from starting again, as a full disk does, lasts. */
const RESTART_SECONDS = 15
const START_PAUSE_MS = 100
/** A start that fails says so in PostgreSQL's log, on a disk that may be the full one. */
const RESTART_PAUSE_MS = 1_000
const WATCH_EVERY_MS = 2_000

export interface EmbeddedServer {
  /** What `pg` needs to connect, over a socket that only the product's own user can reach. */
  connection: pg.ClientConfig
  /** Stops PostgreSQL, unless another process of the product still uses it. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: Logger
  /** Names the socket, and is listened on where `settings` say so. */
  port?: number
  /** Further lines of PostgreSQL's configuration, "name = value". */
  settings?: string[]
}

/**
 * Starts the PostgreSQL server that the product brings along, or takes over the one that already runs on the folder
 * (left by a process that was killed, or shared with another process of the product), and keeps it running.
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
  // Folders above it are no business of the product, and keep the usual mode.
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
 * A connection that does nothing: it tells other processes of the product that the server is still in use. Not to the
 * product's database, which could then not be copied, as the tests do with theirs.
 */
async function showPresence(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', ignoreBrokenConnection)
  await client.connect()
  return client
}

/** The server has gone, or is going; whoever watches it deals with that. */
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
  // A start fails when another process was faster or an old server is still ending; then waiting is the answer.
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

/** @returns why it did not start, or null where it did */
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

/** Two processes may create the database at once; PostgreSQL then tells one of them that it is there. */
function ignoreDuplicate(error: { code?: string }): void {
  const DUPLICATE_DATABASE = '42P04'
  const UNIQUE_VIOLATION = '23505'
  if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error
}

/** Who cannot ask leaves the server as it is: it has just gone, or others hold all of its connections. */
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

/** Does something with a connection of its own, which may break at any moment. */
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

/** Starts the server again when it is gone. Returns how to stop watching. */
function watch(folders: Folders, log: Logger, restart: () => Promise<void>): () => Promise<void> {
  const controller = new AbortController()
  const watching = (async () => {
    while (!controller.signal.aborted) {
      await pause(WATCH_EVERY_MS, undefined, { signal: controller.signal, ref: false }).catch(
        () => undefined,
      )
      if (controller.signal.aborted || (await isAlive(folders))) continue
      log.error({ log: folders.log }, 'the embedded PostgreSQL is gone; starting it again')
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
