import * as z from 'zod'
import { requiredLine } from '../text.ts'
import { loginSchema } from './admin.ts'

/** Digits of a code that an authenticator app shows (RFC 6238). */
export const APP_CODE_DIGITS = 6
/** How many recovery codes an administrator gets at a time. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
/** Without what is mistaken for something else on paper: no i, l and o, no 0 and 1. */
export const RECOVERY_CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Either kind of code as a person types it, with some room for blanks and dashes. */
const CODE_MAX_LENGTH = 40

const code = requiredLine(CODE_MAX_LENGTH, 'Bitte geben Sie einen Code ein.')

/** The second step of a login, and the first code of an app that is being set up. */
export const codeSchema = z.object({ code })

/** The password once more, before the second factor changes. */
export const passwordAgainSchema = loginSchema.pick({ password: true })

/** Everything that a login takes once more, before a second factor that is on changes. */
export const proofSchema = passwordAgainSchema.extend({ code })

/** What the administrator's second factor is at present. */
export const secondFactorSchema = z.object({
  /** Since when it is on; null where it is off. */
  enabledAt: z.iso.datetime().nullable(),
  /** How many recovery codes are unused. */
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** What an authenticator app has to be told. */
export const secondFactorSetupSchema = z.object({
  /** The address for apps, as a QR code shows it (otpauth://). */
  uri: z.string(),
  /** The secret in base32, for those who type it. */
  secret: z.string(),
})
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

/** Recovery codes, shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type NewRecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** What the login answers: done, or a code is still needed. */
export const loginAnswerSchema = z.union([
  z.object({ mustChangePassword: z.boolean() }),
  z.object({ codeRequired: z.literal(true) }),
])
export type LoginAnswer = z.infer<typeof loginAnswerSchema>

export interface TypedCode {
  kind: 'app' | 'recovery'
  code: string
}

/** Tells what a person typed, in whatever groups and case: six digits are an app's code, all else a recovery code. */
export function readCode(typed: string): TypedCode {
  const letters = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  if (isAppCode(letters)) return { kind: 'app', code: letters }
  return { kind: 'recovery', code: writeRecoveryCode(letters) }
}

function isAppCode(letters: string): boolean {
  return letters.length === APP_CODE_DIGITS && /^\d+$/.test(letters)
}

/** A recovery code in the form that it is stored and shown in: two halves with a dash between them. */
export function writeRecoveryCode(letters: string): string {
  const half = RECOVERY_CODE_LENGTH / 2
  return `${letters.slice(0, half)}-${letters.slice(half)}`
}
