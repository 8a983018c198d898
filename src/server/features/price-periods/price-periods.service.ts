import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Database } from '../../database/database.ts'
import { listPriceSchedules } from './price-periods.repository.ts'

/** All price schedules, the newest period first. Prices are "149.00", days yyyy-mm-dd. */
export async function getPriceSchedules(db: Database): Promise<PriceSchedule[]> {
  const rows = await listPriceSchedules(db)
  return rows.map(({ createdAt: _, ...row }) => row)
}
