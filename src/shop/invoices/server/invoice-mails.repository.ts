import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { billingDetails } from '#shop/booking/server/booking-changes.schema.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'

const INVOICE_MAILS = ['invoice.sent', 'invoice.cancelled'] as const

/** The mails with these documents, the newest first. Those whose content was erased are not among them. */
export function listMailsOfInvoices(db: Connection, invoiceIds: readonly string[]) {
  const invoiceId = sql<string>`${mails.data} ->> 'invoiceId'`
  const { id, recipient, status, createdAt, sentAt } = mails
  return db
    .select({ id, invoiceId, recipient, status, createdAt, sentAt })
    .from(mails)
    .where(
      and(
        sql`${invoiceId} is not null`,
        sql`${invoiceId} = any(${sql.param([...invoiceIds])}::text[])`,
        inArray(mails.template, [...INVOICE_MAILS]),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
}

/** Who gets the documents of these bookings, as of now, by the number of the booking. */
export function listReaders(db: Connection, registrationIds: readonly string[]) {
  const { id, reference, contactName, contactEmail, linkCounter } = registrations
  return db
    .select({
      registrationId: id,
      reference,
      contactName,
      contactEmail,
      linkCounter,
      invoiceEmail: sql<string>`coalesce(${billingDetails.invoiceEmail}, '')`,
    })
    .from(registrations)
    .leftJoin(billingDetails, eq(billingDetails.registrationId, id))
    .where(inArray(id, [...registrationIds]))
    .orderBy(reference)
}
export type Reader = Awaited<ReturnType<typeof listReaders>>[number]
