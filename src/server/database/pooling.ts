import pg from 'pg'

/** Two open connections of a pooler in transaction mode get the same session, unless others use it at the moment. */
const TRIES = 5
/** A pooler in session mode that has no session left lets a statement wait. */
const ANSWER_WITHIN_MS = 3_000

/**
 * Whether a pooler stands between that hands sessions of PostgreSQL on from one statement or transaction to the next
 * (PgBouncer with `pool_mode = transaction` or `statement`). Then two connections that are open at the same time are
 * seen with one session, or one connection with two; PostgreSQL itself, and a pooler in session mode, never do that.
 *
 * @param client a connection to the same address that is open
 * @throws Error of the driver
 */
export async function handsSessionsOn(
  client: pg.Client,
  connection: pg.ClientConfig,
): Promise<boolean> {
  const other = new pg.Client({ ...connection, query_timeout: ANSWER_WITHIN_MS })
  // Where it is lost, the statement under way says so.
  other.on('error', () => undefined)
  try {
    await other.connect()
    const own = await sessionOf(client)
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await sessionOf(other)) === own || (await sessionOf(client)) !== own) return true
    }
    return false
  } finally {
    await other.end()
  }
}

async function sessionOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
