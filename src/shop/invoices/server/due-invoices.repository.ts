import { and, asc, eq, gte, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '#platform/database/server/database.ts'
import { refunds } from '#shop/booking/server/booking-changes.schema.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { invoicedBookings, invoices } from './invoices.schema.ts'

const cancellation = alias(invoices, 'cancellation')

/** The number of all matching rows, in each of the few that are read. */
const TOTAL = sql<number>`(count(*) over ())::int`

/** What a booking owes, in cents, as `owedBy` computes it. */
const OWED = sql<number>`(
  case when ${registrations.status} = 'confirmed'
    or (${registrations.status} = 'cancelled' and ${registrations.confirmedAt} is not null)
  then greatest(0, round(${registrations.price} * 100) - coalesce(
    (select sum(${refunds.cents}) from ${refunds} where ${refunds.registrationId} = ${registrations.id}), 0))
  else 0 end)::bigint`

const BOOKING = {
  registrationId: registrations.id,
  reference: registrations.reference,
  contactName: registrations.contactName,
}

/** Bookings whose invoice in force does not say what they owe, the oldest invoice first. */
export function listUnfitInvoices(db: Connection, limit: number) {
  const { id, kind, number, createdAt } = invoices
  return db
    .select({
      ...BOOKING,
      number,
      invoiced: invoicedBookings.cents,
      owed: OWED.mapWith(Number),
      total: TOTAL,
    })
    .from(invoicedBookings)
    .innerJoin(registrations, eq(registrations.id, invoicedBookings.registrationId))
    .innerJoin(invoices, and(eq(id, invoicedBookings.invoiceId), eq(kind, 'invoice')))
    .leftJoin(cancellation, eq(cancellation.cancelsId, id))
    .where(and(isNull(cancellation.id), sql`${invoicedBookings.cents} <> ${OWED}`))
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
        sql`${OWED} > 0` as SQL,
      ),
    )
    .orderBy(asc(confirmedAt), asc(id))
  return limit === undefined ? query : query.limit(limit)
}
