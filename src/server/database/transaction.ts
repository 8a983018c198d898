import type { Database, Transaction } from './database.ts'
import { isBrokenOff } from './database-errors.ts'

/** Each time another one got through; so many in a row are no chance any more. */
const ATTEMPTS = 5

/**
 * Runs the work in one transaction: all of it is stored or nothing. Where PostgreSQL breaks it off for the sake of
 * another transaction, everything is done again from the beginning, so the work must do nothing outside of `tx`.
 *
 * @throws whatever the work throws, after nothing was stored
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !isBrokenOff(error)) throw error
    }
  }
}
