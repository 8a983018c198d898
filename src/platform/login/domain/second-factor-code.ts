/** Digits of a code that an authenticator app shows (RFC 6238). */
const APP_CODE_DIGITS = 6
/** How many recovery codes an administrator gets at once. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
/** Without characters that are easily confused on paper: i, l, o, 0 and 1. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export type CodeKind = 'app' | 'recovery'

/**
 * Recognises a typed code, whatever its case, blanks and dashes: six digits are an app's code, anything else a recovery
 * code.
 */
export function readCode(typed: string): { kind: CodeKind; code: string } {
  const letters = lettersOf(typed)
  if (isAppCode(letters)) return { kind: 'app', code: letters }
  return { kind: 'recovery', code: writeRecoveryCode(letters) }
}

/** Whether the typed text has the form of such a code. */
export function isCodeOfKind(kind: CodeKind, typed: string): boolean {
  const letters = lettersOf(typed)
  return kind === 'app' ? isAppCode(letters) : letters.length === RECOVERY_CODE_LENGTH
}

/** Formats a recovery code as it is stored and shown: two halves with a dash between them. */
export function writeRecoveryCode(letters: string): string {
  const half = RECOVERY_CODE_LENGTH / 2
  return `${letters.slice(0, half)}-${letters.slice(half)}`
}

function isAppCode(letters: string): boolean {
  return letters.length === APP_CODE_DIGITS && /^\d+$/.test(letters)
}

function lettersOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
