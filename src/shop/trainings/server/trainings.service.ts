import type { Database } from '#platform/database/server/database.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { seatsForSale } from '#shop/seats/domain/waiting-offers.ts'
import type { Training } from '../domain/training.ts'
import { comingDates, listedDate } from '../domain/training-date.ts'
import type { CalendarSettings } from './session-calendar.ts'
import { allDatesCalendar, dateCalendar } from './training-calendar.ts'
import {
  type CountedDate,
  countShownDates,
  findDate,
  listShownDates,
} from './training-dates.repository.ts'
import { trainingErrors } from './trainings.errors.ts'
import { findTraining, listVisibleTrainings, type TrainingRow } from './trainings.repository.ts'

/** All visible trainings in the shop's order, with the present numbers of free seats. */
export async function getTrainings(db: Database, now: Date): Promise<Training[]> {
  const [rows, dates] = await Promise.all([listVisibleTrainings(db), countShownDates(db, now)])
  const ofTraining = Map.groupBy(dates, ({ trainingId }) => trainingId)
  return rows.map((row) => toTraining(row, ofTraining.get(row.id) ?? [], now))
}

/**
 * One visible training, with the present numbers of free seats.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getTraining(db: Database, id: string, now: Date): Promise<Training> {
  const row = await findVisible(db, id)
  return toTraining(row, await countShownDates(db, now, id), now)
}

/**
 * The calendar file of one date of a training. A named date's file is also told while its training is hidden: those who
 * booked it have its address.
 *
 * @param dateId the date; undefined for the listed one of a visible training
 * @throws ProblemError 404 training.not_found, training.date_not_found, or training.no_session when its start could not
 * be read
 */
export async function getTrainingCalendar(
  db: Database,
  id: string,
  { now, dateId, ...settings }: CalendarSettings & { now: Date; dateId: string | undefined },
): Promise<string> {
  if (!dateId) await findVisible(db, id)
  const date = dateId
    ? await findDate(db, dateId)
    : listedDate(await listShownDates(db, now, id), now)
  if (dateId && (date?.trainingId !== id || date.state === 'cancelled'))
    throw trainingErrors.dateNotFound()
  if (!date) throw trainingErrors.noSession()
  return dateCalendar(date, now, settings)
}

/** The calendar file of all dates to come, to subscribe to. */
export async function getAllDatesCalendar(
  db: Database,
  { now, ...settings }: CalendarSettings & { now: Date },
): Promise<string> {
  const [rows, dates] = await Promise.all([listVisibleTrainings(db), listShownDates(db, now)])
  const visible = new Set(rows.map(({ id }) => id))
  const shown = comingDates(dates, now).filter(({ trainingId }) => visible.has(trainingId))
  return allDatesCalendar(shown, now, settings)
}

async function findVisible(db: Database, id: string): Promise<TrainingRow> {
  const row = await findTraining(db, id)
  if (!row?.visible) throw trainingErrors.notFound()
  return row
}

/**
 * A stored training in the form of the public list.
 *
 * @param shown its dates to come, and its last one
 */
export function toTraining(
  { createdAt: _, position: __, visible: ___, archivedAt: ____, ...row }: TrainingRow,
  shown: readonly CountedDate[],
  now: Date,
): Training {
  const listed = listedDate(shown, now)
  const left = listed ? seatsForSale(listed, now) : 0
  return {
    ...row,
    dateId: listed?.id ?? null,
    date: listed?.date ?? '',
    time: listed?.time ?? '',
    startsAt: listed?.startsAt?.toISOString() ?? null,
    endsAt: listed?.endsAt?.toISOString() ?? null,
    capacity: listed?.capacity ?? 0,
    seatsLeft: left,
    bookable: listed !== undefined && left > 0 && !hasBegun(listed.startsAt, now),
    dates: comingDates(shown, now).map((date) => ({
      id: date.id,
      date: date.date,
      time: date.time,
      startsAt: date.startsAt?.toISOString() ?? null,
      endsAt: date.endsAt?.toISOString() ?? null,
      seatsLeft: seatsForSale(date, now),
      trainer: date.trainer,
    })),
  }
}
