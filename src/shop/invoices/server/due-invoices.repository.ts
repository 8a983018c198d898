import { and, asc, eq, gte, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '#platform/database/server/database.ts'
import { agreedTerms, billingDetails } from '#shop/booking/server/booking-changes.schema.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { OWED_CENTS } from '#shop/booking-changes/server/owed.repository.ts'
import { invoicedBookings, invoices } from './invoices.schema.ts'

const cancellation = alias(invoices, 'cancellation')

/** The number of all matching rows, in each of the few that are read. */
const TOTAL = sql<number>`(count(*) over ())::int`

/**
 * What invoices of a booking have to say, in cents: what it owes once it binds, and the net amount of that where the buyer
 * owes the VAT (`payablePrice`). Null where the VAT in its price is unknown.
 */
const PAYABLE = sql<number>`(
  case when ${registrations.status} = 'pending' then 0
  when not exists (select from ${billingDetails} b
    where b.registration_id = ${registrations.id} and b.reverse_charge_note <> '') then ${OWED_CENTS}
  else round(${OWED_CENTS} * 100 / (100 + (select (t.content ->> 'vatRate')::numeric from ${agreedTerms} t
    where t.registration_id = ${registrations.id}))) end)::bigint`

/** Whether an invoice of a booking is in force, of which this holds too. */
function isInForce(andThis = sql``): SQL {
  return sql`exists (select from ${invoicedBookings} b join ${invoices} i on i.id = b.invoice_id
    where b.registration_id = ${registrations.id} and i.kind = 'invoice'
      and not exists (select from ${invoices} c where c.cancels_id = i.id) ${andThis})`
}

/** Bookings that owe something and have no invoice in force: they never had one, or the last one was taken back. */
export const LACKS_INVOICE = sql`(${PAYABLE} > 0 and not ${isInForce()})`

/** Bookings with an invoice in force that says something else than what they owe. */
export const HAS_UNFIT_INVOICE = isInForce(sql`and b.cents <> ${PAYABLE}`)

const BOOKING = {
  registrationId: registrations.id,
  reference: registrations.reference,
  contactName: registrations.contactName,
}

/**
 * Bookings whose invoice does not say what they owe, the oldest invoice first: one in force says something else, or the
 * last one was taken back (`invoiced` is 0) although something is owed.
 */
export function listUnfitInvoices(db: Connection, limit: number) {
  const { id, kind, number, createdAt } = invoices
  const isTakenBack = sql`${cancellation.id} is not null`
  const isLast = sql`not exists (select from ${invoicedBookings} b join ${invoices} i on i.id = b.invoice_id
    where b.registration_id = ${registrations.id} and i.kind = 'invoice'
      and (i.created_at, i.number) > (${createdAt}, ${number}))`
  const invoiced = sql<number>`case when ${isTakenBack} then 0 else ${invoicedBookings.cents} end`
  return db
    .select({
      ...BOOKING,
      number,
      invoiced: invoiced.mapWith(Number),
      owed: PAYABLE.mapWith(Number),
      total: TOTAL,
    })
    .from(invoicedBookings)
    .innerJoin(registrations, eq(registrations.id, invoicedBookings.registrationId))
    .innerJoin(invoices, and(eq(id, invoicedBookings.invoiceId), eq(kind, 'invoice')))
    .leftJoin(cancellation, eq(cancellation.cancelsId, id))
    .where(and(sql`${invoiced} <> ${PAYABLE}`, or(isNull(cancellation.id), isLast)))
    .orderBy(asc(createdAt), asc(number), asc(registrations.reference))
    .limit(limit)
}

/** Confirmed bookings that owe something and never had an invoice, the first confirmed one first. */
export function listUninvoiced(
  db: Connection,
  { since, until, limit }: { since: Date; until: Date; limit?: number },
) {
  const { id, status, confirmedAt } = registrations
  const hadOne = db
    .select({ one: sql`1` })
    .from(invoicedBookings)
    .where(eq(invoicedBookings.registrationId, id))
  const query = db
    .select({
      ...BOOKING,
      confirmedAt: sql<Date>`${confirmedAt}`.mapWith(confirmedAt),
      total: TOTAL,
    })
    .from(registrations)
    .where(
      and(
        eq(status, 'confirmed'),
        gte(confirmedAt, since),
        lte(confirmedAt, until),
        notExists(hadOne),
        sql`${OWED_CENTS} > 0` as SQL,
      ),
    )
    .orderBy(asc(confirmedAt), asc(id))
  return limit === undefined ? query : query.limit(limit)
}
