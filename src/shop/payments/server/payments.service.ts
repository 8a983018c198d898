import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum } from '#platform/basics/domain/money.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import { invoiceErrors } from '#shop/invoices/server/invoices.errors.ts'
import type { InvoiceAccountDetails, NewPayment } from '../domain/invoice-account.ts'
import { movedPayments } from '../domain/moved-payments.ts'
import {
  openAmount,
  PAYMENT_KIND_LABELS,
  type PaymentKind,
  paymentState,
} from '../domain/payment-state.ts'
import { lockBankLine, setBankLineState } from './bank-lines.repository.ts'
import { paymentErrors } from './payments.errors.ts'
import {
  type AccountRow,
  deletePayments,
  findPayment,
  insertPayments,
  listAccounts,
  listPayments,
  listPaymentsOfLine,
  listRelatedIds,
  lockInvoices,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts'

export interface PaymentAct {
  /** The administrator's e-mail. */
  actor: string
  now: Date
}

const RECORDED: Readonly<Record<PaymentKind, string>> = {
  received: 'invoice.payment_recorded',
  refunded: 'invoice.refund_recorded',
  written_off: 'invoice.written_off',
}

/**
 * An invoice with what was paid of it.
 *
 * @throws ProblemError 404 invoice.not_found
 */
export async function getAccount(db: Database, invoiceId: string): Promise<InvoiceAccountDetails> {
  const [account] = await withPayments(db, await listAccounts(db, { ids: [invoiceId] }))
  if (!account) throw invoiceErrors.notFound()
  return account
}

/** The accounts of a booking's invoices, the newest first; none for an unknown booking. */
export async function getAccountsOf(
  db: Database,
  registrationId: string,
): Promise<InvoiceAccountDetails[]> {
  if (!registrationIdSchema.safeParse(registrationId).success) return []
  return withPayments(db, await listAccounts(db, { registrationId }))
}

/**
 * Enters what staff typed. Money goes back at most as far as it came, and at most what is open is given up.
 *
 * @throws ProblemError 404 invoice.not_found; 409 payment.changed_meanwhile; 422 payment.day_in_future, .no_reason,
 * .too_much
 */
export async function recordPayment(
  db: Database,
  invoiceId: string,
  { kind, cents, day, note, seenOpen }: NewPayment,
  { actor, now }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [account] = await lockAccounts(tx, [invoiceId])
    if (!account) throw invoiceErrors.notFound()
    if (day > berlinDay(now)) throw paymentErrors.dayInFuture()
    if (kind === 'written_off' && note === '') throw paymentErrors.noReason()
    const open = openAmount(account)
    if (open !== seenOpen) throw paymentErrors.changed()
    const most = { received: cents, refunded: balanceOf(account), written_off: Math.max(0, open) }
    if (cents > most[kind]) throw paymentErrors.tooMuch(`${displaySum(most[kind])}\u00a0€`)
    await insertPayments(tx, [
      { invoiceId, kind, cents, day, source: 'manual', note, recordedBy: actor, createdAt: now },
    ])
    await record(tx, RECORDED[kind], { actor, subjectId: invoiceId, details: { cents, day, note } })
  })
}

/**
 * Removes an entry. One of a bank statement puts its line back to those to check, with all that was entered from it.
 *
 * @throws ProblemError 404 payment.not_found; 409 payment.refund_first
 */
export async function removePayment(
  db: Database,
  paymentId: string,
  { actor }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await findPayment(tx, paymentId)
    if (!found) throw paymentErrors.notFound()
    if (found.bankLineId) {
      await lockBankLine(tx, found.bankLineId)
      await removePaymentsOfLine(tx, found.bankLineId, actor)
    } else await removeEntries(tx, [found], actor)
  })
}

/** Removes what a line was entered as, and puts the line back to those to check. The line is locked. */
export async function removePaymentsOfLine(
  tx: Transaction,
  lineId: string,
  actor: string,
): Promise<void> {
  await removeEntries(tx, await listPaymentsOfLine(tx, lineId), actor)
  await setBankLineState(tx, [lineId], 'open')
}

/**
 * Gives money that has to go back from one invoice to an open one of the same buyer or booking.
 *
 * @throws ProblemError 404 invoice.not_found; 409 payment.not_movable
 */
