import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { displaySum } from '#platform/basics/domain/money.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { invoiceErrors } from '#shop/invoices/server/invoices.errors.ts'
import type { BankLine, BankLinesQuery } from '../domain/bank-line.ts'
import { sharesOf } from '../domain/line-shares.ts'
import { matcherOf, type PayableInvoice } from '../domain/match-line.ts'
import { openAmount } from '../domain/payment-state.ts'
import {
  countBankLines,
  listBankLines,
  lockBankLine,
  setBankLineState,
} from './bank-lines.repository.ts'
import { listPayable } from './bank-statements.service.ts'
import { paymentErrors } from './payments.errors.ts'
import { insertPayments } from './payments.repository.ts'
import {
  balanceOf,
  lockAccounts,
  type PaymentAct,
  record,
  removePaymentsOfLine,
} from './payments.service.ts'

/** Lines of bank statements; those to check with the invoices that they may be about now. */
export async function getBankLines(
  db: Database,
  query: BankLinesQuery,
  now: Date,
): Promise<{ lines: BankLine[]; count: number }> {
  const count = await countBankLines(db, query.state)
  const rows = await listBankLines(db, query)
  if (query.state !== 'open' || rows.length === 0)
    return { count, lines: rows.map((line) => ({ ...line, proposals: [] })) }
  const invoices: PayableInvoice[] = JSON.parse(await listPayable(db, now))
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const compare = matcherOf(invoices)
  const lines = rows.map((line) => ({
    ...line,
    proposals: compare(line).proposals.flatMap(({ id, reason }) => {
      const invoice = byId.get(id)
      if (!invoice) return []
      const { number, company, open } = invoice
      return [{ invoiceId: id, number, company, open, reason }]
    }),
  }))
  return { count, lines }
}

/**
 * Enters a line for the invoices that staff chose: each gets what is open of it, the last one the rest.
 *
 * @throws ProblemError 404 bank_line.not_found, invoice.not_found; 409 bank_line.not_open, .not_that_much_paid
 */
export async function assignLine(
  db: Database,
  lineId: string,
  invoiceIds: readonly string[],
  { actor, now }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { line } = await lockOpenLine(tx, lineId)
    const wanted = [...new Set(invoiceIds)]
    const locked = await lockAccounts(tx, wanted)
    const accounts = wanted.flatMap((id) => locked.find((account) => account.id === id) ?? [])
    if (accounts.length < wanted.length) throw invoiceErrors.notFound()
    const [kind, action] =
      line.cents > 0
        ? (['received', 'invoice.payment_recorded'] as const)
        : (['refunded', 'invoice.refund_recorded'] as const)
    const shares = sharesOf(line.cents, accounts.map(openAmount))
    for (const [index, account] of accounts.entries()) {
      const cents = shares[index] ?? 0
      if (cents === 0) continue
      if (kind === 'refunded' && cents > balanceOf(account)) throw paymentErrors.notThatMuchPaid()
      const { id: invoiceId } = account
      const payment = { invoiceId, kind, cents, day: line.day, bankLineId: lineId, createdAt: now }
      await insertPayments(tx, [{ ...payment, source: 'statement', recordedBy: actor }])
      const details = { cents, day: line.day, byStatement: true }
      await record(tx, action, { actor, subjectId: invoiceId, details })
    }
    await setBankLineState(tx, [lineId], 'entered')
  })
}

/**
 * Says that a line is about no invoice.
 *
 * @throws ProblemError 404 bank_line.not_found; 409 bank_line.not_open
 */
export async function ignoreLine(
  db: Database,
  lineId: string,
  { actor }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { line, fileName } = await lockOpenLine(tx, lineId)
    await setBankLineState(tx, [lineId], 'ignored')
    await recordLine(tx, 'bank_statement.line_ignored', { actor, line, fileName })
  })
}

/**
 * Puts a line back to those to check, and removes what it was entered as.
 *
 * @throws ProblemError 404 bank_line.not_found; 409 bank_line.open, payment.refund_first
 */
export async function reopenLine(
  db: Database,
  lineId: string,
  { actor }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await lockBankLine(tx, lineId)
    if (!found) throw paymentErrors.lineNotFound()
    if (found.line.state === 'open') throw paymentErrors.lineOpen()
    await removePaymentsOfLine(tx, lineId, actor)
    await recordLine(tx, 'bank_statement.line_reopened', { actor, ...found })
  })
}

async function lockOpenLine(tx: Transaction, id: string) {
  const found = await lockBankLine(tx, id)
  if (!found) throw paymentErrors.lineNotFound()
  if (found.line.state !== 'open') throw paymentErrors.lineNotOpen()
  return found
}

function recordLine(
  tx: Transaction,
  action: string,
  {
    actor,
    line: { statementId, cents, day },
    fileName,
  }: {
    actor: string
    line: { statementId: string; cents: number; day: string }
    fileName: string
  },
): Promise<void> {
  const amount = `${cents < 0 ? '−' : ''}${displaySum(Math.abs(cents))} €`
  const details = { fileName, amount, day }
  return recordAction(tx, { actor, action, subjectId: statementId, details })
}
