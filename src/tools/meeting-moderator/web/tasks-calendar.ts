import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { islandFirm } from '#site/pages/web/firm.ts'
import type { MeetingNote } from '../domain/meeting.ts'

interface CalendarOptions {
  /** The meeting's name, which each task refers to. */
  meeting: string
  language: 'de' | 'en'
  /** When the file is generated. */
  now: Date
}

/**
 * A calendar file (RFC 5545) with an all-day entry, shown as free, for each task with a day. A task keeps its UID, so
 * that importing a second file updates the entries of the first. Loaded only when it is needed.
 */
export function tasksCalendar(
  tasks: readonly MeetingNote[],
  { meeting, language, now }: CalendarOptions,
): string {
  const calendar = ical({
    prodId: {
      company: islandFirm().name,
      product: 'Meeting Moderator',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, text, person, due } of tasks) {
    if (!due) continue
    calendar.createEvent({
      id: `task-${id}`,
      stamp: now,
      start: new Date(`${due}T00:00:00Z`),
      allDay: true,
      summary: person.trim() ? `${text.trim()} (${person.trim()})` : text.trim(),
      description: meeting,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
