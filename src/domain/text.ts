import * as z from 'zod'
import { foldLines } from './content/single-line.ts'
import { withoutInvisible } from './invisible.ts'
import { VISIBLE } from './visible.ts'

/** Longest e-mail address that mail servers must accept (RFC 5321, 4.5.3.1.3: a path of 256 without its brackets). */
export const EMAIL_MAX_LENGTH = 254

/** The editors' message for a text that is empty after trimming (specification, section 8). */
export const EMPTY_TEXT = 'Der Text darf nicht leer sein.'

/**
 * Control characters and the Unicode line separators, none of which is allowed in one line of text: PostgreSQL cannot
 * store a NUL, and a line break in an address or a name would forge mail headers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is what this expression is for
const NOT_IN_ONE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above; tab and line breaks are welcome in longer texts
const NOT_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** True when the text can be encoded as UTF-8: it contains no lone surrogate. */
function isWellFormed(value: string): boolean {
  return value.isWellFormed()
}

/** A typed text in the form that is stored and compared. */
function normalised(value: string): string {
  return value.normalize('NFC').trim()
}

/**
 * A single line of typed text: trimmed, normalised to NFC, without control characters and without invisible characters
 * (`withoutInvisible`).
 * @param maxLength in UTF-16 units, counted after trimming
 */
export function line(maxLength: number) {
  return z
    .string()
    .refine(isWellFormed, { error: 'Der Text enthält ungültige Zeichen.', abort: true })
    .refine((value) => !NOT_IN_ONE_LINE.test(value), {
      error: 'Der Text darf keine Zeilenumbrüche oder Steuerzeichen enthalten.',
      abort: true,
    })
    .transform((value) => normalised(withoutInvisible(value)))
    .pipe(z.string().max(maxLength, { error: `Höchstens ${maxLength} Zeichen.` }))
}

/**
 * As {@link line}, but with at least one visible character.
 * @param empty the message for an empty text; by default the shop's
 */
export function requiredLine(maxLength: number, empty = 'Bitte fülle dieses Feld aus.') {
  return line(maxLength).pipe(z.string().regex(VISIBLE, { error: empty }))
}

/**
 * A text of several lines: trimmed, normalised to NFC, with at least one visible character, without control characters
 * except tab and line breaks. Soft hyphens and direction marks are allowed, because editors use them.
 * @param maxLength in UTF-16 units
 */
export function requiredText(maxLength: number) {
  return z
    .string()
    .refine(isWellFormed, { error: 'Der Text enthält ungültige Zeichen.', abort: true })
    .refine((value) => !NOT_IN_TEXT.test(value), {
      error: 'Der Text darf keine Steuerzeichen enthalten.',
      abort: true,
    })
    .transform(normalised)
    .pipe(
      z
        .string()
        .regex(VISIBLE, { error: EMPTY_TEXT })
        .max(maxLength, { error: `Höchstens ${maxLength} Zeichen.` }),
    )
}

/** As {@link requiredText}, for a text that is shown in one line: line breaks become spaces. */
export function foldedText(maxLength: number) {
  return z.string().transform(foldLines).pipe(requiredText(maxLength))
}

/** A typed e-mail address: what HTML's e-mail field accepts, with a dot in its domain. */
export const emailAddress = line(EMAIL_MAX_LENGTH).pipe(
  z
    .string()
    .min(1, { error: 'Bitte fülle dieses Feld aus.', abort: true })
    .regex(z.regexes.html5Email, {
      error: 'Bitte gib eine gültige E-Mail-Adresse ein.',
      abort: true,
    })
    .regex(/@[^@]+\.[^@.]{2,}$/, { error: 'Bitte gib eine gültige E-Mail-Adresse ein.' }),
)

/** The words of a search: the parts between white space. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean)
}

/** As {@link emailAddress}, with one message for staff, who are addressed formally. */
export const staffEmailAddress = line(EMAIL_MAX_LENGTH).refine(
  (text) => emailAddress.safeParse(text).success,
  { error: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.' },
)
