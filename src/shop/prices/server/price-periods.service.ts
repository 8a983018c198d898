import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { ExpectedVersions } from '#platform/http/server/if-match.ts'
import {
  PERIOD_PACKAGES,
  type PricePeriod,
  type PricePeriodEdit,
  periodNameSchema,
} from '../domain/price-period.ts'
import { priceTypeSchema } from '../domain/price-type-schema.ts'
import { pricePeriodErrors } from './price-periods.errors.ts'
import {
  deleteSchedulesOf,
  findLastActionOn,
  insertSchedules,
  listSchedulesOf,
  lockPriceSchedules,
  type PeriodAddress,
  type PriceScheduleRow,
  updateSchedules,
} from './price-periods.repository.ts'

/** A period's name and type from the URL of a request, decoded. */
export interface RequestedPeriod {
  periodName: string
  periodType: string
}

/**
 * Creates a price period: one schedule for each package.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 409 price_period.exists when there is one with this name and type
 */
export async function createPricePeriod(
  db: Connection,
  edit: PricePeriodEdit,
  { actor, now }: { actor: string; now: Date },
): Promise<PricePeriod> {
  return inTransaction(db, async (tx) => {
    await lockPriceSchedules(tx)
    await requireFree(tx, edit)
    await insertSchedules(
      tx,
      rowsOf(edit).map((row) => ({ ...row, createdAt: now })),
    )
    const created = await readPeriod(tx, edit)
    await recordAction(tx, {
      actor,
      action: 'price_period.created',
      subjectId: subjectId(edit),
      details: { after: valuesOf(created) },
    })
    return created
  })
}

/**
 * Changes a price period, including its name and type. Its time of creation is unchanged.
 *
 * @param expected the version that the editor saw; null lets the last write win
 * @throws ProblemError 404 price_period.not_found; 409 price_period.exists when the new name and type are taken; 412
 * price_period.changed_meanwhile with the current values when `expected` is out of date
 */
export async function updatePricePeriod(
  db: Connection,
  requested: RequestedPeriod,
  edit: PricePeriodEdit,
  { actor, expected }: { actor: string; expected: ExpectedVersions },
): Promise<PricePeriod> {
  return inTransaction(db, async (tx) => {
    await lockPriceSchedules(tx)
    const before = await findPeriod(tx, requested)
    if (expected !== null && !expected.has(before.version)) throw await changedMeanwhile(tx, before)
    if (subjectId(edit) !== subjectId(before)) await requireFree(tx, edit)
    const version = before.version + 1
    await updateSchedules(
      tx,
      before,
      rowsOf(edit).map((row) => ({ ...row, version })),
    )
    const after = await readPeriod(tx, edit)
    await recordAction(tx, {
      actor,
      action: 'price_period.updated',
      subjectId: subjectId(after),
      details: { before: valuesOf(before), after: valuesOf(after) },
    })
    return after
  })
}

/**
 * Deletes a price period with all its schedules.
 *
 * @returns the deleted period
 * @throws ProblemError 404 price_period.not_found
 */
export async function deletePricePeriod(
  db: Connection,
  requested: RequestedPeriod,
  actor: string,
): Promise<PricePeriod> {
  return inTransaction(db, async (tx) => {
    await lockPriceSchedules(tx)
    const before = await findPeriod(tx, requested)
    await deleteSchedulesOf(tx, before)
    await recordAction(tx, {
      actor,
      action: 'price_period.deleted',
      subjectId: subjectId(before),
      details: { before: valuesOf(before) },
    })
    return before
  })
}

function rowsOf({ prices, ...common }: PricePeriodEdit) {
  return PERIOD_PACKAGES.map((packageId) => ({
    ...common,
    packageId,
    price: formatMoney(prices[packageId]),
  }))
}

async function requireFree(tx: Transaction, address: PeriodAddress): Promise<void> {
  const taken = await listSchedulesOf(tx, address)
  if (taken.length > 0) throw pricePeriodErrors.exists(address.periodName)
}

/** Accepts the name as stored, or as typed: with surrounding white space, or not in NFC. */
async function findPeriod(tx: Transaction, requested: RequestedPeriod): Promise<PricePeriod> {
  const periodType = priceTypeSchema.safeParse(requested.periodType)
  const asStored = periodNameSchema.safeParse(requested.periodName)
  if (!periodType.success) throw pricePeriodErrors.notFound()
  const names = new Set([requested.periodName, ...(asStored.success ? [asStored.data] : [])])
  for (const periodName of names) {
    const rows = await listSchedulesOf(tx, { periodName, periodType: periodType.data })
    const period = toPeriod(rows)
    if (period) return period
  }
  throw pricePeriodErrors.notFound()
}

async function readPeriod(tx: Transaction, address: PeriodAddress): Promise<PricePeriod> {
  const period = toPeriod(await listSchedulesOf(tx, address))
  if (!period) throw new Error('The database stored a price period and does not find it')
  return period
}

function toPeriod(rows: readonly PriceScheduleRow[]): PricePeriod | null {
  const [first] = rows
  if (!first) return null
  const { periodName, periodType, validFrom, validUntil, version } = first
  const prices = Object.fromEntries(rows.map(({ packageId, price }) => [packageId, price]))
  return { periodName, periodType, validFrom, validUntil, prices, version }
}

async function changedMeanwhile(tx: Transaction, current: PricePeriod) {
  const lastAction = await findLastActionOn(tx, subjectId(current))
  return pricePeriodErrors.changedMeanwhile({
    version: current.version,
    values: valuesOf(current),
    editedBy: lastAction?.actor ?? null,
    editedAt: lastAction?.createdAt.toISOString() ?? null,
  })
}

function valuesOf({ version: _, ...values }: PricePeriod) {
  return values
}

/** The period's id in the audit log: the end of its URL, before encoding. */
function subjectId({ periodName, periodType }: PeriodAddress): string {
  return `${periodName}/${periodType}`
}
