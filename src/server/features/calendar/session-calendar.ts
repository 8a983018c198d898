import ical, { type ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarSettings {
  publicUrl: string
  firmName: string
}

/** What a calendar entry tells of a training's session. */
export interface CalendarSession {
  id: string
  title: string
  subtitle: string
  start: Date
  end: Date
}

/**
 * An empty calendar file (RFC 5545) of ours.
 *
 * @param method what a calendar is to do with its entry: PUBLISH for a file to keep, REQUEST and CANCEL for one that
 *   was sent to an attendee (RFC 5546)
 */
export function calendarFile(firmName: string, method: ICalCalendarMethod) {
  return ical({ prodId: { company: firmName, product: 'Trainings', language: 'DE' }, method })
}

/**
 * What all entries of a training's session share. It names no person and no way into the meeting: entries are copied,
 * shared and shown to colleagues. Its instants are UTC: right in every calendar, whatever that calendar's time zone
 * and this machine's.
 */
export function sessionEvent(session: CalendarSession, { publicUrl, firmName }: CalendarSettings) {
  const page = `${publicUrl}/trainings/${session.id}`
  return {
    start: session.start,
    end: session.end,
    summary: `${session.title} | ${firmName}`,
    description: `${session.subtitle}\n\nLive und online. Wer angemeldet ist, bekommt den Zugang vor dem Training von uns.\n\n${page}`,
    location: 'Online',
    url: page,
    status: ICalEventStatus.CONFIRMED,
  }
}
