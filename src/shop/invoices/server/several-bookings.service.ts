import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import { findReferences } from '#shop/booking/server/registrations.repository.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { asInvoiced, hasSameBuyer, leadingInvoice } from '../domain/joint-invoice.ts'
import type { IssuingResult } from '../domain/several-invoices.ts'
import type { InvoiceParts } from './invoice-files.ts'
import { invoiceErrors } from './invoices.errors.ts'
import { findInvoice, listInvoicedBookings } from './invoices.repository.ts'
import { isInForce, readBooking } from './invoices.service.ts'
import {
  type Act,
  type Candidate,
  type Candidates,
  cancelIn,
  inTurn,
  issueInvoice,
  issueOver,
  lockCandidates,
} from './issuing.service.ts'
import { queueInvoiceMail } from './sending.service.ts'

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
  return inTurn(parts, async (tx) => {
    const candidates = await lockCandidates(parts, tx, ids, act.now)
    requireFitting(candidates)
    if (!otherBuyers) requireOneBuyer(candidates)
    return issueOver(parts, tx, candidates, act)
  })
}

/**
 * Takes the invoice of a booking back and issues the one that says what is owed now, in one transaction. Where the
 * invoice is about other bookings too, the new one is about all that still owe something, and goes to the same buyer.
 *
 * @returns the number of the new invoice
 * @throws ProblemError 404 registration.not_found; 409 invoice.nothing_to_replace, invoice.another_buyer, invoice.unfit,
 * invoice.incomplete, invoice.no_address
 */
export async function replaceInvoice(
  parts: InvoiceParts,
  registrationId: string,
  act: Act,
): Promise<string> {
  return inTurn(parts, async (tx) => {
    const before = await readBooking(tx, registrationId, parts.readFirm)
    const inForce = before.rows.find(isInForce)
    const invoice = inForce && (await findInvoice(tx, inForce.id))
    if (!invoice) throw invoiceErrors.nothingToReplace()
    const invoiced = await listInvoicedBookings(tx, invoice.id)
    const ids = invoiced.flatMap(({ registrationId: id }) => id ?? [])
    const candidates = await lockCandidates(parts, tx, ids, act.now)
    // Compared anew: it was not locked.
    const due = candidates.find((one) => one.registrationId === registrationId)?.due
    if (due !== 'replacement' && due !== 'cancellation') throw invoiceErrors.nothingToReplace()
    const owing = candidates.filter(({ booking }) => booking.cents > 0)
    const [first, ...others] = asInvoiced(invoice.content, owing)
    if (!first) throw invoiceErrors.nothingToReplace()
    if (invoiced.length > 1) requireBuyerOf(invoice.content, [first, ...others])
    const cancellation = await cancelIn(parts, tx, invoice.id, act)
    const number = await issueOver(parts, tx, [first, ...others], act)
    if (act.send) await queueInvoiceMail(tx, cancellation, { replacedBy: number })
    return number
  })
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

/** @throws ProblemError 409 invoice.another_buyer where the new invoice would go to another company than this one */
function requireBuyerOf(invoice: InvoiceContent, candidates: Candidates): void {
  const { content, missing } = leadingInvoice(candidates)
  if (missing.length === 0 && !hasSameBuyer(invoice, content))
    throw invoiceErrors.anotherBuyer(invoice.buyer.name, content.buyer.name)
}
