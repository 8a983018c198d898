import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { auditLog } from '#platform/audit-log/server/audit-log.schema.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { PriceType } from '../domain/price-type.ts'
import { priceSchedules } from './prices.schema.ts'

export type PriceScheduleRow = typeof priceSchedules.$inferSelect
type NewPriceSchedule = typeof priceSchedules.$inferInsert

/** The key of a price period in URLs. */
export interface PeriodAddress {
  periodName: string
  periodType: PriceType
}

/** All price schedules, the newest period first, prices as "149.00", days yyyy-mm-dd, each period's packages by id. */
export function listPriceSchedules(db: Connection) {
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

/**
 * Locks the price schedules against other writers until the end of the transaction; readers are not blocked. A period
 * consists of several rows, so without the lock two administrators could create the same one at once.
 */
export async function lockPriceSchedules(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${priceSchedules} in share row exclusive mode`)
}

/** The schedules of one period by package id; none when there is no such period. */
export function listSchedulesOf(
  db: Connection,
  address: PeriodAddress,
): Promise<PriceScheduleRow[]> {
  return db
    .select()
    .from(priceSchedules)
    .where(isOf(address))
    .orderBy(asc(priceSchedules.packageId))
}

export async function insertSchedules(tx: Transaction, rows: NewPriceSchedule[]): Promise<void> {
  await tx.insert(priceSchedules).values(rows)
}

/** Updates the common fields of all schedules of a period, and the prices of the given packages. */
export async function updateSchedules(
  tx: Transaction,
  address: PeriodAddress,
  rows: NewPriceSchedule[],
): Promise<void> {
  const [common] = rows
  if (!common) return
  const { packageId: _, price: __, ...values } = common
  await tx.update(priceSchedules).set(values).where(isOf(address))
  await tx
    .insert(priceSchedules)
    .values(rows)
    .onConflictDoUpdate({
      target: [priceSchedules.periodName, priceSchedules.periodType, priceSchedules.packageId],
      set: { price: sql`excluded.price` },
    })
}

export async function deleteSchedulesOf(tx: Transaction, address: PeriodAddress): Promise<void> {
  await tx.delete(priceSchedules).where(isOf(address))
}

/** The actor and time of the newest entry about this subject in the audit log. */
export async function findLastActionOn(db: Connection, subjectId: string) {
  const [entry] = await db
    .select({ actor: auditLog.actor, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.createdAt))
    .limit(1)
  return entry
}

function isOf({ periodName, periodType }: PeriodAddress) {
  return and(eq(priceSchedules.periodName, periodName), eq(priceSchedules.periodType, periodType))
}
