import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import type { Meeting, MeetingNote } from '../domain/meeting.ts'
import { MINUTE_MS, spentOn } from '../domain/meeting-clock.ts'
import { clockTime, isoDay, shortDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

type MinutesTexts = MeetingModeratorTexts['minutes']

/**
 * The minutes of a meeting as a document.
 *
 * @param now the instant in milliseconds, for a meeting that has not ended
 */
export function minutesDocument(
  meeting: Meeting,
  texts: MinutesTexts,
  language: Language,
  now: number,
): ToolDocument {
  const name = meeting.title.trim()
  const { run, notes } = meeting
  return {
    language,
    title: texts.title(name || texts.untitled),
    subtitle: subtitleOf(meeting, texts, language, now),
    fileName: fileNameOf(texts.fileName, name, ...(run ? [isoDay(run.startedAt)] : [])),
    blocks: [
      ...textBlocks(texts.goal, meeting.goal),
      ...textBlocks(texts.summary, meeting.summary),
      heading(texts.decisions),
      listBlock(notes.decisions, texts, true),
      heading(texts.tasks),
      tasksBlock(notes.tasks, texts, language),
      heading(texts.parked),
      listBlock(notes.parked, texts, false),
      ...agendaBlocks(meeting, texts, now),
    ],
    note: meeting.summaryBy === 'ai' && meeting.summary.trim() ? texts.noteWithAi : texts.note,
  }
}

function subtitleOf(
  { run, people }: Meeting,
  texts: MinutesTexts,
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

function listBlock(
  notes: readonly MeetingNote[],
  texts: MinutesTexts,
  ordered: boolean,
): DocumentBlock {
  const items = written(notes).map(({ text }) => text.trim())
  return items.length > 0
    ? { kind: 'list', ordered, items }
    : { kind: 'paragraph', text: texts.none }
}

function tasksBlock(
  tasks: readonly MeetingNote[],
  texts: MinutesTexts,
  language: Language,
): DocumentBlock {
  const all = written(tasks)
  if (all.length === 0) return { kind: 'paragraph', text: texts.none }
  const hasState = all.some(({ isDone }) => isDone)
  const rows = all.map(({ text, person, due, isDone }) => [
    text.trim(),
    person.trim() || texts.open,
    due ? shortDay(due, language) : texts.open,
    ...(hasState ? [isDone ? texts.done : texts.open] : []),
  ])
  const head = [texts.task, texts.person, texts.due, ...(hasState ? [texts.state] : [])]
  return { kind: 'table', head, rows }
}

function agendaBlocks({ agenda, run }: Meeting, texts: MinutesTexts, now: number): DocumentBlock[] {
  if (agenda.length === 0) return []
  const rows = agenda.map(({ id, title, minutes, owner }) => [
    owner.trim() ? `${title} (${owner.trim()})` : title,
    texts.minutes(minutes),
    ...(run ? [texts.minutes(Math.round(spentOn(run, id, now) / MINUTE_MS))] : []),
  ])
  const head = [texts.item, texts.planned, ...(run ? [texts.taken] : [])]
  return [heading(texts.agenda), { kind: 'table', head, rows }]
}

/** Notes that are not empty. */
export function written(notes: readonly MeetingNote[]): readonly MeetingNote[] {
  return notes.filter(({ text }) => text.trim() !== '')
}