export async function movePayments(
  db: Database,
  { from, to }: { from: string; to: string },
  { actor, now }: PaymentAct,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const accounts = await lockAccounts(tx, [from, to])
    const source = accounts.find(({ id }) => id === from)
    const target = accounts.find(({ id }) => id === to)
    if (!source || !target) throw invoiceErrors.notFound()
    const excess = -openAmount(source)
    const related = await listRelatedIds(tx, from, source.email)
    if (excess <= 0 || openAmount(target) <= 0 || !related.includes(to))
      throw paymentErrors.notMovable()
    const entries = await listPayments(tx, [from])
    const moved = movedPayments(entries, { isCancelled: source.isCancelled, excess })
    for (const { id, cents, isPart } of moved) {
      if (!isPart) {
        await updatePayment(tx, id, { invoiceId: to })
        continue
      }
      const whole = entries.find((entry) => entry.id === id) as PaymentRow
      await updatePayment(tx, id, { cents: whole.cents - cents })
      const { kind, day, source: origin, bankLineId, note, recordedBy } = whole
      const part = { invoiceId: to, kind, cents, day, source: origin, bankLineId, note, recordedBy }
      await insertPayments(tx, [{ ...part, createdAt: now }])
    }
    const details = { cents: excess, from: source.number, to: target.number }
    await record(tx, 'invoice.payment_moved', { actor, subjectId: from, details })
  })
}

/** Locks invoices and reads their accounts as they then are. Unknown ones are missing. */
export async function lockAccounts(tx: Transaction, ids: readonly string[]): Promise<AccountRow[]> {
  if (ids.length === 0) return []
  await lockInvoices(tx, ids)
  return listAccounts(tx, { ids })
}

/** What was received and has not gone back, in cents. */
export function balanceOf({ received, refunded }: AccountRow): number {
  return received - refunded
}

/**
 * @throws ProblemError 409 payment.refund_first where more would have gone back than came; payment.changed_meanwhile where
 * an entry was moved or removed since it was read
 */
async function removeEntries(
  tx: Transaction,
  entries: readonly { id: string; invoiceId: string }[],
  actor: string,
): Promise<void> {
  const ids = entries.map(({ id }) => id)
  const invoiceIds = [...new Set(entries.map(({ invoiceId }) => invoiceId))]
  await lockAccounts(tx, invoiceIds)
  const present = (await listPayments(tx, invoiceIds)).filter(({ id }) => ids.includes(id))
  if (present.length < entries.length) throw paymentErrors.changed()
  await deletePayments(tx, ids)
  const accounts = await listAccounts(tx, { ids: invoiceIds })
  if (accounts.some((account) => balanceOf(account) < 0)) throw paymentErrors.refundFirst()
  for (const { invoiceId, cents, day, kind } of present)
    await record(tx, 'invoice.payment_removed', {
      actor,
      subjectId: invoiceId,
      details: { cents, entry: PAYMENT_KIND_LABELS[kind], day },
    })
}

async function withPayments(
  db: Connection,
  accounts: readonly AccountRow[],
): Promise<InvoiceAccountDetails[]> {
  const entries =
    accounts.length === 0
      ? []
      : await listPayments(
          db,
          accounts.map(({ id }) => id),
        )
  const details: InvoiceAccountDetails[] = []
  for (const account of accounts) {
    const { id, number, company, gross, dueOn, cancelledBy } = account
    const open = openAmount(account)
    details.push({
      ...{ id, number, company, gross, dueOn, cancelledBy, open },
      state: paymentState(account),
      balance: balanceOf(account),
      payments: entries.filter(({ invoiceId }) => invoiceId === id).map(toPayment),
      movableTo: open < 0 ? await listMovable(db, account) : [],
    })
  }
  return details
}

function toPayment({ id, kind, cents, day, source, party, note, recordedBy }: PaymentRow) {
  return { id, kind, cents, day, source, party: party ?? '', note, recordedBy }
}

async function listMovable(db: Connection, { id, email }: AccountRow) {
  const related = await listRelatedIds(db, id, email)
  if (related.length === 0) return []
  const accounts = await listAccounts(db, { ids: related })
  return accounts
    .map((account) => ({ id: account.id, number: account.number, open: openAmount(account) }))
    .filter(({ open }) => open > 0)
    .slice(0, 10)
}

/** The amount as the log shows it. */
export function record(
  tx: Transaction,
  action: string,
  {
    actor,
    subjectId,
    details: { cents, ...details },
  }: { actor: string; subjectId: string; details: { cents: number } & Record<string, unknown> },
): Promise<void> {
  const amount = `${displaySum(Math.abs(cents))} €`
  return recordAction(tx, { actor, action, subjectId, details: { amount, ...details } })
}
