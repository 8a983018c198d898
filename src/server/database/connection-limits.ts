import type { Socket } from 'node:net'
import type pg from 'pg'

/** A statement of a request or a job takes milliseconds; one that takes this long holds others up. */
const STATEMENT_MS = 8_000
/** A process that stops in the middle of a transaction must not hold seats for those of the others. */
const IDLE_IN_TRANSACTION_MS = 30_000
/** A server that lives says "too long" before this. */
const SILENCE_MS = 9_000

/**
 * Prepares a connection of the pool so that nobody waits on it without end: PostgreSQL ends what takes too long, and a
 * connection on which it owes an answer and says nothing, because its machine hangs or the network lost it, is closed.
 *
 * @throws Error of the driver, when the server cannot be told
 */
export async function limitConnection(client: pg.ClientBase): Promise<void> {
  closeWhenSilent(client)
  await client.query(
    `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  )
}

function closeWhenSilent(client: pg.ClientBase): void {
  const socket = (client as pg.Client).connection.stream as Socket
  // Whatever was sent after the driver had its last answer is what one is still owed for. A connection that only
  // listens, or that nobody uses, may be silent.
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
