import pg from 'pg'

/**
 * Attempts. Two open connections to a pooler in transaction mode get the same session, unless others use it at the
 * moment.
 */
const TRIES = 5
/** A pooler in session mode without a free session lets a statement wait. */
const ANSWER_WITHIN_MS = 3_000

/**
 * Whether the connection goes through a pooler that reassigns sessions of PostgreSQL after each statement or
 * transaction (PgBouncer with `pool_mode = transaction` or `statement`). Then two connections that are open at the same
 * time may use one session, or one connection two. That never happens with PostgreSQL itself or a pooler in session
 * mode.
 *
 * @param client an open connection to the same address
 * @throws Error of the driver
 */
export async function isTransactionPooler(
  client: pg.Client,
  connection: pg.ClientConfig,
): Promise<boolean> {
  const other = new pg.Client({ ...connection, query_timeout: ANSWER_WITHIN_MS })
  // Where the connection is lost, the running statement fails too.
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
