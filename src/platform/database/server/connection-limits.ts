import type { Socket } from 'node:net'
import type pg from 'pg'

/** Statements of requests and jobs take milliseconds; one that takes this long blocks others. */
const STATEMENT_MS = 8_000
/** A process that stops in the middle of a transaction must not keep its locks on seats. */
const IDLE_IN_TRANSACTION_MS = 30_000
/**
 * After this long without an answer the connection counts as dead. Longer than {@link STATEMENT_MS}, at which a working
 * server answers with a timeout.
 */
const SILENCE_MS = 9_000

/**
 * Sets timeouts on a connection of the pool, so that no caller waits forever. PostgreSQL ends statements that take too
 * long. A connection on which an answer is due but nothing arrives, because its server hangs or the network lost it, is
 * closed.
 *
 * @throws Error of the driver, when the settings cannot be sent
 */
export async function limitConnection(client: pg.ClientBase): Promise<void> {
  closeWhenSilent(client)
  await client.query(
    `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  )
}

function closeWhenSilent(client: pg.ClientBase): void {
  const socket = (client as pg.Client).connection.stream as Socket
  // An answer is due if bytes were sent after the last answer. A connection that only listens, or is idle, may be
  // silent.
  let sentAndAnswered = socket.bytesWritten
  client.on('drain', () => {
    sentAndAnswered = socket.bytesWritten
  })
  socket.setTimeout(SILENCE_MS, () => {
    if (socket.bytesWritten > sentAndAnswered) {
      socket.destroy(new Error(`The database was silent for ${SILENCE_MS} ms`))
    }
  })
}
