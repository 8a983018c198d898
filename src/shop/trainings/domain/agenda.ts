import * as z from 'zod'
import { foldedText } from '#platform/basics/domain/text.ts'

/** A part of a session: how many minutes it takes, and what happens in them. */
export interface AgendaPart {
  minutes: number
  text: string
}

/** The most that a part takes: a working day. */
const MINUTES_MAX = 480

/** "10 Min.: Ankommen", as it is stored; "10 Minuten Ankommen", "10 Min Ankommen", "10: Ankommen" or "10 Ankommen". */
const PART = /^(\d{1,4})(?:\s*Min(?:uten?|\.)?)?(?:\s*:\s*|\s+)(?!Min(?:uten?|\.)?:?$)(\S.*)$/iu

/** Reads a part of an agenda; null for a text that does not begin with its minutes, 1 to 480. */
export function readAgendaPart(part: string): AgendaPart | null {
  const [, digits, text] = PART.exec(part) ?? []
  const minutes = Number(digits)
  if (text === undefined || minutes < 1 || minutes > MINUTES_MAX) return null
  return { minutes, text }
}

/** A part as it is stored and written: "10 Min.: Ankommen". */
export function agendaPartText({ minutes, text }: AgendaPart): string {
  return `${minutes} Min.: ${text}`
}

/** The parts of an agenda. */
export function readAgenda(agenda: readonly string[]): AgendaPart[] {
  return agenda.flatMap((part) => readAgendaPart(part) ?? [])
}

/** The minutes of all parts together. */
export function agendaMinutes(agenda: readonly string[]): number {
  return readAgenda(agenda).reduce((sum, { minutes }) => sum + minutes, 0)
}

/**
 * A typed part of an agenda. Its output is the part as it is stored.
 * @param maxLength in UTF-16 units, counted as typed
 */
export function agendaPartSchema(maxLength: number) {
  return foldedText(maxLength).transform((typed, context) => {
    const part = readAgendaPart(typed)
    if (part) return agendaPartText(part)
    context.issues.push({
      code: 'custom',
      input: typed,
      message: `Bitte beginnen Sie mit den Minuten, 1 bis ${MINUTES_MAX}: „10 Min.: Ankommen“.`,
    })
    return z.NEVER
  })
}
