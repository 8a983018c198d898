import * as z from 'zod'
import { requiredLine } from '../text.ts'
import { loginSchema } from './admin.ts'

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
