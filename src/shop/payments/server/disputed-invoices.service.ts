import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { invoiceErrors } from '#shop/invoices/server/invoices.errors.ts'
import { lockInvoice } from '#shop/invoices/server/invoices.repository.ts'
import type { PaymentAct } from './payments.service.ts'
import { deleteDispute, storeDispute } from './reminders.repository.ts'

/**
 * Marks an invoice as disputed by its buyer, with the reason in the words of staff: it is not reminded of any more. One
 * that is disputed already gets the new reason.
 *
 * @throws ProblemError 404 invoice.not_found
 */
export async function disputeInvoice(
  db: Database,
  invoiceId: string,
  reason: string,
  { actor, now }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const number = await lockedNumber(tx, invoiceId)
    await storeDispute(tx, { invoiceId, reason, recordedBy: actor, createdAt: now })
    // Without the reason, which may be about a person: the log stays when the person is erased.
    await record(tx, 'invoice.disputed', { invoiceId, number, actor })
  })
}

/**
 * Takes the mark back. Does nothing where there is none.
 *
 * @throws ProblemError 404 invoice.not_found
 */
export async function endDispute(
  db: Database,
  invoiceId: string,
  { actor }: Pick<PaymentAct, 'actor'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const number = await lockedNumber(tx, invoiceId)
    if (await deleteDispute(tx, invoiceId))
      await record(tx, 'invoice.dispute_ended', { invoiceId, number, actor })
  })
}

async function lockedNumber(tx: Transaction, invoiceId: string): Promise<string> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (invoice?.kind !== 'invoice') throw invoiceErrors.notFound()
  return invoice.number
}

function record(
  tx: Transaction,
  action: string,
  { invoiceId, number, actor }: { invoiceId: string; number: string; actor: string },
): Promise<void> {
  return recordAction(tx, { actor, action, subjectId: invoiceId, details: { number } })
}
