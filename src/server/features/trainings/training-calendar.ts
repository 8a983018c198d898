import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { trainingErrors } from './trainings.errors.ts'
import type { TrainingRow } from './trainings.repository.ts'

export interface CalendarSettings {
  publicUrl: string
  firmName: string
}

/**
 * A calendar file (RFC 5545) with the one session of a training, for anyone who wants to keep the date free. It is
 * public, so it names no person and no way into the meeting. Its instants are UTC: right in every calendar, whatever
 * that calendar's time zone and this machine's.
 *
 * @param now when the file is made, which is what DTSTAMP means in a published calendar
 * @throws ProblemError 404 training.no_session when the date and time could not be understood
 */
export function trainingCalendar(
  training: TrainingRow,
  now: Date,
  { publicUrl, firmName }: CalendarSettings,
): string {
  const { id, title, subtitle, startsAt, endsAt, version } = training
  if (!startsAt || !endsAt) throw trainingErrors.noSession()
  const page = `${publicUrl}/trainings/${id}`
  const calendar = ical({
    prodId: { company: firmName, product: 'Trainings', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    // The same for every version of the training, so that a newer file replaces the entry of an older one.
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: version - 1,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: `${title} | ${firmName}`,
    description: `${subtitle}\n\nLive und online. Wer angemeldet ist, bekommt den Zugang vor dem Training von uns.\n\n${page}`,
    location: 'Online',
    url: page,
    status: ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
