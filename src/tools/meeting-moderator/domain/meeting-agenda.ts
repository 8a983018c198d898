import { minutesThatFit } from './agenda-minutes.ts'
import type { AgendaItem } from './meeting.ts'

/**
 * Templates of agendas: minutes of each part for a meeting of the usual length, which is their sum. Their names are
 * among the texts of the screen.
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
 * The parts of a template with whole minutes that add up to `length`; multiples of five where `length` allows it.
 *
 * @param length in minutes; where there are fewer minutes than parts, each part gets one
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

/** The sum of the agenda's minutes. */
export function plannedMinutes(agenda: readonly AgendaItem[]): number {
  return agenda.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** The list with the entry at `from` moved to `to`; an index outside of the list means its end. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined) return list
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, entry)
}

/**
 * The time of day that many minutes after `time`, "10:05", past midnight from 0:00 again; null where `time` is none.
 */
export function timeAfter(time: string, minutes: number): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hour === undefined) return null
  const sinceMidnight = (Number(hour) * 60 + Number(minute) + minutes) % 1440
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(sinceMidnight / 60))}:${two(sinceMidnight % 60)}`
}
