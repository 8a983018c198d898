import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { trainingErrors } from './trainings.errors.ts'
import type { TrainingRow } from './trainings.repository.ts'

interface CalendarSettings {
  publicUrl: string
  firmName: string
}

/**
 * A calendar file (RFC 5545) with the one session of a training, for anyone who wants to keep the date free. Its
 * instants are UTC, so it is right in every calendar whatever its time zone.
 *
 * @throws ProblemError 404 training.no_session when the date and time could not be understood
 */
export function trainingCalendar(training: TrainingRow, { publicUrl, firmName }: CalendarSettings): string {
  const { startsAt, endsAt } = training
  if (!startsAt || !endsAt) throw trainingErrors.noSession()
  const host = new URL(publicUrl).hostname
  const page = `${publicUrl}/trainings/${training.id}`
  const calendar = ical({
    prodId: { company: firmName, product: 'Trainings', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${training.id}@${host}`,
    sequence: training.version - 1,
    stamp: training.createdAt,
    start: startsAt,
    end: endsAt,
    summary: `${training.title} | ${firmName}`,
    description: `${training.subtitle}\n\nOnline, 90 Minuten. Den Zugang schicken wir mit der Bestätigung.\n${page}`,
    location: 'Online',
    url: page,
    status: ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
