import { count, gte, ne, sql } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Connection } from '../../database/database.ts'
import { registrations } from '../../database/schema/registrations.ts'

export function countByStatus(db: Connection) {
  return db
    .select({ status: registrations.status, count: count() })
    .from(registrations)
    .groupBy(registrations.status)
}

/** Registrations in force and the sum of their prices ("149.00"), for each phase that has any. */
export function sumByPhase(db: Connection) {
  return db
    .select({
      priceType: registrations.priceType,
      registrations: count(),
      amount: sql<string>`sum(${registrations.price})`,
    })
    .from(registrations)
    .where(ne(registrations.status, 'cancelled'))
    .groupBy(registrations.priceType)
}

/**
 * Registrations in force by the week in which they came, for each week that has any.
 * @param from the first week's Monday
 */
export async function countByWeek(
  db: Connection,
  from: CalendarDay,
): Promise<Map<CalendarDay, number>> {
  const monday = sql<string>`to_char(date_trunc('week', ${registrations.createdAt} at time zone 'Europe/Berlin'), 'YYYY-MM-DD')`
  const begin = sql`(${from}::timestamp at time zone 'Europe/Berlin')`
  const rows = await db
    .select({
      monday,
      count: sql<number>`(count(*) filter (where ${ne(registrations.status, 'cancelled')}))::int`,
    })
    .from(registrations)
    .where(gte(registrations.createdAt, begin))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.monday, row.count]))
}
