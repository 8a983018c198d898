import { hasBegun, seatsLeft } from '#domain/registration/capacity.ts'
import type { Training } from '#domain/training/training.ts'
import { sortTrainings } from '#domain/training/training-order.ts'
import type { Database } from '../../database/database.ts'
import type { CalendarSettings } from '../calendar/session-calendar.ts'
import { trainingCalendar } from './training-calendar.ts'
import { trainingErrors } from './trainings.errors.ts'
import { findTraining, listTrainings, type TrainingRow } from './trainings.repository.ts'

/** All trainings in the shop's order, with the present number of free seats. */
export async function getTrainings(db: Database, now: Date): Promise<Training[]> {
  const rows = await listTrainings(db)
  return sortTrainings(rows.map((row) => toTraining(row, now)))
}

/**
 * One training, with the present number of free seats.
 *
 * @throws ProblemError 404 training.not_found
 */
export async function getTraining(db: Database, id: string, now: Date): Promise<Training> {
  const row = await findTraining(db, id)
  if (!row) throw trainingErrors.notFound()
  return toTraining(row, now)
}

/**
 * The calendar file of one training.
 *
 * @throws ProblemError 404 training.not_found, or training.no_session when its start could not be read
 */
export async function getTrainingCalendar(
  db: Database,
  id: string,
  { now, ...settings }: CalendarSettings & { now: Date },
): Promise<string> {
  const row = await findTraining(db, id)
  if (!row) throw trainingErrors.notFound()
  return trainingCalendar(row, now, settings)
}

/** A stored training in the form of the public list. */
export function toTraining(
  { createdAt: _, meetingUrl: __, seatsTaken, ...row }: TrainingRow,
  now: Date,
): Training {
  const left = seatsLeft(row.capacity, seatsTaken)
  return {
    ...row,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    seatsLeft: left,
    bookable: left > 0 && !hasBegun(row.startsAt, now),
  }
}
