import { minutesThatFit } from './agenda-minutes.ts'
import type { AgendaItem } from './meeting.ts'

/**
 * Templates of agendas: minutes of each part for a meeting of the usual length, which is their sum. Their names are
 * among the texts of the screen.
 */
export const AGENDA_TEMPLATES = {
  weekly: [5, 10, 20, 10],
  decision: [5, 10, 10, 15, 5],
  retrospective: [5, 10, 15, 10, 15, 5],
} as const satisfies Record<string, readonly number[]>
export type AgendaTemplate = keyof typeof AGENDA_TEMPLATES

/**
 * The minutes of the parts of a template: whole ones that add up to `length`; multiples of five where that allows it.
 *
 * @param length in minutes; where there are fewer minutes than parts, each part gets one
 */
export function templateMinutes(template: AgendaTemplate, length: number): number[] {
  const parts = AGENDA_TEMPLATES[template].map((minutes) => ({ minutes }))
  return minutesThatFit(parts, Math.max(length, parts.length)).map(({ minutes }) => minutes)
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
