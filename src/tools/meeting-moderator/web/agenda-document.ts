import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import { type Meeting, written } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { shortDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

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
      heading(plan.agenda),
      itemsBlock(meeting, texts),
      ...tasksBlocks(meeting, texts, language),
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

function heading(text: string): DocumentBlock {
  return { kind: 'heading', level: 2, text }
}

function itemsBlock({ agenda, startTime }: Meeting, texts: MeetingModeratorTexts): DocumentBlock {
  const { minutes, undone, methods } = texts
  const leads = agenda.map(({ owner, method }) =>
    [owner.trim(), method && methods.names[method].name].filter(Boolean).join(', '),
  )
  // The column is left out where it would hold dashes only.
  const hasLeads = leads.some((lead) => lead !== '')
  const rows = agenda.map(({ title, minutes: length }, index) => {
    const begin = timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))
    const name = title.trim() || undone.untitled
    return [
      begin ? `${begin} ${name}` : name,
      minutes.minutes(length),
      ...(hasLeads ? [leads[index] || '–'] : []),
    ]
  })
  if (rows.length === 0) return { kind: 'paragraph', text: minutes.none }
  return {
    kind: 'table',
    head: [minutes.item, minutes.planned, ...(hasLeads ? [texts.ahead.leadAndMethod] : [])],
    rows,
  }
}

function tasksBlocks(
  { notes }: Meeting,
  { minutes, meetings }: MeetingModeratorTexts,
  language: Language,
): DocumentBlock[] {
  const rows = written(notes.tasks)
    .filter(({ isDone, since }) => !isDone && since !== '')
    .map(({ text, person, due }) => [
      text.trim(),
      person.trim() || minutes.open,
      due ? shortDay(due, language) : minutes.open,
    ])
  if (rows.length === 0) return []
  return [
    heading(meetings.openTasks),
    { kind: 'table', head: [minutes.task, minutes.person, minutes.due], rows },
  ]
}
