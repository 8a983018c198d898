import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { joined } from '#platform/mail/server/training-titles.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { InvoiceContent } from '../domain/invoice-content.ts'
import { recordOnBookings } from './invoice-acts.ts'
import type { InvoiceMailFacts } from './invoice-mail-data.ts'
import { listMailsOfInvoices, listReaders, type Reader } from './invoice-mails.repository.ts'
import { invoiceErrors } from './invoices.errors.ts'
import { listInvoicedBookings, lockInvoice } from './invoices.repository.ts'

/**
 * Where the documents of a booking go: to the mailbox for invoices, else to who booked.
 *
 * @returns null for an erased person
 */
export function addressOfReader({
  invoiceEmail,
  contactEmail,
}: Pick<Reader, 'invoiceEmail' | 'contactEmail'>): string | null {
  const address = invoiceEmail || contactEmail
  return isErasedAddress(address) ? null : address
}

/** Where the documents of a booking are sent by now; null for nowhere. */
export async function findRecipient(
  db: Connection,
  registrationId: string,
): Promise<string | null> {
  const [reader] = await listReaders(db, [registrationId])
  return reader ? addressOfReader(reader) : null
}

/** What a mail brings. */
export interface StoredInvoice {
  id: string
  content: InvoiceContent
}

/**
 * Queues the mail with a document, in the transaction that issues it: a rollback sends nothing.
 *
 * @param replacedBy the number of the invoice that was issued with a cancellation
 * @throws ProblemError 409 invoice.no_address
 */
export async function queueInvoiceMail(
  tx: Transaction,
  { id: invoiceId, content }: StoredInvoice,
  { replacedBy = null, mailsBefore = 0 }: { replacedBy?: string | null; mailsBefore?: number } = {},
): Promise<void> {
  const bookings = await listInvoicedBookings(tx, invoiceId)
  const reader = await readerOf(
    tx,
    bookings.flatMap(({ registrationId }) => registrationId ?? []),
    content.buyer.email,
  )
  const recipient = reader && addressOfReader(reader)
  if (!reader || !recipient) throw invoiceErrors.noAddress()
  const isBooker = isSameAddress(recipient, reader.contactEmail)
  const { registrationId, reference, linkCounter } = reader
  const facts: InvoiceMailFacts = {
    invoiceId,
    number: content.number,
    profile: content.profile,
    cents: content.total.gross,
    vatRate: content.tax.category === 'S' ? content.tax.rate : null,
    bookings: bookingsOf(content),
    bookerName: isBooker ? reader.contactName : '',
    bookingLink: isBooker ? { registrationId, reference, linkCounter } : null,
    isAgain: mailsBefore > 0,
  }
  const { holder, iban, bic } = content.seller.bank
  const mail: MailContent = content.cancels
    ? { template: 'invoice.cancelled', data: { ...facts, cancels: content.cancels, replacedBy } }
    : {
        template: 'invoice.sent',
        data: { ...facts, dueOn: content.dueOn, bank: { holder, iban, bic } },
      }
  const dedupeKey = `${mail.template}/${invoiceId}/${mailsBefore}`
  await queueMails(tx, [{ ...mail, dedupeKey, recipient, registrationId }])
}

function bookingsOf({ lines }: InvoiceContent): InvoiceMailFacts['bookings'] {
  const named = Map.groupBy(lines, ({ reference }) => reference)
  return [...named].map(([reference, own]) => ({
    reference,
    packageName: joined(own.map(({ name }) => name)),
  }))
}

/** Of several bookings, whose data the invoice names; the first where these were changed since. */
async function readerOf(
  tx: Transaction,
  registrationIds: readonly string[],
  named: string,
): Promise<Reader | undefined> {
  if (registrationIds.length === 0) return undefined
  const readers = await listReaders(tx, registrationIds)
  return readers.find((reader) => isSameAddress(addressOfReader(reader) ?? '', named)) ?? readers[0]
}

/**
 * Sends a document, for the first time or once more, to where those of its booking go by now.
 *
 * @param mailsBefore how many mails with it the sender has seen; with fewer than there are, nothing is sent
 * @returns its number
 * @throws ProblemError 404 invoice.not_found; 409 invoice.no_address
 */
export async function sendInvoice(
  db: Database,
  invoiceId: string,
  { mailsBefore, actor }: { mailsBefore: number; actor: string },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice) throw invoiceErrors.notFound()
    const sent = await listMailsOfInvoices(tx, [invoiceId])
    const { number } = invoice
    // A second click, or somebody else's.
    if (sent.length !== mailsBefore) return number
    await queueInvoiceMail(tx, invoice, { mailsBefore })
    await recordOnBookings(tx, await listInvoicedBookings(tx, invoiceId), {
      ...{ action: 'registration.invoice_sent', number, actor },
    })
    return number
  })
}
