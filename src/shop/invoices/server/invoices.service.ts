import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import { findBilling, findReverseCharge } from '#shop/booking/server/booking-history.repository.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import { lockRegistration } from '#shop/booking/server/registrations.repository.ts'
import { readRulesOf } from '#shop/booking/server/rules-of-booking.service.ts'
import { readOwed, sharesOf } from '#shop/booking-changes/server/owed.service.ts'
import {
  findRegistration,
  listSeatsOf,
} from '#shop/booking-changes/server/registration-details.repository.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { invoiceNumber } from '#site/pages/domain/invoice-number.ts'
import { vatOf } from '#site/pages/domain/vat.ts'
import {
  bookingInvoice,
  cancellationOf,
  type InvoicedBooking,
  missingOf,
  profileOf,
} from '../domain/booking-invoice.ts'
import { dueDocuments } from '../domain/due-documents.ts'
import { payablePrice, taxCategory } from '../domain/invoice-amounts.ts'
import type { BookingInvoices } from '../domain/invoice-answer.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { invoiceXml } from '../domain/invoice-xml.ts'
import { type InvoiceParts, makePdf } from './invoice-files.ts'
import { listMailsOfInvoices } from './invoice-mails.repository.ts'
import { invoiceErrors } from './invoices.errors.ts'
import {
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  isCancelled,
  listInvoicedBookings,
  listInvoicesOf,
  lockInvoice,
  nextCount,
} from './invoices.repository.ts'
import { findRecipient, queueInvoiceMail, withMails } from './sending.service.ts'

/**
 * The last issuing of this process, which the next one waits for. Each holds the row of the year while it makes a PDF: at
 * once they would wait for it in the database, hold its connections, and some of them would give up.
 */
let last: Promise<unknown> = Promise.resolve()

/** Runs one issuing after another. */
export function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const mine = last.then(act)
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

/**
 * The invoices of a booking, what it owes, and which documents are missing between the two.
 *
 * @throws ProblemError 404 registration.not_found
 */
export async function getInvoicesOf(
  { db, readFirm }: InvoiceParts,
  registrationId: string,
): Promise<BookingInvoices> {
  const { firm, booking, rows, invoiced, due } = await readBooking(db, registrationId, readFirm)
  const ids = rows.map(({ id }) => id)
  const inForce = rows.find(isInForce)
  const others = inForce ? await listInvoicedBookings(db, inForce.id) : []
  return {
    invoices: withMails(rows.map(toIssued), await listMailsOfInvoices(db, ids)),
    alsoOn: others.flatMap(({ reference }) => (reference === booking.reference ? [] : reference)),
    recipient: await findRecipient(db, registrationId),
    owed: booking.cents,
    invoiced,
    due,
    missing: missingOf(firm, booking),
    profile: profileOf(booking.billing),
    isReverseCharge: booking.isReverseCharge,
  }
}

/**
 * A draft of the invoice of a booking as PDF, marked as one.
 *
 * @throws ProblemError 404 registration.not_found
 */
export async function makeDraft(
  parts: InvoiceParts,
  registrationId: string,
  now: Date,
): Promise<Buffer> {
  const { firm, booking } = await readBooking(parts.db, registrationId, parts.readFirm)
  return makePdf(parts, bookingInvoice(firm, booking, { number: '', today: berlinDay(now) }), {
    mark: 'Entwurf',
    now,
  })
}

/**
 * Issues the invoice of a booking over what it owes. Number, content, XML and PDF are stored by one transaction, which
 * holds the row of the year until it ends: no number is missing, and none is given twice.
 *
 * @returns its number
 * @throws ProblemError 404 registration.not_found; 409 invoice.incomplete, invoice.not_due, invoice.no_address
 */
export async function issueInvoice(
  parts: InvoiceParts,
  registrationId: string,
  { actor, now, send }: Act,
): Promise<string> {
  return inTurn(() =>
    inTransaction(parts.db, async (tx) => {
      if (registrationIdSchema.safeParse(registrationId).success)
        await lockRegistration(tx, registrationId)
      const { firm, booking, due } = await readBooking(tx, registrationId, parts.readFirm)
      if (due !== 'invoice') throw invoiceErrors.notDue()
      const missing = missingOf(firm, booking)
      if (missing.length > 0) throw invoiceErrors.incomplete(missing)
      const today = berlinDay(now)
      const number = await takeNumber(tx, firm, today)
      const id = await store(parts, tx, {
        content: bookingInvoice(firm, booking, { number, today }),
        cancelsId: null,
        bookings: [{ registrationId, reference: booking.reference, cents: booking.cents }],
        ...{ actor, now },
      })
      await record(tx, 'registration.invoice_issued', { registrationId, number, actor })
      if (send) await queueInvoiceMail(tx, id)
      return number
    }),
  )
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
  return inTurn(() =>
    inTransaction(parts.db, async (tx) => {
      const { id, number } = await cancelIn(parts, tx, invoiceId, act)
      if (act.send) await queueInvoiceMail(tx, id)
      return number
    }),
  )
}

