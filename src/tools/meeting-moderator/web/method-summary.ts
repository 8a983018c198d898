import type { Language } from '#site/pages/web/page-table.ts'
import { type Meeting, written } from '../domain/meeting.ts'
import { shortDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

/** A summary built only from what was typed: goal, decisions, tasks and parked topics. */
export function methodSummary(
  { goal, notes }: Meeting,
  texts: MeetingModeratorTexts['minutes']['sentences'],
  language: Language,
): string {
  const [decisions, parked] = [notes.decisions, notes.parked].map((list) =>
    written(list)
      .map(({ text }) => withoutEnd(text))
      .join('; '),
  )
  const tasks = written(notes.tasks)
    .filter(({ isDone }) => !isDone)
    .map(({ text, person, due }) => {
      const who = [person.trim(), due && shortDay(due, language)].filter(Boolean).join(', ')
      return who ? `${withoutEnd(text)} (${who})` : withoutEnd(text)
    })
  return [
    goal.trim() && ended(texts.goal(goal.trim())),
    decisions ? texts.decided(decisions) : texts.nothingDecided,
    tasks.length > 0 && texts.tasks(tasks.join('; ')),
    parked && texts.parked(parked),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A note is used inside a sentence, which has its own punctuation. */
function withoutEnd(text: string): string {
  return text.trim().replace(/[.;,]+$/, '')
}

function ended(sentence: string): string {
  return /[.!?…][“”"»]?$/.test(sentence) ? sentence : `${sentence}.`
}
