import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { MeetingNote } from '#domain/tools/meeting.ts'
import { FIRM } from '../../content/firm.ts'

interface CalendarOptions {
  /** What a task belongs to: the meeting's name. */
  meeting: string
  language: 'de' | 'en'
  /** When the file is made. */
  now: Date
}

/**
 * A calendar file (RFC 5545) with an entry for each task that has a day: the whole of that day, without blocking it. A
 * task keeps its UID, so that a second file changes the entries of the first. Loaded when somebody asks for one.
 */
export function tasksCalendar(
  tasks: readonly MeetingNote[],
  { meeting, language, now }: CalendarOptions,
): string {
  const calendar = ical({
    prodId: { company: FIRM.name, product: 'Meeting Moderator', language: language.toUpperCase() },
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