/** As {@link cancelInvoice}, in a transaction of the caller, who sends it. */
export async function cancelIn(
  parts: InvoiceParts,
  tx: Transaction,
  invoiceId: string,
  { actor, now }: Act,
): Promise<{ id: string; number: string }> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (invoice?.kind !== 'invoice') throw invoiceErrors.notFound()
  if (await isCancelled(tx, invoiceId)) throw invoiceErrors.alreadyCancelled()
  const today = berlinDay(now)
  const number = await takeNumber(tx, await parts.readFirm(tx), today)
  const bookings = await listInvoicedBookings(tx, invoiceId)
  const id = await store(parts, tx, {
    content: cancellationOf(invoice.content, { number, today }),
    cancelsId: invoiceId,
    bookings,
    ...{ actor, now },
  })
  for (const { registrationId } of bookings)
    if (registrationId)
      await record(tx, 'registration.invoice_cancelled', {
        registrationId,
        number: invoice.number,
        actor,
      })
  return { id, number }
}

/**
 * The files of an issued invoice, as they were stored.
 *
 * @throws ProblemError 404 invoice.not_found
 */
export async function getInvoiceFiles(
  db: Database,
  invoiceId: string,
): Promise<{ number: string; xml: string; pdf: Buffer }> {
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice) throw invoiceErrors.notFound()
  return invoice
}

/** The firm, and a booking with what it owes and what its invoices say. */
export async function readBooking(
  db: Connection,
  id: string,
  readFirm: (db: Connection) => Promise<FirmValues>,
) {
  const found = registrationIdSchema.safeParse(id).success
    ? await findRegistration(db, id)
    : undefined
  if (!found) throw registrationErrors.notFound()
  const { registration, packageName } = found
  const { rules, vatRate: agreedRate } = await readRulesOf(db, id)
  const firm = await readFirm(db)
  const vatRate = agreedRate ?? vatOf(firm.legal.vatRate).rate
  const category = taxCategory(vatRate, (await findReverseCharge(db, id)) !== null)
  const owed = payablePrice((await readOwed(db, registration)).cents, category, vatRate)
  const seats = await listSeatsOf(db, id)
  const shareOf = sharesOf(registration, seats)
  const booking: InvoicedBooking = {
    reference: registration.reference,
    company: registration.company,
    contactEmail: registration.contactEmail,
    packageName,
    cents: owed,
    vatRate,
    isReverseCharge: category === 'AE',
    paymentDays: rules.paymentDays,
    billing: (await findBilling(db, id)) ?? NO_BILLING_DETAILS,
    seats: seats
      .map((seat) => ({
        ...seat,
        isCancelled: seat.cancelledAt !== null || registration.status === 'cancelled',
      }))
      .filter((seat) => !seat.isCancelled || shareOf(seat) > seat.notOwedCents)
      .map(({ trainingTitle, trainingDate, startsAt, isCancelled, ...person }) => ({
        isCancelled,
        name: isErasedAddress(person.email) ? '' : nameOf(person),
        title: trainingTitle,
        date: startsAt ? formatLongDay(berlinDay(startsAt)) : trainingDate,
        startsAt,
      })),
  }
  const rows = await listInvoicesOf(db, id)
  const invoiced = rows.find(isInForce)?.cents ?? null
  return { firm, booking, rows, invoiced, due: dueDocuments(owed, invoiced) }
}

function toIssued(row: InvoiceRow): Omit<BookingInvoices['invoices'][number], 'mails'> {
  const { id, number, kind, profile, issuedOn, dueOn, cents, cancelledBy, issuedBy } = row
  return { id, number, kind, profile, issuedOn, dueOn, cents, cancelledBy, issuedBy }
}

/** Whether nothing has taken it back. */
export function isInForce({ kind, cancelledBy }: InvoiceRow): boolean {
  return kind === 'invoice' && cancelledBy === null
}

/** The next number, whose row stays locked until the transaction ends. */
export async function takeNumber(
  tx: Transaction,
  firm: FirmValues,
  today: string,
): Promise<string> {
  const count = await nextCount(tx, Number(today.slice(0, 4)))
  return invoiceNumber(firm.invoices.numberFormat, today, count)
}

interface NewDocument extends Omit<Act, 'send'> {
  content: InvoiceContent
  cancelsId: string | null
  bookings: readonly { registrationId: string | null; reference: string; cents: number }[]
}

/** Stores a document with its files. @returns its id */
export async function store(
  parts: InvoiceParts,
  tx: Transaction,
  { content, cancelsId, bookings, actor, now }: NewDocument,
): Promise<string> {
  const { profile, number, kind, issuedOn, dueOn, total } = content
  const xml = invoiceXml(content)
  return insertInvoice(
    tx,
    {
      ...{ number, kind, issuedOn, dueOn, cancelsId, content, xml, profile },
      pdf: await makePdf(parts, content, { xml, now }),
      netCents: total.net,
      vatCents: total.vat,
      grossCents: total.gross,
      issuedBy: actor,
      createdAt: now,
    },
    bookings,
  )
}

/** Records an act about the invoice of a booking. */
export function record(
  tx: Transaction,
  action: string,
  { registrationId, number, actor }: { registrationId: string; number: string; actor: string },
): Promise<void> {
  return recordAction(tx, { actor, action, subjectId: registrationId, details: { number } })
}
