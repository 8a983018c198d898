import { asc, desc } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { priceSchedules } from '../../database/schema/packages.ts'

export type PriceScheduleRow = typeof priceSchedules.$inferSelect

/** All price schedules, the newest period first, its packages in the order of their ids. */
export function listPriceSchedules(db: Connection): Promise<PriceScheduleRow[]> {
  return db
    .select()
    .from(priceSchedules)
    .orderBy(
      desc(priceSchedules.validFrom),
      asc(priceSchedules.periodName),
      asc(priceSchedules.periodType),
      asc(priceSchedules.packageId),
    )
}
