import ical, { ICalCalendarMethod } from 'ical-generator'
import { islandFirm } from '#site/pages/web/firm.ts'
import type { Meeting } from '../domain/meeting.ts'
import { MINUTE_MS } from '../domain/meeting-clock.ts'

interface InvitationOptions {
  /** The meeting's name. */
  title: string
  /** The agenda as plain text. */
  description: string
  language: 'de' | 'en'
  /** The planned start, an instant in milliseconds. */
  start: number
  minutes: number
  /** When the file is generated. */
  now: Date
}

/**
 * A calendar file (RFC 5545) with the meeting. It names no people: their e-mail addresses are not asked for. A meeting
 * keeps its UID, so that importing a second file updates the entry of the first. Loaded only when it is needed.
 */
export function invitationCalendar(
  { id, place }: Meeting,
  { title, description, language, start, minutes, now }: InvitationOptions,
): string {
  const calendar = ical({
    prodId: {
      company: islandFirm().name,
      product: 'Meeting Moderator',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `meeting-${id}`,
    stamp: now,
    start: new Date(start),
    end: new Date(start + minutes * MINUTE_MS),
    summary: title,
    description,
    ...(place.trim() && { location: place.trim() }),
  })
  return calendar.toString()
}
