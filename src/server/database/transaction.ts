import { sql } from 'drizzle-orm'
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

/** A statement that is not sent before it is executed: what Drizzle's builders are until somebody awaits them. */
interface Statement {
  execute(): Promise<unknown>
}

type AnswerTo<S> = S extends Statement ? Awaited<ReturnType<S['execute']>> : null

/**
 * Sends statements of a transaction together, so that they go to the database and back once. It works them off one after
 * another in the order given, so each sees what those before it did. null stands for one that is not needed.
 *
 * @throws what the first of them that failed did: those behind it only say that the transaction is broken
 */
export async function inOneFlight<Statements extends readonly (Statement | null)[] | []>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: AnswerTo<Statements[Index]> }> {
  const outcomes = await Promise.allSettled(
    statements.map((statement) => (statement ? statement.execute() : null)),
  )
  const answers = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
  return answers as { -readonly [Index in keyof Statements]: AnswerTo<Statements[Index]> }
}

/**
 * As {@link inOneFlight}, with the commit behind them: what was locked is free again without another way to the database
 * and back. Nothing can follow in this transaction. Where a statement fails the commit stores nothing, as PostgreSQL
 * does with a transaction that is broken.
 */
export async function inLastFlight<Statements extends readonly (Statement | null)[] | []>(
  tx: Transaction,
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: AnswerTo<Statements[Index]> }> {
  type Answers = { -readonly [Index in keyof Statements]: AnswerTo<Statements[Index]> }
  const answers = await inOneFlight([...statements, tx.execute(sql`commit`)])
  return answers.slice(0, -1) as Answers
}
