import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import { type Meeting, type MeetingNote, type NoteList, written } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { type NoteGroup, noteGroups } from '../domain/note-groups.ts'
import { clockTime, isoDay, shortDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

/**
 * The minutes of a meeting as a document, item by item.
 *
 * @param now the instant in milliseconds, for a meeting that has not ended
 */
export function minutesDocument(
  meeting: Meeting,
  texts: MeetingModeratorTexts,
  language: Language,
  now: number,
): ToolDocument {
  const { minutes, plan, result } = texts
  const name = meeting.title.trim()
  const { run } = meeting
  const groups = noteGroups(meeting, now)
  return {
    language,
    title: minutes.title(name || minutes.untitled),
    subtitle: heldLine(meeting, minutes, language, now),
    fileName: fileNameOf(minutes.fileName, name, ...(run ? [isoDay(run.startedAt)] : [])),
    blocks: [
      ...textBlocks(plan.goal, meeting.goal),
      ...textBlocks(result.summary, meeting.summary),
      ...(groups.some(({ item, notes }) => item || notes.length > 0)
        ? groups.flatMap((group) => groupBlocks(group, texts, language))
        : [{ kind: 'paragraph', text: minutes.none } as const]),
      ...(written(meeting.notes.parked).length > 0
        ? [{ kind: 'paragraph', text: minutes.parkedGoesOn } as const]
        : []),
    ],
    note: meeting.summaryBy === 'ai' && meeting.summary.trim() ? minutes.noteWithAi : minutes.note,
  }
}

function heldLine(
  { run, people }: Meeting,
  texts: MeetingModeratorTexts['minutes'],
  language: Language,
  now: number,
): string {
  const parts = []
  if (run) {
    const { startedAt, endedAt } = run
    const [start, end] = [clockTime(startedAt, language), clockTime(endedAt ?? now, language)]
    parts.push(texts.from(longDay(startedAt, language), start, end))
  }
  if (people.length > 0) parts.push(texts.people(people.join(', ')))
  return parts.join(' · ')
}

function heading(text: string): DocumentBlock {
  return { kind: 'heading', level: 2, text }
}

function textBlocks(title: string, text: string): DocumentBlock[] {
  const trimmed = text.trim()
  return trimmed ? [heading(title), { kind: 'paragraph', text: trimmed }] : []
}

function groupBlocks(
  { item, place, taken, notes }: NoteGroup,
  texts: MeetingModeratorTexts,
  language: Language,
): DocumentBlock[] {
  const items = notes
    .filter(({ note }) => written([note]).length > 0)
    .map(({ list, note }) => noteText(list, note, texts, language))
  if (!item) return listBlocks(texts.minutes.noItem, items)
  const about = [
    item.owner.trim(),
    texts.minutes.times(item.minutes, taken),
    item.since && texts.notes.since.parked(shortDay(item.since, language)),
  ]
  return [
    heading(`${place}. ${item.title.trim() || texts.undone.untitled}`),
    { kind: 'paragraph', text: about.filter(Boolean).join(' · ') },
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
  ]
}

/** "Aufgabe: Vertrag prüfen (Jörg, bis 12.01.2027)" */
function noteText(
  list: NoteList,
  { text, person, due, isDone, by, since }: MeetingNote,
  { minutes, notes }: MeetingModeratorTexts,
  language: Language,
): string {
  const isTask = list === 'tasks'
  const about = [
    isTask && (person.trim() || minutes.nobody),
    isTask && due && minutes.until(shortDay(due, language)),
    isTask && isDone && notes.done,
    since && minutes.since(shortDay(since, language)),
    by && notes.by(by),
  ].filter(Boolean)
  const said = `${minutes.kinds[list]}: ${text.trim()}`
  return about.length > 0 ? `${said} (${about.join(', ')})` : said
}

/** The agenda to send before the meeting: when and where, the goal, the items, and what earlier meetings left open. */
export function agendaDocument(
  meeting: Meeting,
  texts: MeetingModeratorTexts,
  language: Language,
): ToolDocument {
  const { ahead, minutes, plan } = texts
  const name = meeting.title.trim()
  return {
    language,
    title: `${plan.agenda}: ${name || minutes.untitled}`,
    subtitle: aheadLine(meeting, texts, language),
    fileName: fileNameOf(plan.agenda, name, ...(meeting.day ? [meeting.day] : [])),
    blocks: [
      ...textBlocks(plan.goal, meeting.goal),
      ...listBlocks(plan.agenda, agendaLines(meeting, texts)),
      ...listBlocks(
        texts.meetings.openTasks,
        written(meeting.notes.tasks)
          .filter(({ isDone, since }) => !isDone && since !== '')
          .map((task) => noteText('tasks', task, texts, language)),
      ),
    ],
    note: ahead.note,
  }
}

/** The minutes that the meeting takes in calendars. */
export function bookedMinutes({ agenda, length }: Meeting): number {
  return Math.max(length, plannedMinutes(agenda))
}

function aheadLine(meeting: Meeting, texts: MeetingModeratorTexts, language: Language): string {
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
  { run, undone, methods }: MeetingModeratorTexts,
): string[] {
  return agenda.map(({ title, minutes: length, owner, method }, index) => {
    const begin = timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))
    const about = [run.minutesOnly(length), owner.trim(), method && methods.names[method].name]
    const name = [begin, title.trim() || undone.untitled].filter(Boolean).join(' ')
    return `${name} (${about.filter(Boolean).join(', ')})`
  })
}
