import { ICalCalendarMethod } from 'ical-generator'
import { type CalendarSettings, calendarFile, sessionEvent } from './session-calendar.ts'
import type { DateRow } from './training-dates.repository.ts'
import { trainingErrors } from './trainings.errors.ts'

/**
 * A calendar file with one date of a training, for anyone.
 *
 * @param now the time of creation, which is the meaning of DTSTAMP in a published calendar
 * @throws ProblemError 404 training.no_session when day and time could not be read
 */
export function dateCalendar(date: DateRow, now: Date, settings: CalendarSettings): string {
  const event = eventOf(date, now, settings)
  if (!event) throw trainingErrors.noSession()
  const calendar = calendarFile(settings.firmName, ICalCalendarMethod.PUBLISH)
  calendar.createEvent(event)
  return calendar.toString()
}

/** A calendar file with all these dates, for anyone. Dates without a known start are left out. */
export function allDatesCalendar(
  dates: readonly DateRow[],
  now: Date,
  settings: CalendarSettings,
): string {
  const calendar = calendarFile(settings.firmName, ICalCalendarMethod.PUBLISH)
  for (const date of dates) {
    const event = eventOf(date, now, settings)
    if (event) calendar.createEvent(event)
  }
  return calendar.toString()
}

function eventOf(date: DateRow, now: Date, settings: CalendarSettings) {
  const { id, trainingId, startsAt, endsAt, version } = date
  if (!startsAt || !endsAt) return null
  const session = { ...date, id: trainingId, start: startsAt, end: endsAt }
  return {
    ...sessionEvent(session, settings),
    // The same UID for every version of the date, so that a newer file replaces the entry of an older one.
    id: `${id}@${new URL(settings.publicUrl).hostname}`,
    sequence: version - 1,
    stamp: now,
  }
}
