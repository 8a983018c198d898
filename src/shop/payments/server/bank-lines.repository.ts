import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { insertMany } from '#platform/database/server/insert-many.ts'
import { isOneOf } from '#platform/database/server/is-one-of.ts'
import { invoices } from '#shop/invoices/server/invoices.schema.ts'
import type { BankLineState } from '../domain/payment-state.ts'
import { bankLines, bankStatements, payments } from './payments.schema.ts'

/** Of a payer's IBAN, what stays once it is decided what a line is. */
const IBAN_END = 4

/** Stores that a statement came. @returns its id */
export async function insertStatement(
  tx: Transaction,
  statement: typeof bankStatements.$inferInsert,
): Promise<string> {
  const [row] = await tx
    .insert(bankStatements)
    .values(statement)
    .returning({ id: bankStatements.id })
  if (!row) throw new Error('The statement was not stored')
  return row.id
}

/**
 * Stores the lines that are not stored yet, in the order of their keys: two transactions that call this once each cannot
 * block each other. Those that call it several times can; `inTransaction` then runs one of them again.
 *
 * @returns the keys and ids of the new ones
 */
export async function insertNewLines(
  tx: Transaction,
  lines: readonly (typeof bankLines.$inferInsert)[],
): Promise<{ id: string; key: string }[]> {
  if (lines.length === 0) return []
  const sorted = lines.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const { rows } = await tx.execute<{ id: string; key: string }>(
    sql`${insertMany(bankLines, sorted)} on conflict (key) do nothing returning id, key`,
  )
  return rows
}

/** Which of the keys are stored. */
export async function listKnownKeys(db: Connection, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: bankLines.key })
    .from(bankLines)
    .where(sql`${bankLines.key} = any(${sql.param([...keys])}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Lines of that state with the names of their files; those to check the oldest first, others the newest. */
export function listBankLines(
  db: Connection,
  { state, limit, offset }: { state: BankLineState; limit: number; offset: number },
) {
  const order = state === 'open' ? asc : desc
  return db
    .select({
      id: bankLines.id,
      day: bankLines.day,
      cents: bankLines.cents,
      party: bankLines.party,
      partyIban: bankLines.partyIban,
      text: bankLines.text,
      fileName: bankStatements.fileName,
      enteredFor: sql<string[]>`array(select distinct ${invoices.number} from ${payments}
        join ${invoices} on ${invoices.id} = ${payments.invoiceId}
        where ${payments.bankLineId} = ${bankLines.id} order by 1)`,
    })
    .from(bankLines)
    .innerJoin(bankStatements, eq(bankStatements.id, bankLines.statementId))
    .where(eq(bankLines.state, state))
    .orderBy(order(bankLines.day), order(bankLines.id))
    .limit(limit)
    .offset(offset)
}

/** How many lines have that state. */
export async function countBankLines(db: Connection, state: BankLineState): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(bankLines)
    .where(eq(bankLines.state, state))
  return row?.count ?? 0
}

/** Locks a line until the end of the transaction; undefined where there is none. */
export async function lockBankLine(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      line: bankLines,
      fileName: sql<string>`(select ${bankStatements.fileName} from ${bankStatements}
        where ${bankStatements.id} = ${bankLines.statementId})`,
    })
    .from(bankLines)
    .where(eq(bankLines.id, id))
    .for('update')
  return row
}

/** Says what lines are. Once they are entered or ignored, of the payer's IBAN the end alone stays. */
export async function setBankLineState(
  tx: Transaction,
  ids: readonly string[],
  state: BankLineState,
): Promise<void> {
  if (ids.length === 0) return
  const shortened = sql`right(${bankLines.partyIban}, ${IBAN_END}::int)`
  await tx
    .update(bankLines)
    .set({ state, ...(state !== 'open' && { partyIban: shortened }) })
    .where(isOneOf(bankLines.id, ids))
}
