import { count, sql } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Connection } from '../../database/database.ts'
import { registrations } from '../../database/schema/registrations.ts'

/**
 * Groups registrations by status, phase and week of booking, with the sum of their prices in cents. One scan of the
 * table for all figures; the result has at most some hundred groups.
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
