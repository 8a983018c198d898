import { count, sql } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Connection } from '../../database/database.ts'
import { registrations } from '../../database/schema/registrations.ts'

/**
 * Registrations by status, phase and the week in which they came, with the sum of their prices in cents. One pass over
 * the table for all the figures that are made of it; there are never more than some hundred groups.
 *
 * @param from a Monday; registrations of earlier weeks have `monday` null
 */
export function groupRegistrations(db: Connection, from: CalendarDay) {
  const begin = sql`(${from}::timestamp at time zone 'Europe/Berlin')`
  const week = sql`date_trunc('week', ${registrations.createdAt} at time zone 'Europe/Berlin')`
  const monday = sql<CalendarDay | null>`case when ${registrations.createdAt} >= ${begin} then ${week}::date::text end`
  return db
    .select({
      status: registrations.status,
      priceType: registrations.priceType,
      monday,
      count: count(),
      cents: sql<number>`(sum(${registrations.price}) * 100)::bigint`.mapWith(Number),
    })
    .from(registrations)
    .groupBy(sql`1, 2, 3`)
}
