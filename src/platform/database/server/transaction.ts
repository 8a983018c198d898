import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Connection, Database, Transaction } from './database.ts'
import { isSerializationFailure } from './database-errors.ts'

/** Maximum attempts. At each of them another transaction succeeded, so more are unlikely to help. */
const ATTEMPTS = 5

/**
 * Runs the work in one transaction: all of it is stored or nothing. Where PostgreSQL aborts it because of a concurrent
 * transaction, the work runs again from the beginning, so it must have no effects outside of `tx`.
 *
 * @param db the database; or the transaction of the caller, as part of which the work runs
 * @throws whatever the work throws, after nothing was stored
 */
export async function inTransaction<Result>(
  db: Connection,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!('$client' in db)) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactionOn(db.$client, work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !isSerializationFailure(error)) throw error
    }
  }
}

/**
 * What the work would do: runs it in a transaction, and stores nothing.
 *
 * @throws whatever the work throws
 */
export async function rolledBack<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = []
  const end = new Error('This transaction is only a preview.')
  await inTransaction(db, async (tx) => {
    results.push(await work(tx))
    throw end
  }).catch((error: unknown) => {
    if (error !== end) throw error
  })
  return results.at(-1) as Result
}

/**
 * Runs a transaction of Drizzle on a connection that is taken from the pool here. Drizzle 0.45 takes it itself
 * otherwise, and does not release it when `begin` fails.
 */
async function transactionOn<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await drizzle({ client }).transaction(work)
  } finally {
    client.release()
  }
}
