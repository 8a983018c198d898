import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import { findReferences, lockRegistrations } from '#shop/booking/server/registrations.repository.ts'
import { bookingInvoice, type InvoicedBooking, missingOf } from '../domain/booking-invoice.ts'
import type { DueDocuments } from '../domain/due-documents.ts'
import {
  asInvoiced,
  hasSameBuyer,
  hasSameTax,
  jointInvoice,
  leadingInvoice,
  type SingleInvoice,
} from '../domain/joint-invoice.ts'
import type { IssuingResult } from '../domain/several-invoices.ts'
import type { InvoiceParts } from './invoice-files.ts'
import { invoiceErrors } from './invoices.errors.ts'
import { findInvoiceFacts, listInvoicedBookings } from './invoices.repository.ts'
import {
  type Act,
  cancelIn,
  inTurn,
  isInForce,
  issueInvoice,
  readBooking,
  record,
  store,
  takeNumber,
} from './invoices.service.ts'
import { queueInvoiceMail } from './sending.service.ts'

/** A booking on its way into an invoice. */
interface Candidate extends SingleInvoice {
  registrationId: string
  booking: InvoicedBooking
  due: DueDocuments
}
type Candidates = readonly [Candidate, ...Candidate[]]

/**
 * Issues one invoice over several bookings, with a line for each. Its buyer is that of the first booking whose data are
 * complete.
 *
 * @param otherBuyers whether staff want it although some bookings name another company
 * @returns its number
 * @throws ProblemError 404 registration.not_found; 409 invoice.unfit, invoice.other_buyers, invoice.incomplete,
 * invoice.no_address
 */
export async function issueJointInvoice(
  parts: InvoiceParts,
  ids: readonly string[],
  { otherBuyers, ...act }: Act & { otherBuyers: boolean },
): Promise<string> {
  return inTurn(() =>
    inTransaction(parts.db, async (tx) => {
      await lockRegistrations(tx, [...ids])
      const candidates = await readCandidates(parts, tx, ids, act.now)
      requireFitting(candidates)
      if (!otherBuyers) requireOneBuyer(candidates)
      return issueOver(parts, tx, candidates, act)
    }),
  )
}

/**
 * Takes the invoice of a booking back and issues the one that says what is owed now, in one transaction. Where the
 * invoice is about other bookings too, the new one is about all that still owe something, and goes to the same buyer.
 *
 * @returns the number of the new invoice
 * @throws ProblemError 404 registration.not_found; 409 invoice.nothing_to_replace, invoice.unfit, invoice.incomplete,
 * invoice.no_address
 */
export async function replaceInvoice(
  parts: InvoiceParts,
  registrationId: string,
  act: Act,
): Promise<string> {
  return inTurn(() =>
    inTransaction(parts.db, async (tx) => {
      const before = await readBooking(tx, registrationId, parts.readFirm)
      const inForce = before.rows.find(isInForce)
      const invoice = inForce && (await findInvoiceFacts(tx, inForce.id))
      if (!invoice) throw invoiceErrors.nothingToReplace()
      const ids = (await listInvoicedBookings(tx, invoice.id)).flatMap(
        ({ registrationId: id }) => id ?? [],
      )
      await lockRegistrations(tx, ids)
      // Read again: it was not locked.
      const { due } = await readBooking(tx, registrationId, parts.readFirm)
      if (due === 'none' || due === 'invoice') throw invoiceErrors.nothingToReplace()
      const owing = (await readCandidates(parts, tx, ids, act.now)).filter(
        ({ booking }) => booking.cents > 0,
      )
      const [first, ...others] = asInvoiced(invoice.content, owing)
      if (!first) throw invoiceErrors.nothingToReplace()
      const cancellation = await cancelIn(parts, tx, invoice.id, act)
      const number = await issueOver(parts, tx, [first, ...others], act)
      if (act.send) await queueInvoiceMail(tx, cancellation.id, { replacedBy: number })
      return number
    }),
  )
}

/**
 * Issues an invoice for each of the bookings, each in a transaction of its own, one after another, so that one without
 * an invoice keeps no other from having one.
 *
 * @returns what became of each, in the order of the ids
 */
export async function issueEach(
  parts: InvoiceParts,
  ids: readonly string[],
  act: Act,
): Promise<IssuingResult[]> {
  const references = await findReferences(parts.db, [...ids])
  const results: IssuingResult[] = []
  for (const id of ids) {
    const reference = references.get(id) ?? null
    try {
      const number = await issueInvoice(parts, id, act)
      results.push({ id, reference: reference ?? '', number })
    } catch (error) {
      if (!(error instanceof ProblemError) && results.length === 0) throw error
      const { code, message } =
        error instanceof ProblemError ? error : registrationErrors.notFinished()
      results.push({ id, reference, problem: { code, detail: message } })
    }
  }
  return results
}

async function readCandidates(
  parts: InvoiceParts,
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  for (const registrationId of ids) {
    const { firm, booking, due } = await readBooking(tx, registrationId, parts.readFirm)
    const content = bookingInvoice(firm, booking, { number: '', today: berlinDay(now) })
    candidates.push({ registrationId, booking, due, content, missing: missingOf(firm, booking) })
  }
  return candidates
}

/** @throws ProblemError 409 invoice.unfit, which names each booking that does not fit and why */
function requireFitting(candidates: readonly Candidate[]): asserts candidates is Candidates {
  const reasons = candidates.flatMap(({ due, booking: { reference, cents } }) => {
    if (due === 'invoice') return []
    if (due !== 'none') return `${reference} hat eine Rechnung, die erst zu stornieren ist.`
    return cents === 0
      ? `Zu ${reference} ist nichts zu zahlen.`
      : `${reference} ist schon in Rechnung gestellt.`
  })
  if (reasons.length > 0) throw invoiceErrors.unfit(reasons)
}

/** @throws ProblemError 409 invoice.other_buyers, which names them */
function requireOneBuyer(candidates: Candidates): void {
  const leading = leadingInvoice(candidates)
  const others = candidates.filter(({ content }) => !hasSameBuyer(leading.content, content))
  if (others.length > 0)
    throw invoiceErrors.otherBuyers(
      leading.content.buyer.name,
      others.map(({ booking, content }) => `${booking.reference}: ${content.buyer.name}`),
    )
}

/** Issues the invoice, and queues its mail where it is wanted. The caller has locked the bookings. */
async function issueOver(
  parts: InvoiceParts,
  tx: Transaction,
  candidates: Candidates,
  { actor, now, send }: Act,
): Promise<string> {
  const leading = leadingInvoice(candidates)
  if (leading.missing.length > 0) throw invoiceErrors.incomplete(leading.missing)
  const otherTax = candidates.filter(({ content }) => !hasSameTax(leading.content, content))
  if (otherTax.length > 0)
    throw invoiceErrors.unfit(
      otherTax.map(({ booking }) => `Für ${booking.reference} gilt eine andere Umsatzsteuer.`),
    )
  const number = await takeNumber(tx, await parts.readFirm(tx), berlinDay(now))
  const id = await store(parts, tx, {
    content: { ...jointInvoice(candidates), number },
    cancelsId: null,
    bookings: candidates.map(({ registrationId, booking }) => ({
      registrationId,
      reference: booking.reference,
      cents: booking.cents,
    })),
    ...{ actor, now },
  })
  for (const { registrationId } of candidates)
    await record(tx, 'registration.invoice_issued', { registrationId, number, actor })
  if (send) await queueInvoiceMail(tx, id)
  return number
}
