import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import { lockRegistrations } from '#shop/booking/server/registrations.repository.ts'
import { invoiceNumber } from '#site/pages/domain/invoice-number.ts'
import {
  bookingInvoice,
  cancellationOf,
  type InvoicedBooking,
  missingOf,
} from '../domain/booking-invoice.ts'
import type { DueDocuments } from '../domain/due-documents.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { invoiceXml } from '../domain/invoice-xml.ts'
import {
  hasSameTax,
  jointInvoice,
  leadingInvoice,
  type SingleInvoice,
} from '../domain/joint-invoice.ts'
import { recordOnBookings } from './invoice-acts.ts'
import { type InvoiceParts, makePdf } from './invoice-files.ts'
import { invoiceErrors } from './invoices.errors.ts'
import {
  type InvoicedRow,
  insertInvoice,
  isCancelled,
  listInvoicedBookings,
  lockInvoice,
  nextCount,
} from './invoices.repository.ts'
import { readBooking } from './invoices.service.ts'
import { queueInvoiceMail, type StoredInvoice } from './sending.service.ts'

/**
 * The last issuing of this process, which the next one waits for. Each holds the row of the year while it makes a PDF: at
 * once they would wait for it in the database, hold its connections, and some of them would give up.
 */
let last: Promise<unknown> = Promise.resolve()

/** Runs one issuing after another, each in a transaction. */
export function inTurn<Result>(
  { db }: InvoiceParts,
  issue: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const mine = last.then(() => inTransaction(db, issue))
  last = mine.catch(() => undefined)
  return mine
}

export interface Act {
  /** The administrator's e-mail. */
  actor: string
  now: Date
  /** Whether the document is sent as a mail. */
  send: boolean
}

/** A booking on its way into an invoice. */
export interface Candidate extends SingleInvoice {
  registrationId: string
  booking: InvoicedBooking
  due: DueDocuments
}
export type Candidates = readonly [Candidate, ...Candidate[]]

/**
 * Issues the invoice of a booking over what it owes.
 *
 * @returns its number
 * @throws ProblemError 404 registration.not_found; 409 invoice.incomplete, invoice.not_due, invoice.no_address
 */
export async function issueInvoice(
  parts: InvoiceParts,
  registrationId: string,
  act: Act,
): Promise<string> {
  return inTurn(parts, async (tx) => {
    const [candidate] = await lockCandidates(parts, tx, [registrationId], act.now)
    if (candidate?.due !== 'invoice') throw invoiceErrors.notDue()
    return issueOver(parts, tx, [candidate], act)
  })
}

/**
 * Takes an invoice back by a cancellation ("Stornorechnung") with the same lines and amounts. The invoice stays as it is.
 *
 * @returns the number of the cancellation
 * @throws ProblemError 404 invoice.not_found; 409 invoice.already_cancelled, invoice.no_address
 */
export async function cancelInvoice(
  parts: InvoiceParts,
  invoiceId: string,
  act: Act,
): Promise<string> {
  return inTurn(parts, async (tx) => {
    const cancellation = await cancelIn(parts, tx, invoiceId, act)
    if (act.send) await queueInvoiceMail(tx, cancellation)
    return cancellation.content.number
  })
}

/** As {@link cancelInvoice}, in a transaction of the caller, who sends it. */
export async function cancelIn(
  parts: InvoiceParts,
  tx: Transaction,
  invoiceId: string,
  act: Act,
): Promise<StoredInvoice> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (invoice?.kind !== 'invoice') throw invoiceErrors.notFound()
  if (await isCancelled(tx, invoiceId)) throw invoiceErrors.alreadyCancelled()
  const bookings = await listInvoicedBookings(tx, invoiceId)
  const content = cancellationOf(invoice.content, { number: '', today: berlinDay(act.now) })
  const stored = await store(parts, tx, { content, cancelsId: invoiceId, bookings, act })
  await recordOnBookings(tx, bookings, {
    ...{ action: 'registration.invoice_cancelled', number: invoice.number, actor: act.actor },
  })
  return stored
}

/** Locks bookings, and reads what the invoice of each would say. */
export async function lockCandidates(
  { readFirm }: InvoiceParts,
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Candidate[]> {
  const known = ids.filter((id) => registrationIdSchema.safeParse(id).success)
  await lockRegistrations(tx, known)
  const candidates: Candidate[] = []
  for (const registrationId of ids) {
    const { firm, booking, due } = await readBooking(tx, registrationId, readFirm)
    const content = bookingInvoice(firm, booking, { number: '', today: berlinDay(now) })
    candidates.push({ registrationId, booking, due, content, missing: missingOf(firm, booking) })
  }
  return candidates
}

/**
 * Issues the invoice over these bookings, which the caller has locked, and queues its mail where it is wanted.
 *
 * @returns its number
 * @throws ProblemError 409 invoice.incomplete, invoice.unfit, invoice.no_address
 */
export async function issueOver(
  parts: InvoiceParts,
  tx: Transaction,
  candidates: Candidates,
  act: Act,
): Promise<string> {
  const leading = leadingInvoice(candidates)
  if (leading.missing.length > 0) throw invoiceErrors.incomplete(leading.missing)
  const otherTax = candidates.filter(({ content }) => !hasSameTax(leading.content, content))
  if (otherTax.length > 0)
    throw invoiceErrors.unfit(
      otherTax.map(({ booking }) => `Für ${booking.reference} gilt eine andere Umsatzsteuer.`),
    )
  const bookings = candidates.map(({ registrationId, booking: { reference, cents } }) => ({
    ...{ registrationId, reference, cents },
  }))
  const content = jointInvoice(candidates)
  const invoice = await store(parts, tx, { content, cancelsId: null, bookings, act })
  const { number } = invoice.content
  await recordOnBookings(tx, bookings, {
    ...{ action: 'registration.invoice_issued', number, actor: act.actor },
  })
  if (act.send) await queueInvoiceMail(tx, invoice)
  return number
}

/**
 * Stores a document with its files, and gives it its number: that of the year's row, which stays locked until the
 * transaction ends, so no number is missing and none is given twice.
 */
async function store(
  parts: InvoiceParts,
  tx: Transaction,
  document: {
    /** Without its number. */
    content: InvoiceContent
    cancelsId: string | null
    bookings: readonly InvoicedRow[]
    act: Act
  },
): Promise<StoredInvoice> {
  const { cancelsId, bookings, act } = document
  const { profile, kind, issuedOn, dueOn, total } = document.content
  const { numberFormat } = (await parts.readFirm(tx)).invoices
  const count = await nextCount(tx, Number(issuedOn.slice(0, 4)))
  const number = invoiceNumber(numberFormat, issuedOn, count)
  const content = { ...document.content, number }
  const xml = invoiceXml(content)
  const row = {
    ...{ number, kind, profile, issuedOn, dueOn, cancelsId, content, xml },
    pdf: await makePdf(parts, content, { xml, now: act.now }),
    netCents: total.net,
    vatCents: total.vat,
    grossCents: total.gross,
    issuedBy: act.actor,
    createdAt: act.now,
  }
  return { id: await insertInvoice(tx, row, bookings), content }
}
