import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { isUnreachable } from './database-errors.ts'
import { isTransactionPooler } from './pooling.ts'

const TRY_EVERY_MS = 1_000
/** One log line is written per this many attempts. */
const TRIES_PER_LINE = 5
const CONNECT_TIMEOUT_MS = 5_000
const PROBE_TIMEOUT_MS = 2_000
const OLDEST_VERSION = 14

/** SQL that is true on a standby, and where an operator has made a server, a database or a role read-only. */
export const ONLY_READS = `(pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean)`

/** The PostgreSQL of DATABASE_URL cannot be used in its present state. The message says what to do. */
export class DatabaseUnusable extends OperatorError {}

/** As {@link DatabaseUnusable}, for a state that may change soon. */
class NotYet extends Error {}

/**
 * Waits until the operator's PostgreSQL can be used. A server that refuses connections, is starting up, or whose name
 * cannot be resolved yet, is waited for: where containers start together, the product is often the first. A problem
 * that waiting cannot solve is thrown at once.
 *
 * @param servers connection settings of the servers, one of which must accept writes
 * @param waitUntil aborted when waiting should end; without it the servers are tried once
 * @returns the settings of the server that accepts writes
 * @throws DatabaseUnusable with a sentence for the operator; the reason of `waitUntil`
 */
export async function awaitServer(
  servers: readonly pg.ClientConfig[],
  log: Logger,
  waitUntil?: AbortSignal,
): Promise<pg.ClientConfig> {
  for (let tries = 0; ; tries += 1) {
    waitUntil?.throwIfAborted()
    try {
      const server = await findServer(servers)
      if (tries > 0) log.info('PostgreSQL answers')
      return server
    } catch (error) {
      const notYet = sentenceOf(error)
      if (!waitUntil) throw new DatabaseUnusable(notYet)
      if (tries % TRIES_PER_LINE === 0) {
        log.warn(`${notYet} Waiting for it; if it never comes, see whether DATABASE_URL is right.`)
      }
    }
    await pause(TRY_EVERY_MS, undefined, { signal: waitUntil }).catch(() => undefined)
  }
}

/**
 * Finds a server that the product can use now, by asking all of them at once. Normally exactly one accepts writes.
 *
 * @throws AggregateError with the reason of each server
 */
export function findServer(servers: readonly pg.ClientConfig[]): Promise<pg.ClientConfig> {
  return Promise.any(
    servers.map(async (server) => {
      const notYet = await reasonToWait(server)
      if (notYet !== null) throw new NotYet(notYet)
      return server
    }),
  )
}

/**
 * Describes what is missing at each server, where at least one may still become usable.
 *
 * @throws DatabaseUnusable where none will
 */
function sentenceOf(error: unknown): string {
  if (!(error instanceof AggregateError)) throw error
  const reasons = error.errors as Error[]
  const unusable = reasons.filter((reason) => !(reason instanceof NotYet))
  if (unusable.length === reasons.length) throw unusable[0]
  return reasons.map(({ message }) => message).join(' ')
}

/**
 * Null when the server can be used, else a sentence about what is missing and may still come.
 *
 * @throws DatabaseUnusable for problems that waiting cannot solve
 */
async function reasonToWait(connection: pg.ClientConfig): Promise<string | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // Errors after the answer are ignored: the next attempt uses a new connection.
  client.on('error', () => undefined)
  const server = nameOf(client)
  try {
    await client.connect()
    return (await examine(client, server)) ?? (await examinePooler(client, connection, server))
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw error
    if (isUnreachable(error)) {
      if (await isAnotherService(client))
        throw unusable(`What answers at ${server} is no PostgreSQL.`)
      return `PostgreSQL at ${server} does not answer yet (${wordsOf(error)}).`
    }
    throw unusable(refusal(error, client, server))
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function examine(client: pg.Client, server: string): Promise<string | null> {
  const { rows } = await client.query<{
    version: number
    reads: boolean
    encoding: string
    trigrams: boolean
    languages: boolean
  }>(`
    select current_setting('server_version_num')::int / 10000 as version,
      ${ONLY_READS} as reads,
      current_setting('server_encoding') as encoding,
      exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
      exists (select from pg_collation where collprovider = 'i') as languages`)
  const [found] = rows
  if (!found) throw new Error('PostgreSQL returned no row')
  if (found.version < OLDEST_VERSION) {
    throw unusable(
      `PostgreSQL at ${server} has version ${found.version}; at least ${OLDEST_VERSION} is needed.`,
    )
  }
  if (found.encoding !== 'UTF8')
    throw unusable(
      `The database at ${server} has the encoding ${found.encoding}; create one with UTF8.`,
    )
  if (!found.trigrams)
    throw unusable(
      `PostgreSQL at ${server} lacks the extension pg_trgm; install PostgreSQL's contrib package.`,
    )
  if (!found.languages)
    throw unusable(
      `PostgreSQL at ${server} was built without ICU, by which German texts are sorted.`,
    )
  return found.reads ? `PostgreSQL at ${server} only reads, as a standby does.` : null
}

async function examinePooler(
  client: pg.Client,
  connection: pg.ClientConfig,
  server: string,
): Promise<null> {
  if (await isTransactionPooler(client, connection))
    throw unusable(
      `The pooler at ${server} hands sessions of PostgreSQL on between transactions; give the product one with pool_mode = session (PgBouncer), or PostgreSQL itself.`,
    )
  return null
}

function refusal(error: unknown, { user, database }: pg.Client, server: string): string {
  const { code } = error as { code?: string }
  const words = wordsOf(error)
  if (code?.startsWith('28'))
    return `PostgreSQL at ${server} refuses the user "${user}" or the password (${words}).`
  if (code === '3D000') return `PostgreSQL at ${server} has no database "${database}".`
  return `PostgreSQL at ${server} cannot be used (${words}).`
}

function unusable(sentence: string): DatabaseUnusable {
  return new DatabaseUnusable(`${sentence} DATABASE_URL says which server, database and user.`)
}

/** The server's name for log lines, without user and password. */
function nameOf({ host, port }: pg.Client): string {
  return host.startsWith('/') ? host : `${host}:${port}`
}

function wordsOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return message || String(code)
}

/** PostgreSQL's SSLRequest message, which a server answers with one letter. */
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** Whether another service than PostgreSQL answers at this address, such as a web server. */
async function isAnotherService({ host, port }: pg.Client): Promise<boolean> {
  if (host.startsWith('/')) return false
  const socket = connect({ host, port })
  try {
    const late = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    socket.write(TLS_REQUEST)
    const [answer] = (await once(socket, 'data', { signal: late })) as [Buffer]
    return !/^([SN]|E.*)$/s.test(answer.toString('latin1'))
  } catch {
    // No answer: the caller waits and tries again.
    return false
  } finally {
    socket.destroy()
  }
}
