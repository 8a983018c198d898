import { withoutInvisible } from './invisible.ts'
import { VISIBLE } from './visible.ts'

/** Why a typed line is refused, in German; null for one that is accepted. Needs no schema library, unlike `text.ts`. */
export type LineRule = (typed: string) => string | null

export const INVALID_CHARACTERS = 'Der Text enthält ungültige Zeichen.'
export const EMPTY = 'Bitte fülle dieses Feld aus.'

const SPACES = /[\s\u0085]+/g
/** Tabs and line breaks, as they are copied along from tables and mails. */
const BREAK = /[\t\n\r\u0085\u2028\u2029]/
/** Control characters, none of which is allowed in one line of text: PostgreSQL cannot store a NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is what this expression is for
const NOT_IN_ONE_LINE = /[\u0000-\u001f\u007f-\u009f]/

/** A typed text as it is stored and compared: normalised to NFC and trimmed. */
export function normalised(text: string): string {
  return text.normalize('NFC').trim()
}

/**
 * A typed line as it is stored and compared: tabs and line breaks are spaces, so that none forges a mail header; without
 * invisible characters, normalised to NFC and trimmed.
 */
export function storedLine(typed: string): string {
  const inOneLine = typed.replace(SPACES, (spaces) => (BREAK.test(spaces) ? ' ' : spaces))
  return normalised(withoutInvisible(inOneLine))
}

/**
 * The rule of a single line without control characters. A tab or a line break counts as a space.
 * @param maxLength in UTF-16 units, counted in the stored line
 */
export function lineRule(maxLength: number): LineRule {
  return (typed) => {
    if (!typed.isWellFormed()) return INVALID_CHARACTERS
    const stored = storedLine(typed)
    if (NOT_IN_ONE_LINE.test(stored)) return 'Der Text darf keine Steuerzeichen enthalten.'
    return stored.length > maxLength ? `Höchstens ${maxLength} Zeichen.` : null
  }
}

/**
 * As {@link lineRule}, but with at least one visible character.
 * @param empty the message for an empty text; by default the shop's
 */
export function requiredLineRule(maxLength: number, empty = EMPTY): LineRule {
  const rule = lineRule(maxLength)
  return (typed) => rule(typed) ?? (VISIBLE.test(storedLine(typed)) ? null : empty)
}
