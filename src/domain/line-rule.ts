import { withoutInvisible } from './invisible.ts'
import { VISIBLE } from './visible.ts'

/** Longest e-mail address that mail servers must accept (RFC 5321, 4.5.3.1.3: a path of 256 without its brackets). */
export const EMAIL_MAX_LENGTH = 254

/** Why a typed line is refused, in German; null for one that is accepted. Needs no schema library, unlike `text.ts`. */
export type LineRule = (typed: string) => string | null

export const INVALID_CHARACTERS = 'Der Text enthält ungültige Zeichen.'
const WRONG_ADDRESS = 'Bitte gib eine gültige E-Mail-Adresse ein.'
const EMPTY = 'Bitte fülle dieses Feld aus.'

/**
 * Control characters and the Unicode line separators, none of which is allowed in one line of text: PostgreSQL cannot
 * store a NUL, and a line break in an address or a name would forge mail headers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is what this expression is for
const NOT_IN_ONE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
/** What HTML's e-mail field accepts (HTML standard, "valid email address"). */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const DOT_IN_DOMAIN = /@[^@]+\.[^@.]{2,}$/

/** A typed text as it is stored and compared: normalised to NFC and trimmed. */
export function normalised(text: string): string {
  return text.normalize('NFC').trim()
}

/** A typed line as it is stored and compared: without invisible characters, normalised to NFC and trimmed. */
export function storedLine(typed: string): string {
  return normalised(withoutInvisible(typed))
}

/**
 * The rule of a single line without control characters.
 * @param maxLength in UTF-16 units, counted in the stored line
 */
export function lineRule(maxLength: number): LineRule {
  return (typed) => {
    if (!typed.isWellFormed()) return INVALID_CHARACTERS
    if (NOT_IN_ONE_LINE.test(typed)) {
      return 'Der Text darf keine Zeilenumbrüche oder Steuerzeichen enthalten.'
    }
    return storedLine(typed).length > maxLength ? `Höchstens ${maxLength} Zeichen.` : null
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

const addressLine = lineRule(EMAIL_MAX_LENGTH)

/** A typed e-mail address: what HTML's e-mail field accepts, with a dot in its domain. */
export const emailRule: LineRule = (typed) => {
  const problem = addressLine(typed)
  if (problem !== null) return problem
  const address = storedLine(typed)
  if (address === '') return EMPTY
  return HTML_EMAIL.test(address) && DOT_IN_DOMAIN.test(address) ? null : WRONG_ADDRESS
}
