import { recordAction, recordActions } from '#platform/audit-log/server/audit-log.repository.ts'
import { addDays, berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum } from '#platform/basics/domain/money.ts'
import type { LoadGate } from '#platform/basics/server/load-gate.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import type { ImportResult } from '../domain/bank-line.ts'
import {
  insertNewLines,
  insertStatement,
  listKnownKeys,
  setBankLineState,
} from './bank-lines.repository.ts'
import { paymentErrors } from './payments.errors.ts'
import { insertPayments, lockInvoices, readOpen, readPayable } from './payments.repository.ts'
import type { PaymentAct } from './payments.service.ts'
import { readStatements } from './read-statement.ts'
import type { ComparedLine } from './statement-file.ts'

/** Invoices of so many days are compared with lines, and older ones that are not settled. */
const COMPARED_DAYS = 400
/** How long it rests between two portions while visitors book, in milliseconds. */
const REST_MS = 150
/** Lines that are stored at a time; more in a long statement, whose invoices would stay locked for too long. */
const PORTION = 250
const PORTIONS_MAX = 20

export interface ImportParts {
  db: Database
  loadGate: LoadGate
  /** Every fact about the firm, as it is stored. */
  readFirm: (db: Connection) => Promise<FirmValues>
}

interface Upload {
  fileName: string
  bytes: Uint8Array
}

/**
 * Reads a bank statement, stores the lines that no earlier one had, and enters those that name an invoice and have exactly
 * its open amount. All of it is stored or nothing. Bookings go first: it rests between portions while visitors book.
 *
 * @throws ProblemError 409 statement.no_iban; 422 statement.unreadable, .too_much_work, .other_account
 */
export async function importStatement(
  { db, loadGate, readFirm }: ImportParts,
  { fileName, bytes }: Upload,
  act: PaymentAct,
): Promise<ImportResult> {
  const { iban } = (await readFirm(db)).invoices
  if (iban === '') throw paymentErrors.noIban()
  const rest = () => loadGate.rest(REST_MS)
  await rest()
  const invoices = await listPayable(db, act.now)
  const statements = await readStatements({ bytes, invoices }, rest)
  const other = statements.find((statement) => statement.iban !== iban)
  if (other) throw paymentErrors.otherAccount(other.iban)
  // A file, or the files of an archive, may overlap.
  const lines = new Map(
    statements
      .flatMap((statement) => statement.lines)
      .filter(({ cents }) => cents !== 0)
      .map((line) => [line.key, line]),
  )
  const known = await listKnownKeys(db, [...lines.keys()])
  const unknown = [...lines.values()].filter(({ key }) => !known.has(key))
  return inTransaction(db, (tx) =>
    storeLines(tx, unknown, { fileName, iban, all: lines.size, act, rest }),
  )
}

interface Storing {
  fileName: string
  iban: string
  /** How many lines the statement has. */
  all: number
  act: PaymentAct
  rest: () => Promise<void>
}

async function storeLines(
  tx: Transaction,
  unknown: readonly ComparedLine[],
  { fileName, iban, all, act, rest }: Storing,
): Promise<ImportResult> {
  const { actor, now } = act
  const wanted = unknown.filter(concernsUs)
  const statementId = await insertStatement(tx, {
    fileName,
    iban,
    importedBy: actor,
    createdAt: now,
  })
  const open = await lockOpen(tx, wanted)
  const portion = Math.max(PORTION, Math.ceil(wanted.length / PORTIONS_MAX))
  let newLines = 0
  let entered = 0
  for (let start = 0; start < wanted.length; start += portion) {
    await rest()
    const fresh = await storeNew(tx, wanted.slice(start, start + portion), { statementId, now })
    newLines += fresh.length
    entered += await enterExact(tx, fresh, { open, act })
  }
  const result = {
    newLines,
    knownLines: all - unknown.length + wanted.length - newLines,
    entered,
    toCheck: newLines - entered,
    notStored: unknown.length - wanted.length,
  }
  await recordAction(tx, {
    actor,
    action: 'bank_statement.imported',
    subjectId: statementId,
    details: { fileName, newLines: result.newLines, enteredLines: entered },
  })
  return result
}

/** Locks the invoices for which lines may be entered without staff. @returns what is open of each, in cents */
async function lockOpen(
  tx: Transaction,
  lines: readonly ComparedLine[],
): Promise<Map<string, number>> {
  const ids = [...new Set(lines.flatMap(({ match }) => match.exact.map(({ id }) => id)))]
  await lockInvoices(tx, ids)
  return readOpen(tx, ids)
}

type FreshLine = ComparedLine & { id: string }

/** Stores the lines that no other upload has stored meanwhile. */
async function storeNew(
  tx: Transaction,
  lines: readonly ComparedLine[],
  { statementId, now }: { statementId: string; now: Date },
): Promise<FreshLine[]> {
  const rows = lines.map(({ key, day, cents, party, partyIban, text }) => ({
    ...{ statementId, key, day, cents, party, partyIban, text, createdAt: now },
  }))
  const stored = new Map((await insertNewLines(tx, rows)).map(({ key, id }) => [key, id]))
  return lines.flatMap((line) => {
    const id = stored.get(line.key)
    return id === undefined ? [] : { ...line, id }
  })
}

interface Entering {
  /** What is open of the locked invoices, in cents. An invoice for which a line is entered has 0 from then on. */
  open: Map<string, number>
  act: PaymentAct
}

/**
 * Enters the lines whose amount is exact now that their invoices are locked: another upload, or staff, may have been
 * quicker, and of two equal transfers in one statement the second one pays nothing.
 *
 * @returns how many lines were entered
 */
async function enterExact(
  tx: Transaction,
  fresh: readonly FreshLine[],
  { open, act: { actor, now } }: Entering,
): Promise<number> {
  const exact = fresh.filter(({ match }) => match.exact.length > 0)
  const entered: string[] = []
  const payments: Parameters<typeof insertPayments>[1] = []
  for (const { id, day, cents: all, match } of exact) {
    const sign = Math.sign(all)
    if (match.exact.some((part) => open.get(part.id) !== sign * part.cents)) continue
    entered.push(id)
    for (const { id: invoiceId, cents } of match.exact) {
      open.set(invoiceId, 0)
      payments.push({
        ...{ invoiceId, cents, day, source: 'statement', bankLineId: id },
        kind: sign > 0 ? 'received' : 'refunded',
        recordedBy: actor,
        createdAt: now,
      })
    }
  }
  await insertPayments(tx, payments)
  await setBankLineState(tx, entered, 'entered')
  await recordActions(
    tx,
    payments.map(({ invoiceId, kind, cents, day }) => ({
      actor,
      action: kind === 'received' ? 'invoice.payment_recorded' : 'invoice.refund_recorded',
      subjectId: invoiceId,
      details: { amount: `${displaySum(cents)} €`, day, byStatement: true },
    })),
  )
  return entered.length
}

/**
 * Whether a line is stored. Money that left the account is, where it takes back a payment, or an invoice may be meant:
 * wages and rents are none of this product's business.
 */
function concernsUs({ cents, isReturn, match }: ComparedLine): boolean {
  return cents > 0 || isReturn || match.proposals.length > 0
}

/** The invoices that lines may be about, with what is open of each: `PayableInvoice[]` as JSON. */
export function listPayable(db: Connection, now: Date): Promise<string> {
  return readPayable(db, addDays(berlinDay(now), -COMPARED_DAYS))
}
