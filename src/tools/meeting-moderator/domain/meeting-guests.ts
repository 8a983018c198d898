import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import { type Meeting, newNote } from './meeting.ts'
import type { HostedMeeting } from './meeting-room.ts'
import { readTaskLine } from './task-line.ts'

/** How many ids are kept, so that a note that was deleted does not come back. More than can wait on the server. */
const RECEIVED_MAX = 300

/** The day of a meeting, from which days in its tasks are counted: when it began, or is planned. `now` where neither is. */
export function meetingDay({ run, day }: Pick<Meeting, 'run' | 'day'>, now: Date): CalendarDay {
  if (run) return berlinDay(new Date(run.startedAt))
  return day || berlinDay(now)
}

/**
 * The meeting with what participants sent: their notes are in the minutes from then on, with the names of who wrote them,
 * and of their tasks who and until when. The same view again changes nothing.
 */
export function withGuests(
  meeting: Meeting,
  { content, members }: RoomView<HostedMeeting>,
  now: Date,
): Meeting {
  const { received, vote } = meeting
  const fresh = content.inbox.filter(({ id }) => !received.includes(id))
  const sums = content.vote?.id === vote?.id ? (content.vote?.sums ?? null) : null
  const isCounted = vote !== null && vote.sums === null && sums !== null
  if (fresh.length === 0 && !isCounted) return meeting
  const notes = { ...meeting.notes }
  for (const { id, list, text, item, by } of fresh) {
    const note = {
      ...newNote(id, text, item),
      by: members.find((member) => member.id === by)?.name ?? '',
      ...(list === 'tasks' && readTaskLine(text, meeting.people, meetingDay(meeting, now))),
    }
    notes[list] = [...notes[list], note]
  }
  return {
    ...meeting,
    notes,
    received: [...received, ...fresh.map(({ id }) => id)].slice(-RECEIVED_MAX),
    vote: isCounted ? { ...vote, isOpen: false, sums } : vote,
  }
}
