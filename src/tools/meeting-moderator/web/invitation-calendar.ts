import ical, { ICalCalendarMethod } from 'ical-generator'
import { islandFirm } from '#site/pages/web/firm.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { Meeting } from '../domain/meeting.ts'
import { MINUTE_MS } from '../domain/meeting-clock.ts'
import { agendaLines, bookedMinutes } from './meeting-documents.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

/**
 * A calendar file (RFC 5545) with the meeting. It names no people: their e-mail addresses are not asked for. A meeting
 * keeps its UID, so that importing a second file updates the entry of the first. Loaded only when it is needed.
 *
 * @param start the planned start, an instant in milliseconds
 * @param now when the file is made
 */
export function invitationCalendar(
  meeting: Meeting,
  texts: MeetingModeratorTexts,
  language: Language,
  start: number,
  now: Date,
): string {
  const place = meeting.place.trim()
  const calendar = ical({
    prodId: {
      company: islandFirm().name,
      product: 'Meeting Moderator',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `meeting-${meeting.id}`,
    stamp: now,
    start: new Date(start),
    end: new Date(start + bookedMinutes(meeting) * MINUTE_MS),
    summary: meeting.title.trim() || texts.minutes.untitled,
    description: [meeting.goal.trim(), ...agendaLines(meeting, texts)].filter(Boolean).join('\n'),
    ...(place && { location: place }),
  })
  return calendar.toString()
}
