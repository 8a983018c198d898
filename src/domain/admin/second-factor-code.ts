/** Digits of a code that an authenticator app shows (RFC 6238). */
const APP_CODE_DIGITS = 6
/** How many recovery codes an administrator gets at a time. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
/** Without what is mistaken for something else on paper: no i, l and o, no 0 and 1. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export type CodeKind = 'app' | 'recovery'

/** Tells what a person typed, in whatever groups and case: six digits are an app's code, all else a recovery code. */
export function readCode(typed: string): { kind: CodeKind; code: string } {
  const letters = lettersOf(typed)
  if (isAppCode(letters)) return { kind: 'app', code: letters }
  return { kind: 'recovery', code: writeRecoveryCode(letters) }
}

/** Whether what was typed has the form of such a code. */
export function isCodeOfKind(kind: CodeKind, typed: string): boolean {
  const letters = lettersOf(typed)
  return kind === 'app' ? isAppCode(letters) : letters.length === RECOVERY_CODE_LENGTH
}

/** A recovery code in the form that it is stored and shown in: two halves with a dash between them. */
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
