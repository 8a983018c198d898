import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import { type Meeting, written } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { heading, noteText } from './minutes-document.ts'

/** The agenda to send before the meeting: when and where, the goal, the items, and what earlier meetings left open. */
export function agendaDocument(
  meeting: Meeting,
  texts: MeetingModeratorTexts,
  language: Language,
): ToolDocument {
  const { ahead, minutes, plan } = texts
  const name = meeting.title.trim()
  const goal = meeting.goal.trim()
  return {
    language,
    title: `${plan.agenda}: ${name || minutes.untitled}`,
    subtitle: subtitleOf(meeting, texts, language),
    fileName: fileNameOf(plan.agenda, name, ...(meeting.day ? [meeting.day] : [])),
    blocks: [
      ...(goal ? [heading(minutes.goal), { kind: 'paragraph', text: goal } as const] : []),
      ...listBlocks(plan.agenda, agendaLines(meeting, texts)),
      ...listBlocks(
        texts.meetings.openTasks,
        written(meeting.notes.tasks)
          .filter(({ isDone, since }) => !isDone && since !== '')
          .map((task) => noteText('tasks', task, minutes, language)),
      ),
    ],
    note: ahead.note,
  }
}

/** The minutes that the meeting takes in calendars. */
export function bookedMinutes({ agenda, length }: Meeting): number {
  return Math.max(length, plannedMinutes(agenda))
}

function subtitleOf(meeting: Meeting, texts: MeetingModeratorTexts, language: Language): string {
  const { day, startTime, place, people } = meeting
  const end = timeAfter(startTime, bookedMinutes(meeting))
  return [
    day && longDay(new Date(`${day}T12:00:00`).getTime(), language),
    end && texts.ahead.fromTo(startTime, end),
    place.trim(),
    people.length > 0 && texts.ahead.people(people.join(', ')),
  ]
    .filter(Boolean)
    .join(' · ')
}

function listBlocks(title: string, items: readonly string[]): DocumentBlock[] {
  return items.length > 0 ? [heading(title), { kind: 'list', items }] : []
}

/** Each item with its begin, where the start is known, its minutes, who leads it, and how. */
export function agendaLines(
  { agenda, startTime }: Meeting,
  { minutes, undone, methods }: MeetingModeratorTexts,
): string[] {
  return agenda.map(({ title, minutes: length, owner, method }, index) => {
    const begin = timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))
    const about = [minutes.minutes(length), owner.trim(), method && methods.names[method].name]
    const name = [begin, title.trim() || undone.untitled].filter(Boolean).join(' ')
    return `${name} (${about.filter(Boolean).join(', ')})`
  })
}
