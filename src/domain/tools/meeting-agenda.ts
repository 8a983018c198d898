import { minutesThatFit } from './agenda-minutes.ts'
import type { AgendaItem } from './meeting.ts'

/**
 * Agendas to begin with: how many minutes each part takes when the meeting has its usual length, which is their sum.
 * Their words are in the texts of the screen.
 */
export const AGENDA_TEMPLATES = {
  standup: { done: 4, next: 4, blocked: 5, help: 2 },
  weekly: { arrive: 5, progress: 10, topics: 20, agree: 10 },
  decision: { question: 5, options: 10, concerns: 10, choice: 15, steps: 5 },
  retrospective: { arrive: 5, facts: 10, insights: 15, causes: 10, changes: 15, close: 5 },
  kickoff: { arrive: 10, goal: 10, expectations: 15, knowledge: 20, pause: 10, plan: 20, close: 5 },
  oneToOne: { arrive: 5, theirs: 10, yours: 5, feedback: 5, agree: 5 },
} as const
export type AgendaTemplates = typeof AGENDA_TEMPLATES
export type AgendaTemplate = keyof AgendaTemplates

/**
 * The parts of a template with whole minutes that add up to `length`. Where there is room, they are multiples of five:
 * that is how people plan.
 *
 * @param length in minutes; where it is less than one for each part, each part gets one
 */
export function templateParts<Template extends AgendaTemplate>(
  template: Template,
  length: number,
): { part: keyof AgendaTemplates[Template] & string; minutes: number }[] {
  const shares: Readonly<Record<string, number>> = AGENDA_TEMPLATES[template]
  const names = Object.keys(shares) as (keyof AgendaTemplates[Template] & string)[]
  const parts = names.map((part) => ({ part, minutes: shares[part] ?? 1 }))
  return minutesThatFit(parts, Math.max(length, parts.length))
}

/** How many minutes the agenda plans. */
export function plannedMinutes(agenda: readonly AgendaItem[]): number {
  return agenda.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** The list with its entry at `from` at the place `to`; places outside of the list are its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined) return list
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, entry)
}

/** "10:05": a time of day some minutes after another; null where that is none. Past midnight it begins anew. */
export function timeAfter(time: string, minutes: number): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === undefined) return null
  const sinceMidnight = (Number(hour) * 60 + Number(minute) + minutes) % 1440
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(sinceMidnight / 60))}:${two(sinceMidnight % 60)}`
}
