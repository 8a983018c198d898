import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import { NO_BILLING_DETAILS } from '#shop/booking/domain/billing.ts'
import { registrationIdSchema } from '#shop/booking/domain/booking.ts'
import { findBilling, findReverseCharge } from '#shop/booking/server/booking-history.repository.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import { readRulesOf } from '#shop/booking/server/rules-of-booking.service.ts'
import { readOwed, sharesOf } from '#shop/booking-changes/server/owed.service.ts'
import {
  findRegistration,
  listSeatsOf,
} from '#shop/booking-changes/server/registration-details.repository.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import type { FirmValues } from '#site/pages/domain/firm-schema.ts'
import { vatOf } from '#site/pages/domain/vat.ts'
import {
  bookingInvoice,
  type InvoicedBooking,
  missingOf,
  profileOf,
} from '../domain/booking-invoice.ts'
import { dueDocuments } from '../domain/due-documents.ts'
import { payablePrice, taxCategory } from '../domain/invoice-amounts.ts'
import type { BookingInvoices, IssuedInvoice } from '../domain/invoice-answer.ts'
import { sampleInvoice } from '../domain/sample-invoice.ts'
import { type InvoiceParts, makePdf } from './invoice-files.ts'
import { listMailsOfInvoices } from './invoice-mails.repository.ts'
import { invoiceErrors } from './invoices.errors.ts'
import {
  findInvoice,
  type InvoiceRow,
  listInvoicedBookings,
  listInvoicesOf,
} from './invoices.repository.ts'
import { findRecipient } from './sending.service.ts'

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
  const mails = await listMailsOfInvoices(db, ids)
  const inForce = rows.find(isInForce)
  const others = inForce ? await listInvoicedBookings(db, inForce.id) : []
  return {
    invoices: rows.map((row) => toIssued(row, mails)),
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

/** A PDF as invoices of the firm look, marked as a sample, and without the XML that makes an invoice of it. */
export async function makeSample(parts: InvoiceParts, now: Date): Promise<Buffer> {
  const firm = await parts.readFirm(parts.db)
  const { paymentDays } = (await readBookingRules(parts.db)).rules
  const invoice = sampleInvoice(firm, { today: berlinDay(now), paymentDays })
  return makePdf(parts, invoice, { mark: 'Muster', now })
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

function toIssued(
  row: InvoiceRow,
  mails: Awaited<ReturnType<typeof listMailsOfInvoices>>,
): IssuedInvoice {
  const { id, number, kind, profile, issuedOn, dueOn, cents, cancelledBy, issuedBy } = row
  return {
    ...{ id, number, kind, profile, issuedOn, dueOn, cents, cancelledBy, issuedBy },
    mails: mails
      .filter(({ invoiceId }) => invoiceId === id)
      .map(({ id: mailId, recipient, status, sentAt }) => ({
        ...{ id: mailId, recipient, status },
        sentAt: sentAt?.toISOString() ?? null,
      })),
  }
}

/** Whether nothing has taken it back. */
export function isInForce({ kind, cancelledBy }: InvoiceRow): boolean {
  return kind === 'invoice' && cancelledBy === null
}
