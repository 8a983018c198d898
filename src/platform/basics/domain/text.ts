import * as z from 'zod'
import { emailRule, storedEmail } from './email-address.ts'
import {
  INVALID_CHARACTERS,
  type LineRule,
  lineRule,
  normalised,
  requiredLineRule,
  storedLine,
} from './line-rule.ts'
import { foldLines } from './single-line.ts'
import { VISIBLE } from './visible.ts'

/** The editors' message for a text that is empty after trimming (specification, section 8). */
export const EMPTY_TEXT = 'Der Text darf nicht leer sein.'

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is what this is for; tab and line breaks are welcome in longer texts
const NOT_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** True when the text can be encoded as UTF-8: it contains no lone surrogate. */
function isWellFormed(value: string): boolean {
  return value.isWellFormed()
}

/** The schema of a line that the rule accepts. Its output is the stored line. */
export function lineSchema(rule: LineRule) {
  return z.string().transform((typed, context) => {
    const message = rule(typed)
    if (message === null) return storedLine(typed)
    context.issues.push({ code: 'custom', message, input: typed })
    return z.NEVER
  })
}

/**
 * A single line of typed text, see {@link lineRule}.
 * @param maxLength in UTF-16 units, counted in the stored line
 */
export function line(maxLength: number) {
  return lineSchema(lineRule(maxLength))
}

/**
 * As {@link line}, but with at least one visible character.
 * @param empty the message for an empty text; by default the shop's
 */
export function requiredLine(maxLength: number, empty?: string) {
  return lineSchema(requiredLineRule(maxLength, empty))
}

/**
 * A text of several lines: trimmed, normalised to NFC, with at least one visible character, without control characters
 * except tab and line breaks. Soft hyphens and direction marks are allowed, because editors use them.
 * @param maxLength in UTF-16 units
 */
export function requiredText(maxLength: number) {
  return optionalText(maxLength).pipe(z.string().regex(VISIBLE, { error: EMPTY_TEXT }))
}

/** As {@link requiredText}, but it may be empty. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .refine(isWellFormed, { error: INVALID_CHARACTERS, abort: true })
    .refine((value) => !NOT_IN_TEXT.test(value), {
      error: 'Der Text darf keine Steuerzeichen enthalten.',
      abort: true,
    })
    .transform(normalised)
    .pipe(z.string().max(maxLength, { error: `Höchstens ${maxLength} Zeichen.` }))
}

/** As {@link requiredText}, for a text that is shown in one line: line breaks become spaces. */
export function foldedText(maxLength: number) {
  return z.string().transform(foldLines).pipe(requiredText(maxLength))
}

/** As {@link foldedText}, but it may be empty. */
export function optionalFoldedText(maxLength: number) {
  return z.string().transform(foldLines).pipe(optionalText(maxLength))
}

/** A typed e-mail address, see {@link emailRule}. */
export const emailAddress = lineSchema(emailRule).transform(storedEmail)

/** As {@link emailAddress}, with one message for staff, who are addressed formally. */
export const staffEmailAddress = z
  .string()
  .refine((text) => emailRule(text) === null, {
    error: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  })
  .transform(storedEmail)
