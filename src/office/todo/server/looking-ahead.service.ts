import { addDays, berlinDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'
import type { Database } from '#platform/database/server/database.ts'
import { findTaskRun } from '#platform/operation/server/task-runs.repository.ts'
import { firstDayWithoutPeriod, PRICES_END_DAYS } from '#shop/prices/domain/price-end.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { listPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import {
  countDatesBetween,
  listShownDates,
} from '#shop/trainings/server/training-dates.repository.ts'
import { listVisibleTrainings } from '#shop/trainings/server/trainings.repository.ts'
import { FEW_PARTICIPANTS, FEW_PARTICIPANTS_DAYS, type Todo } from '../domain/todo.ts'

type Items<Kind extends keyof Todo> = Todo[Kind]['items']

const DAY_MS = 24 * 3_600_000

/** The days from which on packages have no price period, within the next weeks, each with the packages. */
export async function getEndingPrices(db: Database, now: Date): Promise<Items<'endingPrices'>> {
  const today = berlinDay(now)
  const packages = await listPackages(db)
  const schedules = await listPriceSchedules(db)
  const ends = packages.map(({ id, name }) => ({
    name,
    from: firstDayWithoutPeriod(
      today,
      schedules.filter(({ packageId }) => packageId === id),
    ),
  }))
  const soon = ends.filter(({ from }) => from <= addDays(today, PRICES_END_DAYS))
  return [...Map.groupBy(soon, ({ from }) => from)]
    .map(([from, group]) => ({
      from,
      days: daysBetween(today, from),
      packageNames: group.map(({ name }) => name),
    }))
    .toSorted((a, b) => a.days - b.days)
}

/** The trainings that visitors see and that have no date to come; one without a training where none has. */
export async function getMissingDates(db: Database, now: Date): Promise<Items<'missingDates'>> {
  const dates = await listShownDates(db, now)
  const toCome = dates.filter(({ startsAt }) => startsAt === null || startsAt > now)
  const taught = new Set(toCome.map(({ trainingId }) => trainingId))
  const visible = await listVisibleTrainings(db)
  const missing = visible.filter(({ id }) => !taught.has(id))
  if (missing.length === visible.length) return [{ trainingId: null, trainingTitle: null }]
  return missing.map(({ id, title }) => ({ trainingId: id, trainingTitle: title }))
}

/** The dates that begin within the next days and for which few have booked. A full date never has few. */
export async function getFewParticipants(
  db: Database,
  now: Date,
): Promise<Items<'fewParticipants'>> {
  const until = new Date(now.getTime() + FEW_PARTICIPANTS_DAYS * DAY_MS)
  const dates = await countDatesBetween(db, { from: now, until })
  return dates
    .filter(({ seatsTaken, capacity }) => seatsTaken < Math.min(FEW_PARTICIPANTS, capacity))
    .map(({ id, title, date, seatsTaken }) => ({
      dateId: id,
      trainingTitle: title,
      date,
      seatsTaken,
    }))
}

/** When the last backup was complete, null for never; late where that is more than so many days ago. 0 days expect none. */
export async function getLastBackup(
  db: Database,
  { now, expectedDays }: { now: Date; expectedDays: number },
): Promise<{ madeAt: string | null; isLate: boolean }> {
  const madeAt = (await findTaskRun(db, 'backup'))?.succeededAt ?? null
  const isRecent = madeAt !== null && now.getTime() - madeAt.getTime() <= expectedDays * DAY_MS
  return { madeAt: madeAt?.toISOString() ?? null, isLate: expectedDays > 0 && !isRecent }
}

/** One entry where the last backup is late. */
export async function getLateBackups(
  db: Database,
  expected: { now: Date; expectedDays: number },
): Promise<Items<'lateBackups'>> {
  const { madeAt, isLate } = await getLastBackup(db, expected)
  return isLate ? [{ madeAt }] : []
}
