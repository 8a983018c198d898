import ical, { type ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface CalendarSettings {
  publicUrl: string
  firmName: string
}

/** The facts of a training's session in a calendar entry. */
export interface CalendarSession {
  id: string
  title: string
  subtitle: string
  start: Date
  end: Date
  /** Whose seats they are, where the calendar has entries of several people; absent otherwise. */
  attendees?: readonly string[]
}

const NAMES = new Intl.ListFormat('de')

/**
 * An empty calendar file (RFC 5545).
 *
 * @param method how calendars treat the entry: PUBLISH for a file to download, REQUEST and CANCEL for one sent to an
 * attendee (RFC 5546)
 */
export function calendarFile(firmName: string, method: ICalCalendarMethod) {
  return ical({ prodId: { company: firmName, product: 'Trainings', language: 'DE' }, method })
}

/**
 * The properties common to all entries of a training's session. They contain no meeting link, and people only where a
 * mailbox or a booking has seats of several, because entries are copied, shared and shown to colleagues. Instants are in
 * UTC, which is correct whatever the time zones of calendar and server.
 */
export function sessionEvent(session: CalendarSession, { publicUrl, firmName }: CalendarSettings) {
  const page = `${publicUrl}/trainings/${session.id}`
  const { attendees = [] } = session
  const names = NAMES.format(attendees)
  return {
    start: session.start,
    end: session.end,
    summary: `${session.title}${names && ` (${names})`} | ${firmName}`,
    description: `${names && `${attendees.length === 1 ? 'Platz' : 'Plätze'} von ${names}\n\n`}${session.subtitle}\n\nLive und online. Wer angemeldet ist, bekommt den Zugang vor dem Training von uns.\n\n${page}`,
    location: 'Online',
    url: page,
    status: ICalEventStatus.CONFIRMED,
  }
}
