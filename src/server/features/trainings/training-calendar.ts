import { ICalCalendarMethod } from 'ical-generator'
import { type CalendarSettings, calendarFile, sessionEvent } from '../calendar/session-calendar.ts'
import { trainingErrors } from './trainings.errors.ts'
import type { TrainingRow } from './trainings.repository.ts'

/**
 * A calendar file with the one session of a training, for anyone.
 *
 * @param now the time of creation, which is the meaning of DTSTAMP in a published calendar
 * @throws ProblemError 404 training.no_session when date and time could not be read
 */
export function trainingCalendar(
  training: TrainingRow,
  now: Date,
  settings: CalendarSettings,
): string {
  const { id, startsAt, endsAt, version } = training
  if (!startsAt || !endsAt) throw trainingErrors.noSession()
  const calendar = calendarFile(settings.firmName, ICalCalendarMethod.PUBLISH)
  calendar.createEvent({
    ...sessionEvent({ ...training, start: startsAt, end: endsAt }, settings),
    // The same UID for every version of the training, so that a newer file replaces the entry of an older one.
    id: `${id}@${new URL(settings.publicUrl).hostname}`,
    sequence: version - 1,
    stamp: now,
  })
  return calendar.toString()
}
