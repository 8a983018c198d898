import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { isSerializationFailure } from './database-errors.ts'

/** Maximum attempts. At each of them another transaction succeeded, so more are unlikely to help. */
const ATTEMPTS = 5

/**
 * Runs the work in one transaction: all of it is stored or nothing. Where PostgreSQL aborts it because of a concurrent
 * transaction, the work runs again from the beginning, so it must have no effects outside of `tx`.
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
      if (attempt >= ATTEMPTS || !isSerializationFailure(error)) throw error
    }
  }
}

/** A statement that is sent only when it is executed, as Drizzle's builders are when they are awaited. */
interface Statement {
  execute(): Promise<unknown>
}

type AnswerTo<S> = S extends Statement ? Awaited<ReturnType<S['execute']>> : null

/**
 * Sends statements of a transaction as one batch, in one round trip to the database. They run one after another in the
 * given order, so each sees the effects of those before it. null stands for a statement that is not needed.
 *
 * @throws the error of the first statement that failed; those after it only report that the transaction is aborted
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
 * As {@link inOneFlight}, followed by the commit in the same batch, so that locks are released without another round
 * trip. No statement can follow in this transaction. Where a statement fails the commit stores nothing, because
 * PostgreSQL rolls an aborted transaction back.
 */
export async function inLastFlight<Statements extends readonly (Statement | null)[] | []>(
  tx: Transaction,
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: AnswerTo<Statements[Index]> }> {
  type Answers = { -readonly [Index in keyof Statements]: AnswerTo<Statements[Index]> }
  const answers = await inOneFlight([...statements, tx.execute(sql`commit`)])
  return answers.slice(0, -1) as Answers
}
