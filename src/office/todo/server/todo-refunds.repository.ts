import { asc, count, eq, isNotNull, min, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { refunds } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { TODO_NAMED } from '../domain/todo.ts'
import { TOTAL } from './todo.repository.ts'

/**
 * Registrations that were confirmed, with cancelled seats of which nobody has decided yet whether money comes back, and
 * with something left of their price. The oldest first.
 */
export function listOpenRefunds(db: Connection) {
  const open = db
    .select({
      id: attendees.registrationId,
      seats: count().as('seats'),
      since: min(attendees.refundOpenSince).as('since'),
    })
    .from(attendees)
    .where(isNotNull(attendees.refundOpenSince))
    .groupBy(attendees.registrationId)
    .as('open')
  const refunded = sql<number>`(
    select coalesce(sum(${refunds.cents}), 0) from ${refunds} where ${refunds.registrationId} = ${registrations.id})`
  return db
    .select({
      registrationId: registrations.id,
      reference: registrations.reference,
      contactName: registrations.contactName,
      price: registrations.price,
      seats: open.seats,
      allSeats: sql<number>`(
        select count(*) from ${attendees} a where a.registration_id = ${registrations.id})`.mapWith(
        Number,
      ),
      refunded: refunded.mapWith(Number),
      since: sql<Date>`${open.since}`.mapWith(attendees.refundOpenSince),
      total: TOTAL,
    })
    .from(open)
    .innerJoin(registrations, eq(registrations.id, open.id))
    .where(
      sql`${registrations.confirmedAt} is not null and ${registrations.price} * 100 > ${refunded}`,
    )
    .orderBy(asc(open.since), asc(registrations.id))
    .limit(TODO_NAMED)
}
